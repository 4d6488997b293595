// Long work in slices, so that the page stays awake.

const SLICE_MILLISECONDS = 8;

// Run a generator to its end; return a way to stop it.
export function work(generator, atOnce, done) {
  let timer = null;
  function slice() {
    const pause = performance.now() + SLICE_MILLISECONDS;
    let step;
    do step = generator.next(); while (!step.done && (atOnce || performance.now() < pause));
    if (step.done) done(step.value);
    else timer = setTimeout(slice);
  }
  slice();
  return () => clearTimeout(timer);
}
