"""Call everything public with hostile arguments, in processes whose memory and time are bounded.

python -m attack.fuzz --seconds 600 --seed 7      attack for so long, then print a table
python -m attack.fuzz --replay 'reals.det' a='same: objects, NumPy uint8'
"""

import argparse
import contextlib
import faulthandler
import inspect
import json
import multiprocessing
import os
import random
import resource
import signal
import sys
import tempfile
import time
import warnings
from collections import Counter, defaultdict
from math import inf
from multiprocessing.connection import wait

from attack import extremes, hostile, seeds, surface, verdict
from magicmath import ledger

MOST_ADDRESS_SPACE = 3 * 2**30
MOST_GROWTH = 2**30 + 2**27
MOST_CPU = 5  # seconds for one call
MOST_WALL = 60
OF_THE_MACHINE = ("hang", "over 1 GiB", "crash")
COLUMNS = ("wrong", "unnatural", "unshown", "changed", "hang", "over 1 GiB", "crash", "unnamed", "long")
TAKE_LESS = {"bits.Packed", "helix.helix_in_place", *surface.REFUSED_EVEN_IF_GOOD}
MAY_CHANGE = {("helix.helix_in_place", "a"), ("bits.Packed", "words")}


def cases(targets, seed):
    """Yield the legal extremes, each single hostile argument, and then pairs of them, all in random order."""
    randomly = random.Random(seed)
    single = [
        (name, {parameter: label})
        for name, target in targets.items()
        for parameter in _attacked(target)
        for label in hostile.LABELS
    ]
    single += [(name, {}) for name in extremes.EXTREMES]
    randomly.shuffle(single)
    yield from single
    wide = [target for target in targets.values() if len(_attacked(target)) > 1]
    while True:
        target = randomly.choice(wide)
        chosen = randomly.sample(_attacked(target), 2)
        yield target.name, {parameter: randomly.choice(hostile.LABELS) for parameter in chosen}


def _attacked(target):
    """Return the parameters of a target but the name that `as_board` and its like give another."""
    reads = target.name.rpartition(".")[2].startswith("as_")
    return [parameter for parameter in target.parameters if not (reads and parameter == "name")]


def attempt(target, labels):
    """Make one call; return its fault or None, and what is to be told of it."""
    try:
        owner, arguments = surface.good_call(target)
        for parameter, label in labels.items():
            arguments[parameter] = _replaced(target, parameter, label, arguments[parameter])
    except LookupError:
        return None, "not applicable"
    except Exception as error:
        return None, f"cannot be made: {type(error).__name__}"
    before = {name: verdict.fingerprint(arguments[name]) for name in labels}
    _forget_peak()
    occupied = _peak()
    result = raised = None
    try:
        result = surface.perform(target, owner, arguments)
        result = _consumed(result) if hasattr(result, "__next__") else result
    except Exception as error:
        raised = error
    told = f"{type(raised).__name__}: {_text(raised)}" if raised else f"returned a {type(result).__name__}"
    if (grown := _peak() - occupied) > MOST_GROWTH:
        return "over 1 GiB", f"{grown >> 20} MiB; {told}"
    for name in labels:
        if verdict.fingerprint(arguments[name]) != before[name] and (target.name, name) not in MAY_CHANGE:
            return "changed", f"{name} is no longer what it was"
    if raised is None:
        return verdict.of_result(result) or _difference(target, labels, result), told
    fault = verdict.of_exception(raised, target, labels)
    if not fault and set(labels.values()) <= hostile.TAKEN and target.name not in TAKE_LESS:
        return "wrong", f"refused what it takes in another form: {told}"
    return fault, told


def _replaced(target, parameter, label, good):
    if parameter == "computed" and isinstance(good, dict):
        return {key: hostile.make(label, value) for key, value in good.items()}
    declared = inspect.signature(target.call).parameters.get(parameter)
    is_spread = declared is not None and declared.kind is inspect.Parameter.VAR_POSITIONAL
    if is_spread and label in hostile.VALUES:
        return (*good, hostile.make(label, good))
    return hostile.make(label, good)


def _difference(target, labels, result):
    """Tell whether the same values in other forms gave another result than the good ones."""
    if not set(labels.values()) <= hostile.TAKEN:
        return None
    owner, arguments = surface.good_call(target)
    good = surface.perform(target, owner, arguments)
    if hasattr(good, "__next__"):
        good = _consumed(good)
    alike = _plain(verdict.shown(result)) == _plain(verdict.shown(good))
    return None if alike else "wrong"


def _plain(text):
    return text.split(" at 0x")[0]


def _consumed(iterator):
    from itertools import islice

    return list(islice(iterator, verdict.MOST_ITEMS))


def _text(error):
    try:
        return str(error)[:300]
    except Exception as second:
        return f"a message that raises {type(second).__name__}"


def _forget_peak():
    with contextlib.suppress(OSError), open("/proc/self/clear_refs", "w") as file:
        file.write("5")


def _peak():
    with open("/proc/self/status") as file:
        return next(int(line.split()[1]) << 10 for line in file if line.startswith("VmHWM"))


def work(connection, targets, folder):
    """Make the calls that come through a connection, until none does."""
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_ADDRESS_SPACE, MOST_ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    faulthandler.disable()  # a crash is told by whoever waits
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore")
    sys.stdout = sys.stderr = open(os.devnull, "w", errors="replace")  # noqa: SIM115
    os.dup2(sys.stderr.fileno(), 2)
    _let_a_bar_be_stopped()
    while (case := connection.recv()) is not None:
        name, labels = case
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # which ends the process, wherever it hangs
        signal.setitimer(signal.ITIMER_PROF, MOST_CPU)
        try:
            answer = _extreme(name) if name in extremes.EXTREMES else attempt(targets[name], labels)
        except Stopped:
            answer = None, "long, under a bar, and stopped"
        signal.setitimer(signal.ITIMER_PROF, 0)
        connection.send(answer)


class Stopped(BaseException):
    """Long work that shows a bar is interrupted, as a reader would."""


def _let_a_bar_be_stopped():
    import tqdm.auto

    made = tqdm.auto.tqdm

    def bar(*args, **options):
        signal.signal(signal.SIGPROF, _stop)
        return made(*args, **options)

    tqdm.auto.tqdm = bar


def _stop(*_):
    raise Stopped


def _extreme(name):
    _forget_peak()
    occupied = _peak()
    try:
        told = f"returned a {type(extremes.EXTREMES[name]()).__name__}"
    except (ValueError, NotImplementedError) as error:
        told = f"{type(error).__name__}: {_text(error)}"
    except Exception as error:
        kind = "over 1 GiB" if isinstance(error, MemoryError) else "unnatural"
        return kind, f"{type(error).__name__}: {_text(error)}"
    grown = _peak() - occupied
    return ("over 1 GiB" if grown > MOST_GROWTH else None), f"{grown >> 20} MiB; {told}"


class Worker:
    """A process that makes one call at a time, and is replaced when a call ends it."""

    def __init__(self, targets):
        self._targets = targets
        self._folder = tempfile.TemporaryDirectory(prefix="attack-")
        self._start()

    def _start(self):
        self.connection, theirs = multiprocessing.Pipe()
        fork = multiprocessing.get_context("fork")
        self.process = fork.Process(target=work, args=(theirs, self._targets, self._folder.name), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, case):
        """Have a case called."""
        self.case, self.since = case, time.monotonic()
        self.connection.send(case)

    def take(self):
        """Return what the call did; a process that is gone, or must go, is replaced."""
        left = MOST_WALL - (time.monotonic() - self.since)
        if not self.connection.poll(max(left, 0)):
            self.process.kill()
        try:
            return self.connection.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            code = -self.process.exitcode
            self._start()
            ended = signal.Signals(code).name if code > 0 else f"exit {-code}"
            return ("hang" if code in (signal.SIGPROF, signal.SIGKILL) else "crash"), ended

    def stop(self):
        """End the process, and leave nothing behind."""
        self.process.kill()
        self.process.join()
        self._folder.cleanup()


def attack(seconds, seed, workers=2, most=inf):
    """Make most calls, or as many as there are seconds for; return their number and the faults.

    A fault is (its name, case, what is told).
    """
    targets = surface.targets()
    _load_what_is_lazy(targets)
    coming, faults, calls = cases(targets, seed), [], Counter()
    pool = [Worker(targets) for _ in range(workers)]
    end = time.monotonic() + seconds
    try:
        for worker in pool:
            worker.give(next(coming))
        while time.monotonic() < end and calls.total() < most:
            wait([worker.connection for worker in pool], timeout=1)
            for worker in pool:
                if worker.connection.poll() or time.monotonic() - worker.since > MOST_WALL:
                    case, (fault, told) = worker.case, worker.take()
                    if told != "not applicable":
                        calls[case[0]] += 1
                    if fault:
                        faults.append((fault, case, told))
                    worker.give(next(coming))
    finally:
        for worker in pool:
            worker.stop()
    doubtful = {reproduction(case): case for fault, case, _ in faults if fault in OF_THE_MACHINE}
    gone = {name for name, case in doubtful.items() if not comes_again(case, targets)}
    return calls, [one for one in faults if one[0] not in OF_THE_MACHINE or reproduction(one[1]) not in gone]


def comes_again(case, targets):
    """Tell whether a case has a fault with nothing beside it: a machine short of memory makes others."""
    worker = Worker(targets)
    try:
        worker.give(case)
        return worker.take()[0] is not None
    finally:
        worker.stop()


def _load_what_is_lazy(targets):
    ledger.table()  # the first call judges all rows, which is no hang
    for target in targets.values():
        with contextlib.suppress(Exception):
            repr(surface.perform(target, *surface.good_call(target)))


def reproduction(case):
    """Return the command that makes a case's call again."""
    name, labels = case
    return f"python -m attack.fuzz --replay {name!r} " + " ".join(f"{p}={v!r}" for p, v in labels.items())


def report(calls, faults, seed, examples=3):
    """Return the table of an attack, and below it some examples of each fault of each target."""
    counts = defaultdict(Counter)
    groups = defaultdict(list)
    for fault, case, told in faults:
        counts[case[0]][fault] += 1
        groups[case[0], fault, told.split(":")[0]].append((case, told))
    lines = [f"seed {seed}", "", f"{'':<44}{'calls':>7}" + "".join(f"{c:>11}" for c in COLUMNS)]
    for name in sorted(counts):
        lines.append(f"{name:<44}{calls[name]:>7}" + "".join(f"{counts[name][c] or '':>11}" for c in COLUMNS))
    total = sum(counts.values(), Counter())
    lines.append(f"{'all':<44}{calls.total():>7}" + "".join(f"{total[c]:>11}" for c in COLUMNS))
    for (_, fault, _), found in sorted(groups.items()):
        for case, told in found[:examples]:
            lines.append(f"FAILED {fault}: {reproduction(case)}  # {told[:200]!r}")
        if len(found) > examples:
            lines.append(f"    and {len(found) - examples} alike")
    return "\n".join(lines)


def main():
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m attack.fuzz")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--calls", type=int, default=inf, help="stop after so many")
    seeds.add_option(parser)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", help="write the faults to this file, too")
    parser.add_argument("--replay", nargs="+", metavar=("NAME", "PARAMETER=LABEL"))
    options = parser.parse_args()
    if options.replay:
        name, *pairs = options.replay
        targets = surface.targets()
        worker = Worker(targets)
        worker.give((name, dict(pair.split("=", 1) for pair in pairs)))
        fault, told = worker.take()
        worker.stop()
        print(fault or "no fault", "-", told)
        sys.exit(fault is not None)
    calls, faults = attack(options.seconds, options.seed, options.workers, options.calls)
    print(report(calls, faults, options.seed).encode("ascii", "backslashreplace").decode())
    if options.json:
        with open(options.json, "w") as file:
            json.dump(faults, file)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
