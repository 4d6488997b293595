// A switch that shows or folds all code of a page, and the meaning of APL's signs where code holds them.

(() => {
  const KEY = "magic: show code";
  const folds = [...document.querySelectorAll("details.above-input")];

  function kept(value) {
    try {
      if (value !== undefined) localStorage.setItem(KEY, value);
      return localStorage.getItem(KEY);
    } catch {
      return null; // a file, or a browser that keeps nothing
    }
  }

  function addSwitch() {
    const label = document.createElement("label");
    const box = Object.assign(document.createElement("input"), { type: "checkbox" });
    label.className = "code-switch";
    label.append(box, "show the code of this page");
    const set = () => folds.forEach((fold) => { fold.open = box.checked; });
    box.checked = kept() === "yes";
    if (box.checked) set();
    box.addEventListener("change", () => {
      kept(box.checked ? "yes" : "no");
      set();
    });
    (document.querySelector("article section") ?? document.querySelector("article"))?.append(label);
  }

  function addSigns(meanings) {
    const named = { className: "apl-signs", hidden: true, id: "apl-signs" };
    const box = Object.assign(document.createElement("div"), named);
    box.setAttribute("role", "tooltip");
    const hide = () => { box.hidden = true; };
    const show = (code, found) => {
      const list = document.createElement("dl");
      for (const sign of found) {
        const [term, words] = [document.createElement("dt"), document.createElement("dd")];
        [term.textContent, words.textContent] = [sign, meanings[sign]];
        list.append(term, words);
      }
      box.replaceChildren(list);
      box.hidden = false;
      const place = code.getBoundingClientRect();
      const left = Math.min(place.left, document.documentElement.clientWidth - box.offsetWidth - 8);
      box.style.left = `${Math.max(8, left) + scrollX}px`;
      box.style.top = `${place.bottom + scrollY + 6}px`;
    };
    for (const code of document.querySelectorAll("article :not(pre) > code")) {
      const found = [...new Set(code.textContent)].filter((sign) => sign in meanings);
      if (!found.length || code.closest(".live, a, summary")) continue;
      code.classList.add("has-signs");
      code.tabIndex = 0;
      code.setAttribute("aria-describedby", box.id);
      for (const event of ["mouseenter", "focus"]) code.addEventListener(event, () => show(code, found));
      for (const event of ["mouseleave", "blur"]) code.addEventListener(event, hide);
    }
    document.body.append(box);
    document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });
  }

  for (const pre of document.querySelectorAll("article pre")) pre.tabIndex = 0; // so that keys can scroll it
  if (folds.length) addSwitch();
  const signs = document.getElementById("apl-meanings");
  if (signs) addSigns(JSON.parse(signs.textContent));
})();
