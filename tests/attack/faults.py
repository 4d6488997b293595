"""Let the machine fail under a call: no memory left, a step that cannot be done.

A call must then raise what says so, leave its arguments and what was there before alone, and work
again afterwards. `python -m attack.faults` prints how each went.
"""

import ctypes
import hashlib
import multiprocessing
import os
import resource
import sys
import tempfile

import numpy as np

from magicmath import gf2, helix, modular, plot, reals, rules
from magicmath.bits import Packed, pack

SPARE = 2**18  # bytes that may still be had
_MMAP_THRESHOLD = -3  # of mallopt


def _square(n):
    bits = np.random.default_rng(n).integers(0, 2, (n, n), dtype=np.uint8)
    return np.tril(bits, -1) + np.eye(n, dtype=np.uint8)


def _vector(n):
    return np.random.default_rng(n).integers(0, 2, n, dtype=np.uint8)


def _tests(side):
    return rules.RuleSet(rules.lights_out(side, side).masks).tests


def _drawn(bits):
    return plot.pattern(bits).svg


WITHOUT_MEMORY = {  # a call, and what makes its arguments
    "gf2.matmul": (gf2.matmul, lambda: [_square(2048), _square(2048)]),
    "gf2.matmul, Packed": (gf2.matmul, lambda: [pack(_square(4096)), pack(_square(4096))]),
    "gf2.inv": (gf2.inv, lambda: [_square(2048)]),
    "gf2.inv, Packed": (gf2.inv, lambda: [pack(_square(4096))]),
    "gf2.solve": (gf2.solve, lambda: [_square(4096), _vector(4096)]),
    "gf2.matrix_rank": (gf2.matrix_rank, lambda: [_square(4096)]),
    "gf2.null_space": (gf2.null_space, lambda: [_square(4096)]),
    "gf2.matrix_power": (gf2.matrix_power, lambda: [_square(2048), 3]),
    "pack": (pack, lambda: [_vector(2**25)]),
    "helix.helix": (helix.helix, lambda: [_vector(2**25)]),
    "helix.helix, Packed": (helix.helix, lambda: [pack(_vector(2**26))]),
    "helix.helix of rows": (helix.helix, lambda: [_square(2048)]),
    "helix.cognitive": (helix.cognitive, lambda: [_vector(2**24)]),
    "helix.xor_scan": (helix.xor_scan, lambda: [_vector(2**24)]),
    "helix.geniton": (helix.geniton, lambda: [2048]),
    "reals.parity": (reals.parity, lambda: [_vector(2**22).astype(float)]),
    "modular.System": (modular.System, lambda: [_square(500), 6]),
    "rules.RuleSet": (rules.RuleSet, lambda: [np.zeros((900, 90, 90), np.uint8)]),
    "rules.RuleSet.tests": (_tests, lambda: [40]),
    "plot.pattern": (_drawn, lambda: [_square(2000)]),
}


def _octets(value):
    array = value.words if isinstance(value, Packed) else np.asarray(value)
    return hashlib.sha256(np.ascontiguousarray(array)).digest()


def without_memory(name):
    """Return what is wrong with a call for which there is too little memory, or None."""
    call, made = WITHOUT_MEMORY[name]
    arguments = made()
    call(*arguments)  # what loads late is loaded now
    before = [_octets(value) for value in arguments]
    buffer = np.getbufsize()
    with open("/proc/self/statm") as file:
        occupied = int(file.read().split()[0]) * resource.getpagesize()
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (occupied + SPARE, hard))
    try:
        call(*arguments)
    except MemoryError:
        pass
    except Exception as error:
        return f"raised {type(error).__name__}: {error}"
    else:
        return "needed no memory: this is no test"
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    if np.getbufsize() != buffer:
        return f"NumPy's buffers are left at {np.getbufsize()} items, not {buffer}"
    if [_octets(value) for value in arguments] != before:
        return "an argument was changed"
    call(*arguments)
    return None


def helix_in_place_without_memory():
    """Return what is wrong when the transform in place finds too little memory, or None."""
    words = pack(_vector(2**26)).words
    before = _octets(words)
    helix.helix_in_place(words)
    done = _octets(words)
    with open("/proc/self/statm") as file:
        occupied = int(file.read().split()[0]) * resource.getpagesize()
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (occupied, hard))
    try:
        helix.helix_in_place(words)
    except MemoryError:
        return None if _octets(words) == done else "it is left half done"
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    return None if _octets(words) == before else "the transform is wrong"


def with_a_step_that_fails(steps_done):
    """Return what is wrong when a step of the transform in a file fails, or None."""

    def progress(steps):
        for i, step in enumerate(steps):
            if i == steps_done:
                raise OSError("no space left")
            yield step

    buffer = np.getbufsize()
    with tempfile.TemporaryFile() as file:
        mapped = np.memmap(file, "<u8", "w+", shape=(2**18,))
        mapped[:] = np.random.default_rng(1).integers(0, 2**64, mapped.size, dtype=np.uint64)
        try:
            helix.helix_in_place(mapped, memory=2**20, progress=progress)
        except OSError:
            return None if np.getbufsize() == buffer else "NumPy's buffers are left as they were not"
    return "the failure was swallowed"


FAULTS = {
    **{f"no memory: {name}": (without_memory, name) for name in WITHOUT_MEMORY},
    "no memory: helix_in_place": (helix_in_place_without_memory,),
    "a step fails: helix_in_place, the first": (with_a_step_that_fails, 0),
    "a step fails: helix_in_place, the second": (with_a_step_that_fails, 1),
}


def _in_child(connection, folder, function, *arguments):
    tempfile.tempdir = folder
    ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, 2**16)  # what is freed is given back, or memory never runs out
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    connection.send(function(*arguments))


def suffer(name):
    """Return what is wrong when a fault strikes in a process of its own, or None."""
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe()
    folder = tempfile.TemporaryDirectory(prefix="attack-")
    process = fork.Process(target=_in_child, args=(theirs, folder.name, *FAULTS[name]), daemon=True)
    process.start()
    theirs.close()
    try:
        return ours.recv() if ours.poll(60) else "hangs"
    except EOFError:
        process.join()
        return f"the process ended by {process.exitcode}"
    finally:
        process.kill()
        process.join()
        folder.cleanup()


def main():
    """Let each fault strike, print how it went, and exit with 1 if one went wrong."""
    told = {name: suffer(name) for name in FAULTS if not sys.argv[1:] or name in sys.argv[1:]}
    for name, wrong in told.items():
        print(f"{name:<45}{wrong or 'ok'}")
    for name, wrong in told.items():
        if wrong:
            print(f"FAILED python -m attack.faults {name!r}  # {wrong}")
    sys.exit(any(told.values()))


if __name__ == "__main__":
    main()
