// A group of buttons, of which Tab reaches one, and arrows the others.

function targetOf(key, index, count) {
  switch (key) {
    case "ArrowRight": case "ArrowDown": return Math.min(count - 1, index + 1);
    case "ArrowLeft": case "ArrowUp": return Math.max(0, index - 1);
    case "Home": return 0;
    case "End": return count - 1;
    default: return -1;
  }
}

export function roving(group, buttons) {
  const reach = (index) => buttons.forEach((one, i) => { one.tabIndex = i === index ? 0 : -1; });
  group.addEventListener("focusin", (event) => {
    const index = buttons.indexOf(event.target);
    if (index >= 0) reach(index);
  });
  group.addEventListener("keydown", (event) => {
    const index = buttons.indexOf(event.target);
    const target = targetOf(event.key, index, buttons.length);
    if (index < 0 || target < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    buttons[target].focus();
    event.preventDefault();
  });
  reach(0);
}
