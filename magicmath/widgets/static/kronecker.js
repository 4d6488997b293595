// The Kronecker builder: F in the place of each 1, again and again, and five ways to read what comes.

import { keepKeys } from "./dom.js";
import { Cover } from "./kronecker_cover.js";
import { cellFor, chosen, grown } from "./kronecker_state.js";
import { KroneckerView } from "./kronecker_view.js";
import { follow } from "./model.js";

function render({ model, el }) {
  keepKeys(el);
  let aimed = null;
  const { change, stop } = follow(model, ["_view"], update);
  const here = () => model.get("_view");
  const become = (values) => change({ _view: { ...here(), ...values } });
  const covered = model.get("_covered");
  const isCovered = covered !== null;
  const aim = (cell) => {
    if (isCovered || String(aimed) === String(cell)) return;
    aimed = cell;
    view.draw(here(), aimed);
  };
  const press = (cell) => become(isCovered ? { cell: [cell[0], covered] } : chosen(here(), cell));
  const leftCell = (index) => cellFor({ ...here(), cell: aimed ?? here().cell }, index);
  const told = {
    mostLevels: model.get("_most_levels"), modes: model.get("_modes"), isNameless: model.get("_nameless"),
    cover: isCovered ? new Cover(covered) : null,
  };
  const view = new KroneckerView(el, told, {
    become, aim, press, redraw: () => view.draw(here(), aimed),
    grow: (step) => become(grown(here(), step)),
    chooseMask: (row) => become({ cell: [row, here().cell?.[1] ?? 0] }),
    pressLeft: (index) => press(leftCell(index)),
    aimLeft: (index) => aim(index < 0 ? null : leftCell(index)),
  });

  function update() {
    aimed = null;
    view.draw(here(), aimed);
  }

  update();
  return stop;
}

export default { render };
