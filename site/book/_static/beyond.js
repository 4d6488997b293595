// Show the links to other forms of a chapter where they are: not in a book that was taken along.

(() => {
  const links = document.querySelector(".beyond");
  if (!links || !location.protocol.startsWith("http")) return;
  const under = document.querySelector(".code-switch") ?? document.querySelector("article h1");
  links.hidden = false;
  under?.after(links);
})();
