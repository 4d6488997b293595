// Several elements of which Tab reaches one, and arrow keys the others.

const along = (count) => (key, index) => {
  switch (key) {
    case "ArrowRight": case "ArrowDown": return Math.min(count - 1, index + 1);
    case "ArrowLeft": case "ArrowUp": return Math.max(0, index - 1);
    case "Home": return 0;
    case "End": return count - 1;
    default: return null;
  }
};

// `next(key, index)` tells where a key leads, or null; return a function that moves there.
export function roving(container, items, next = along(items.length)) {
  const places = new Map(items.map((item, i) => [item, i]));
  let current = 0;
  items.forEach((item, i) => { item.tabIndex = i ? -1 : 0; });

  function reach(index) {
    items[current].tabIndex = -1;
    items[index].tabIndex = 0;
    current = index;
  }

  function moveTo(index, options) {
    reach(index);
    items[index].focus(options);
  }

  container.addEventListener("focusin", (event) => {
    if (places.has(event.target)) reach(places.get(event.target));
  });
  container.addEventListener("keydown", (event) => {
    const index = places.get(event.target);
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = next(event.key, index);
    if (target === null) return;
    moveTo(target);
    event.preventDefault();
  });
  return moveTo;
}
