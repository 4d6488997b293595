// Show the lines of the verdicts that are chosen; a link to a line shows it whatever the choice.

(() => {
  const choice = document.querySelector(".ledger-choice");
  if (!choice) return;
  const lines = [...document.querySelectorAll(".ledger article")];

  function show() {
    const chosen = new Set([...choice.querySelectorAll("input:checked")].map((box) => box.value));
    for (const line of lines) line.classList.toggle("away", !chosen.has(line.dataset.verdict));
  }

  function follow() {
    const line = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!line?.classList.contains("away")) return;
    choice.reset();
    show();
    line.scrollIntoView();
  }

  choice.addEventListener("change", show);
  addEventListener("hashchange", follow);
  show();
  follow();
})();
