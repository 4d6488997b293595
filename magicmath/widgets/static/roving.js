// Several elements of which Tab reaches one, and arrow keys the others.

// `next(key, index)` tells where a key leads, or null; return a function that moves there.
export function roving(container, items, next) {
  const places = new Map(items.map((item, i) => [item, i]));
  let current = 0;
  items.forEach((item, i) => { item.tabIndex = i ? -1 : 0; });

  function moveTo(index, options) {
    items[current].tabIndex = -1;
    items[index].tabIndex = 0;
    current = index;
    items[index].focus(options);
  }

  container.addEventListener("keydown", (event) => {
    const index = places.get(event.target);
    const target = index === undefined ? null : next(event.key, index);
    if (target === null) return;
    moveTo(target);
    event.preventDefault();
  });
  return moveTo;
}
