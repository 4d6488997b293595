// Show the links to other forms of a chapter at its foot, where they are: not in a book that was taken along.

(() => {
  const links = document.querySelector(".beyond");
  if (!links || !location.protocol.startsWith("http")) return;
  links.hidden = false;
  (document.querySelector("article section") ?? document.querySelector("article"))?.append(links);
})();
