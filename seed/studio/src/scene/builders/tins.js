import { band, cylinder, group, lathe, ring } from '../geometry.js'
import * as M from '../materials.js'

export const tins = {
  /** Drink can. */
  can(pack, { slim }) {
    const R = slim ? 0.27 : 0.33,
      H = slim ? 1.45 : 1.2
    return group(
      lathe(
        [
          [0, 0.05],
          [R - 0.1, 0.02, 0.02],
          [R - 0.06, 0, 0.03],
          [R, 0.09, 0.06],
          [R, 0.1],
        ],
        M.steel(),
      ),
      lathe(
        [
          [R, H - 0.1],
          [R - 0.075, H, 0.04],
          [R - 0.06, H + 0.04, 0.015],
          [R - 0.085, H + 0.04, 0.01],
          [R - 0.1, H],
          [0, H - 0.01],
        ],
        M.steel(),
      ),
      cylinder(0.09, 0.09, 0.012, M.steel(), { at: [0, H, 0.05], size: [1, 1, 1.3] }),
      band(
        R,
        R,
        0.1,
        H - 0.1,
        Math.PI * 2,
        pack.print(2000, Math.round((2000 * (H - 0.2)) / (Math.PI * 2 * R)), 560, {
          metalness: 0.3,
          roughness: 0.3,
          clearcoat: 0.6,
          clearcoatRoughness: 0.1,
          bump: false,
        }),
      ),
    )
  },

  /** Preserving tin: 1/2 (low), 1/1, 5/1. */
  tin(pack, { radius: R = 0.78, height: H = 1.55 }) {
    const seam = (y) =>
      lathe(
        [
          [R - 0.03, y - 0.03],
          [R + 0.025, y - 0.03, 0.02],
          [R + 0.025, y + 0.03, 0.02],
          [R - 0.03, y + 0.03],
        ],
        M.steel(),
      )
    return group(
      lathe(
        [
          [0, 0.03],
          [R - 0.02, 0.03],
          [R, 0.03, 0.01],
          [R, H],
          [R - 0.04, H - 0.02],
          [0, H - 0.03],
        ],
        M.steel(),
      ),
      seam(0.03),
      seam(H),
      band(
        R + 0.008,
        R + 0.008,
        0.12,
        H - 0.1,
        Math.PI * 2,
        pack.print(2800, Math.round((2800 * (H - 0.22)) / (Math.PI * 2 * R)), 760, { roughness: 0.4, clearcoat: 0.35 }),
      ),
    )
  },

  /** Round tin with slip lid: tea, cocoa, biscuits. */
  caddy(pack, { radius: R = 0.52, height: H = 1.25 }) {
    return group(
      band(
        R,
        R,
        0,
        H,
        Math.PI * 2,
        pack.print(2400, Math.round((2400 * H) / (Math.PI * 2 * R)), 640, { roughness: 0.35, clearcoat: 0.4 }),
      ),
      lathe(
        [
          [R + 0.012, H - 0.22],
          [R + 0.02, H - 0.22, 0.01],
          [R + 0.02, H, 0.03],
          [R - 0.06, H + 0.05, 0.04],
          [0, H + 0.05],
        ],
        pack.accent(M.gloss, { metalness: 0.15 }),
      ),
    )
  },

  bucket(pack) {
    const R = 0.78,
      r0 = 0.66,
      H = 1.5
    return group(
      lathe(
        [
          [0, 0.02],
          [r0 - 0.03, 0, 0.03],
          [r0, 0.05, 0.03],
          [R, H, 0.01],
          [R - 0.03, H],
        ],
        M.gloss('#fbfaf7', { roughness: 0.42 }),
      ),
      lathe(
        [
          [R - 0.02, H - 0.1],
          [R + 0.06, H - 0.1, 0.02],
          [R + 0.06, H + 0.03, 0.03],
          [R - 0.04, H + 0.05, 0.02],
          [R - 0.08, H + 0.02],
          [0, H + 0.02],
        ],
        pack.accent(M.gloss, { roughness: 0.42 }),
      ),
      ring(0.86, 0.022, M.steel(), {
        arc: Math.PI,
        at: [0, H - 0.18, 0],
        turn: [Math.PI * 0.78, 0, 0],
        size: [1, 0.86, 1],
      }),
      band(r0 + 0.022, R + 0.004 - 0.02, 0.2, H - 0.24, 2.7, pack.print(1700, 900, 820)),
    )
  },
}
