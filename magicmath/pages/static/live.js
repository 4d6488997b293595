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

function begin(place, figures, { figure, state }) {
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

export function play(figures) {
  // what a Python in the page needs of the figures: their models, and a way to show a new one
  globalThis.pageFigures = {
    show(place, name, told) {
      models.delete(name);
      place.dataset.model = name;
      begin(place, figures, told);
    },
  };
  const scripts = [...document.querySelectorAll("script.states")];
  const states = Object.assign({}, ...scripts.map(({ textContent }) => JSON.parse(textContent)));
  performance.mark("begin");
  for (const place of document.querySelectorAll(".live")) {
    const shown = states[place.dataset.model];
    if (!shown) continue; // a text may hold such a place, too
    try {
      begin(place, figures, shown);
    } catch (error) {
      stop(place, [...place.childNodes], error);
    }
  }
  document.body.offsetWidth; // lay it out now, so that the measure tells the whole first draw
  performance.measure("drawn", "begin");
}
