// Show the deck, and let each figure be as large as its slide has room for.

(() => {
  const LARGEST = 2.4;
  const SMALLEST = 0.5;
  const STEP = 0.05;
  const MIDDLE = 1.5;
  const CLAIMS = ["", "400px", "500px", "600px"]; // the claim stands above the figure, or so wide beside it
  const BETTER = 1.15; // how much larger a figure must become by that
  const [WIDTH, HEIGHT] = [1280, 720];
  const LOWEST = 680; // below stand the number of the slide and the arrows

  const PARTS = ".figure > :not(.unseen), .across .live > * > *";

  function lowest(fitted) {
    const [outer, inner] = [fitted, fitted.querySelector(".figure")]
      .map((one) => one.getBoundingClientRect());
    return (inner.bottom - outer.top) * (WIDTH / outer.width);
  }

  const isTooLarge = (fitted) => fitted.scrollHeight > HEIGHT || fitted.scrollWidth > WIDTH
    || lowest(fitted) > LOWEST
    || [...fitted.querySelectorAll(PARTS)].some((one) => one.scrollWidth > one.clientWidth + 1);

  function setZoom(figure, zoom) {
    figure.style.zoom = zoom;
    figure.style.setProperty("--figure-zoom", zoom); // labels keep a size of their own
  }

  // A figure's parts stand below one another, or go on in a second column.
  function layOut(fitted, { claim, isAcross }) {
    fitted.classList.toggle("beside", Boolean(claim));
    fitted.classList.toggle("across", isAcross);
    fitted.style.setProperty("--claim", claim);
  }

  // How large a figure can be where its claim and its parts stand so.
  function tried(fitted, figure, way) {
    layOut(fitted, way);
    let [zoom, tooLarge] = [SMALLEST, LARGEST + STEP];
    while (tooLarge - zoom > STEP) {
      const middle = (zoom + tooLarge) / 2;
      setZoom(figure, middle);
      if (isTooLarge(fitted)) tooLarge = middle;
      else zoom = middle;
    }
    setZoom(figure, zoom);
    for (let next = MIDDLE; isTooLarge(fitted) && next > SMALLEST; next -= 2 * STEP) {
      setZoom(figure, next); // text keeps its size, so what is too large at one zoom may fit at a larger one
      zoom = next;
    }
    return { ...way, zoom, size: isTooLarge(fitted) ? 0 : Math.min(zoom, scaleOfDrawing(figure)) };
  }

  const CELL = 24; // pixels of a triangle's cell, unless it has little room

  // A drawing, and a triangle, shrink by themselves where they have little room.
  function scaleOfDrawing(figure) {
    const drawings = [...figure.querySelectorAll("svg")].filter((one) => one.clientWidth);
    const largest = drawings.sort((a, b) => b.clientWidth - a.clientWidth)[0];
    const cell = figure.querySelector(".mm-triangle .mm-cell")?.getBoundingClientRect();
    return Math.min(largest?.getScreenCTM().a ?? Infinity, cell ? cell.width / CELL : Infinity);
  }

  function fit(section) {
    const fitted = section?.querySelector(".fitted");
    const figure = fitted?.querySelector(".figure");
    if (!figure?.childElementCount) return;
    const ways = CLAIMS.flatMap((claim) => [false, true].map((isAcross) => ({ claim, isAcross })))
      .map((way) => tried(fitted, figure, way));
    const best = ways.reduce((one, other) => (other.size > BETTER * one.size ? other : one));
    layOut(fitted, best);
    setZoom(figure, best.zoom);
    keepWordsLarge(fitted, figure);
  }

  // A wide drawing is shown small: its words must not be.
  function keepWordsLarge(fitted, figure) {
    const onScreen = fitted.getBoundingClientRect().width / WIDTH;
    for (const drawing of figure.querySelectorAll(":scope > :not(.live) svg")) {
      drawing.style.setProperty("--drawn", drawing.getScreenCTM().a / onScreen);
    }
  }

  const reveal = new Reveal({
    width: WIDTH, height: HEIGHT, margin: 0, minScale: 0.1, maxScale: 4, center: false, hash: true,
    slideNumber: "c/t", transition: "none", pdfSeparateFragments: false,
    plugins: [LecturerNotes],
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
