// The board: click a cell or a mask, and the cells follow here in the page.

import { bits } from "./bits.js";
import { renderPressed } from "./pressed_board.js";

export default { render: (view) => renderPressed(view, bits) };
