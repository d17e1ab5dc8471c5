import * as M from '../materials.js'

/** Tintable glaze; speckled stoneware keeps its own colour. */
export const glaze = (pack, o) =>
  o.speckle ? M.stoneware(o.colour ?? '#d9d0c2', o.speckle) : pack.accent(M.ceramic, {}, o.colour ?? '#f6f3ee')
