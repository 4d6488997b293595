// Filter the lines by document, verdict and word; a link to a line shows it whatever the filter.
const filters = document.getElementById("filters");
const articles = [...document.querySelectorAll("article")];
const words = new Map(articles.map((article) => [article, article.textContent.toLowerCase()]));

function fits(article) {
  const { document: chosen, verdict, word } = filters.elements;
  return (
    (!chosen.value || article.dataset.document === chosen.value) &&
    (!verdict.value || article.dataset.verdict === verdict.value) &&
    words.get(article).includes(word.value.trim().toLowerCase())
  );
}

function show() {
  const kept = new Set(articles.filter(fits));
  for (const article of articles) article.classList.toggle("away", !kept.has(article));
  for (const section of document.querySelectorAll("main > section")) {
    const own = [...section.querySelectorAll("article")];
    section.classList.toggle("away", own.length > 0 && !own.some((article) => kept.has(article)));
  }
  document.body.classList.toggle("lines-without", filters.elements.all.checked);
  document.getElementById("shown").textContent = `${kept.size} of ${articles.length} lines`;
}

function followLink() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.classList.contains("away")) {
    filters.reset();
    show();
    target.scrollIntoView();
  }
}

filters.addEventListener("input", show);
filters.addEventListener("submit", (event) => event.preventDefault());
filters.addEventListener("reset", () => setTimeout(show));
addEventListener("hashchange", followLink);
show();
followLink();
