// Show the link to a chapter's notebook where JupyterLite can run: not in a page from a file.

(() => {
  const link = document.querySelector(".as-notebook");
  if (!link || !location.protocol.startsWith("http")) return;
  const under = document.querySelector(".code-switch") ?? document.querySelector("article h1");
  link.hidden = false;
  under?.after(link);
})();
