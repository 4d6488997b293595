// What stands between a model, which Python and other views change too, and one view of it.

// Hear of changes, and make some; those made together are heard of once.
export function follow(model, names, update) {
  const events = names.map((name) => `change:${name}`).join(" ");
  let isChanging = false;
  const heard = () => { if (!isChanging) update(); };
  model.on(events, heard);
  return {
    stop: () => model.off(events, heard),
    change(values) {
      isChanging = true;
      for (const [name, value] of Object.entries(values)) model.set(name, value);
      isChanging = false;
      model.save_changes();
      update();
    },
  };
}

// The same function, which works out nothing anew as long as its arguments stay.
export function remembered(compute) {
  let last = null;
  let value;
  return (...given) => {
    if (!last || given.some((argument, i) => argument !== last[i])) {
      value = compute(...given);
      last = given;
    }
    return value;
  };
}

// What a board is, and never changes.
export function boardOf(model) {
  const start = model.get("_start");
  const [rows, columns] = [start.length, start[0].length];
  const places = model.get("_places");
  return {
    rows, columns, places, size: rows * columns, masks: model.get("_masks"), holes: model.get("_holes"),
    // which mask is pressed at which cell; none where masks belong to no cells
    numberAt: new Map(places?.map((cell, number) => [cell, number])),
  };
}
