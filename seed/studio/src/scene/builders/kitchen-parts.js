import * as M from '../materials.js'

export const black = () => M.matte('#1c1b1a', { roughness: 0.5 })
