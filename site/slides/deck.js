// Show the deck, and let each figure be as large as its slide has room for.

(() => {
  const LARGEST = 2.4;
  const SMALLEST = 0.5;
  const STEP = 0.05;
  const [WIDTH, HEIGHT] = [1280, 720];

  const isTooLarge = (fitted) => fitted.scrollHeight > HEIGHT || fitted.scrollWidth > WIDTH
    || [...fitted.querySelectorAll(".figure > :not(.unseen)")].some((one) => one.scrollWidth > one.clientWidth + 1);

  function fit(section) {
    const fitted = section?.querySelector(".fitted");
    const figure = fitted?.querySelector(".figure");
    if (!figure?.childElementCount) return;
    for (let zoom = LARGEST; zoom >= SMALLEST; zoom -= STEP) {
      figure.style.zoom = zoom;
      if (!isTooLarge(fitted)) break;
    }
  }

  const reveal = new Reveal({
    width: WIDTH, height: HEIGHT, margin: 0, minScale: 0.1, maxScale: 4, center: false, hash: true,
    slideNumber: "c/t", transition: "none", pdfSeparateFragments: false, plugins: globalThis.RevealNotes ? [RevealNotes] : [], // a deck in one file has none
    keyboardCondition: (event) => !event.target?.closest?.(".live"),
  });
  reveal.initialize().then(() => {
    document.querySelectorAll(".reveal section").forEach((section) => {
      const figure = section.querySelector(".figure");
      let last = "";
      new ResizeObserver(() => {
        const size = `${figure.scrollWidth}×${figure.childElementCount}×${figure.textContent.length}`;
        if (size === last || section.hidden) return;
        last = size;
        requestAnimationFrame(() => fit(section));
      }).observe(figure);
    });
    fit(reveal.getCurrentSlide());
    reveal.on("slidechanged", ({ currentSlide }) => fit(currentSlide));
    document.documentElement.dataset.ready = "yes";
  });
})();
