// Slides: one section at a time, by key or by button; a widget keeps its own keys.

const sections = [...document.querySelectorAll("main > section")];
const label = document.createElement("span");
label.setAttribute("role", "status");
const button = (textContent, onclick) =>
  Object.assign(document.createElement("button"), { type: "button", textContent, onclick });
const back = button("‹ Back", () => go(at - 1));
const next = button("Next ›", () => go(at + 1));
const bar = document.createElement("nav");
bar.setAttribute("aria-label", "slides");
bar.append(back, label, next);
document.body.append(bar);
document.body.classList.add("one-by-one");
let at = -1;

function show(wanted) {
  at = Math.max(0, Math.min(sections.length - 1, wanted));
  sections.forEach((section, i) => { section.hidden = i !== at; });
  label.textContent = `${at + 1} of ${sections.length}`;
  back.disabled = at === 0;
  next.disabled = at === sections.length - 1;
  scrollTo(0, 0);
}

function go(wanted) {
  if (wanted < 0 || wanted >= sections.length) return;
  history.replaceState(null, "", `#${wanted + 1}`);
  show(wanted);
  sections[at].focus({ preventScroll: true });
}

function fromAddress() {
  const name = decodeURIComponent(location.hash.slice(1));
  const named = sections.findIndex((section) => section.contains(document.getElementById(name)));
  show(named >= 0 ? named : (Number(name) || 1) - 1);
}

addEventListener("hashchange", fromAddress);
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest?.("input, select, textarea, pre, .wide")) return;
  if (event.key === "ArrowRight" || event.key === "PageDown") go(at + 1);
  else if (event.key === "ArrowLeft" || event.key === "PageUp") go(at - 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(sections.length - 1);
  else return;
  event.preventDefault();
});
fromAddress();
