// A chapter is one sitting: what its list "For other days" names waits out of sight until it is chosen.

(() => {
  const list = document.getElementById("for-other-days");
  if (!list) return;
  const visits = [];
  for (let part = list.nextElementSibling; part; part = part.nextElementSibling) {
    if (part.matches("section")) visits.push(part);
  }
  const all = Object.assign(document.createElement("button"), { type: "button", className: "all-visits" });
  all.textContent = "Show all of them below";

  function tell() {
    all.hidden = visits.every((visit) => !visit.hidden);
  }

  function show(visit) {
    if (visit) visit.hidden = false;
    tell();
  }

  function follow() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const visit = visits.find((one) => one.contains(target));
    if (!visit?.hidden) return;
    show(visit);
    target.scrollIntoView();
  }

  for (const visit of visits) {
    visit.setAttribute("hidden", "until-found"); // a search in the page finds and opens it
    visit.addEventListener("beforematch", () => show(visit));
  }
  all.addEventListener("click", () => visits.forEach(show));
  list.append(all);
  // the link itself opens its visit, before the browser looks for a place to go to
  document.addEventListener("click", ({ target }) => {
    const id = target.closest?.('a[href*="#"]')?.hash.slice(1);
    const place = id && document.getElementById(decodeURIComponent(id));
    if (place) show(visits.find((one) => one.contains(place)));
  });
  addEventListener("hashchange", follow);
  addEventListener("beforeprint", () => visits.forEach(show));
  follow();
})();
