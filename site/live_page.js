// Give each figure of a page a model that keeps its state, one for all its views.

class Model {
  constructor(state) {
    this.state = { ...state };
    this.listeners = [];
    this.changed = new Set(); // names that the figure itself has set
    this.tell = () => {}; // what a Python that knows the figure is told
  }

  get(name) {
    return this.state[name];
  }

  set(name, value) {
    if (this.state[name] === value) return;
    this.changed.add(name);
    this.put(name, value);
  }

  put(name, value) {
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

  save_changes() {
    return this.tell(this.changes());
  }

  // Become what a Python says that the figure is, but for what its reader has done.
  take(state) {
    for (const [name, value] of Object.entries(state)) {
      const isSame = JSON.stringify(this.state[name]) === JSON.stringify(value);
      if (!isSame && !this.changed.has(name)) this.put(name, value);
    }
  }

  changes() {
    return Object.fromEntries([...this.changed].map((name) => [name, this.state[name]]));
  }
}

const models = new Map();

function play(place, { figure, state }) {
  const name = place.dataset.model;
  if (!models.has(name)) models.set(name, new Model(state));
  place.model = models.get(name);
  place.figure = figure;
  const el = document.createElement("div");
  const drawn = figures[figure].render({ model: place.model, el });
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

// What a Python in the page needs of the figures: their models, and a way to show a new one.
globalThis.pageFigures = {
  show(place, name, told) {
    models.delete(name);
    place.dataset.model = name;
    play(place, told);
  },
};

const told = [...document.querySelectorAll("script.states")].map((script) => JSON.parse(script.textContent));
const states = Object.assign({}, ...told);
for (const place of document.querySelectorAll(".live")) {
  try {
    play(place, states[place.dataset.model]);
  } catch (error) {
    stop(place, [...place.childNodes], error);
  }
}
