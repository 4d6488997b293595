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
    const isNamed = (known) => !named || named.includes(known.event);
    const isMeant = (known) => isNamed(known) && (!listener || known.listener === listener);
    this.listeners = this.listeners.filter((known) => !isMeant(known));
  }

  save_changes() {}
}

const told = [...document.querySelectorAll("#states")].at(-1); // text may hold this id, too
const states = JSON.parse(told.textContent);
const models = new Map();

function play(place, { module, state }) {
  if (!models.has(place.dataset.model)) models.set(place.dataset.model, new Model(state));
  place.model = models.get(place.dataset.model);
  const widget = globalThis.pageWidgets?.[module];
  if (!widget) throw new Error("the code of this figure does not run");
  const el = document.createElement("div");
  const drawn = widget.render({ model: place.model, el });
  const still = [...place.childNodes];
  place.replaceChildren(el);
  Promise.resolve(drawn).catch((error) => stop(place, still, error));
}

function stop(place, still, error) {
  console.error(error);
  const note = document.createElement("p");
  note.className = "stopped";
  note.textContent = "This figure does not play here. You see how it stood when the page was made.";
  place.replaceChildren(...still, note);
}

performance.mark("begin");
for (const place of document.querySelectorAll(".live")) {
  const shown = states[place.dataset.model];
  if (!shown) continue;
  try {
    play(place, shown);
  } catch (error) {
    stop(place, [...place.childNodes], error);
  }
}
document.body.offsetWidth; // lay it out now, so that the measure tells the whole first draw
performance.measure("drawn", "begin");
