// Let a browser keep the visited pages of a site that came over http, so that they open without a network.

(() => {
  if (!location.protocol.startsWith("http") || !navigator.serviceWorker) return;
  const root = new URL("../", document.currentScript.src);
  addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register(new URL("service_worker.js", root));
      if (navigator.serviceWorker.controller) return;
      const { active } = await navigator.serviceWorker.ready;
      const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
      active.postMessage([location.href.split("#")[0], ...loaded]);
    } catch (error) {
      console.info(error); // a browser that keeps nothing, such as a private window
    }
  });
})();
