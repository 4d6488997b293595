// A saved page: give each widget a model that keeps its state, one for all its views.

class Model {
  constructor(state) {
    this.state = { ...state };
    this.listeners = [];
  }

  get(name) {
    return this.state[name];
  }

  set(name, value) {
    if (this.state[name] === value) return;
    this.state[name] = value;
    for (const { event, listener } of [...this.listeners]) {
      if (event === `change:${name}` || event === "change") listener();
    }
  }

  on(events, listener) {
    for (const event of events.split(" ")) this.listeners.push({ event, listener });
  }

  off(events, listener) {
    const named = events?.split(" ");
    this.listeners = this.listeners.filter((known) => !((!named || named.includes(known.event)) && (!listener || known.listener === listener)));
  }

  save_changes() {}
}

const states = JSON.parse(document.getElementById("states").textContent);
const models = new Map();

performance.mark("begin");
for (const place of document.querySelectorAll(".live")) {
  const { module, state } = states[place.dataset.model] ?? {};
  const widget = globalThis.pageWidgets?.[module];
  if (!widget) continue;
  if (!models.has(place.dataset.model)) models.set(place.dataset.model, new Model(state));
  place.model = models.get(place.dataset.model);
  const el = document.createElement("div");
  widget.render({ model: place.model, el });
  place.replaceChildren(el);
}
document.body.offsetWidth; // lay it out now, so that the measure tells the whole first draw
performance.measure("drawn", "begin");
