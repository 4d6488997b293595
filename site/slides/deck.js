// Show the deck, and let each figure be as large as its slide has room for.

(() => {
  const LARGEST = 2.4;
  const SMALLEST = 0.5;
  const STEP = 0.05;
  const CLAIMS = ["", "400px", "600px"]; // where the claim stands: above the figure, or so wide beside it
  const BETTER = 1.15; // how much larger a figure must become by that
  const [WIDTH, HEIGHT] = [1280, 720];

  const isTooLarge = (fitted) => fitted.scrollHeight > HEIGHT || fitted.scrollWidth > WIDTH
    || [...fitted.querySelectorAll(".figure > :not(.unseen)")].some((one) => one.scrollWidth > one.clientWidth + 1);

  function setZoom(figure, zoom) {
    figure.style.zoom = zoom;
    figure.style.setProperty("--figure-zoom", zoom); // labels keep a size of their own
  }

  function layOut(fitted, claim) {
    fitted.classList.toggle("beside", Boolean(claim));
    fitted.style.setProperty("--claim", claim);
  }

  // How large a figure can be where its claim stands so.
  function tried(fitted, figure, claim) {
    layOut(fitted, claim);
    let zoom = LARGEST;
    for (; zoom > SMALLEST; zoom -= STEP) {
      setZoom(figure, zoom);
      if (!isTooLarge(fitted)) break;
    }
    const size = figure.querySelector("figure svg")?.getScreenCTM().a ?? zoom; // a picture shrinks by itself
    return { claim, zoom, size };
  }

  function fit(section) {
    const fitted = section?.querySelector(".fitted");
    const figure = fitted?.querySelector(".figure");
    if (!figure?.childElementCount) return;
    const ways = CLAIMS.map((claim) => tried(fitted, figure, claim));
    const { claim, zoom } = ways.reduce((best, way) => (way.size > BETTER * best.size ? way : best));
    layOut(fitted, claim);
    setZoom(figure, zoom);
  }

  const reveal = new Reveal({
    width: WIDTH, height: HEIGHT, margin: 0, minScale: 0.1, maxScale: 4, center: false, hash: true,
    slideNumber: "c/t", transition: "none", pdfSeparateFragments: false,
    plugins: globalThis.RevealNotes ? [RevealNotes] : [], // a deck in one file has none
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
