import { ball, cylinder, group, lathe, loft, ring, rod, tube } from '../geometry.js'
import * as M from '../materials.js'
import { glaze } from './tableware-parts.js'

export const serving = {
  /** Three-tier cake stand. */
  etagere(pack, o) {
    const m = glaze(pack, o),
      tier = (R, y) =>
        lathe(
          [
            [0, 0],
            [R * 0.9, 0, 0.03],
            [R, 0.1, 0.02],
            [R - 0.03, 0.1],
            [R * 0.88, 0.04, 0.03],
            [0, 0.04],
          ],
          m,
          { at: [0, y, 0] },
        )
    return group(
      tier(1.15, 0.05),
      tier(0.9, 0.95),
      tier(0.62, 1.8),
      rod([0, 0.05, 0], [0, 2.3, 0], 0.03, M.brass()),
      ring(0.13, 0.025, M.brass(), { at: [0, 2.43, 0] }),
    )
  },

  /** Round serving tray. */
  servingtray: (pack, { colour }) =>
    group(
      lathe(
        [
          [0, 0],
          [1.3, 0, 0.03],
          [1.36, 0.14, 0.02],
          [1.33, 0.14, 0.01],
          [1.28, 0.05, 0.03],
          [0, 0.05],
        ],
        pack.accent(M.gloss, { roughness: 0.55, clearcoat: 0.15 }, colour),
      ),
    ),

  basket(pack, { bread = true }) {
    const w = M.timber('#b98a55', '#7a5128', 9),
      rings = Array.from({ length: 8 }, (_, i) =>
        ring(0.86 + i * 0.035, 0.055, w, { at: [0, 0.06 + i * 0.085, 0], turn: [Math.PI / 2, 0, 0] }),
      )
    const stakes = Array.from({ length: 30 }, (_, i) => {
      const a = (i / 30) * Math.PI * 2
      return rod([Math.cos(a) * 0.86, 0, Math.sin(a) * 0.86], [Math.cos(a) * 1.12, 0.7, Math.sin(a) * 1.12], 0.028, w)
    })
    const rolls = bread
      ? [
          [0, 0.5, 0],
          [0.55, 0.5, 0.2],
          [-0.55, 0.52, 0.15],
          [0.1, 0.55, 0.6],
          [-0.2, 0.5, -0.55],
          [0.4, 0.6, -0.4],
          [0, 0.8, 0.1],
        ].map(([x, y, z], i) =>
          ball(0.36, M.food(['#c98c4a', '#b97a3c', '#d6a05d'][i % 3], ['#8a5222', '#e7c28a']), {
            at: [x, y, z],
            size: [1.2, 0.75, 0.9],
            turn: [0, i, 0],
          }),
        )
      : []
    return group(cylinder(0.86, 0.86, 0.05, w, { at: [0, 0.03, 0] }), rings, stakes, rolls)
  },

  /** Chafing dish on its frame. */
  chafing() {
    const s = M.steel(),
      w = 2.4,
      d = 1.5
    return group(
      loft(
        w,
        d,
        0.16,
        [
          [0.5, 0.55],
          [0.06, 0.55, 0.06],
          [0, 0.85],
          [-0.06, 0.86, 0.01],
          [-0.06, 0.9, 0.01],
          [0, 0.9],
        ],
        s,
      ),
      loft(
        w,
        d,
        0.2,
        [
          [-0.02, 0.91],
          [0, 1.0, 0.05],
          [0.16, 1.4, 0.3],
          [0.6, 1.5, 0.1],
          [0.75, 1.5],
        ],
        s,
      ),
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([x, z]) => rod([x * w * 0.44, 0.55, z * d * 0.42], [x * w * 0.48, 0, z * d * 0.46], 0.05, s)),
      [-0.5, 0.5].map((x) => group(cylinder(0.2, 0.2, 0.18, s, { at: [x, 0.13, 0] }))),
      tube(
        [
          [-0.35, 1.32, 0.74],
          [-0.3, 1.42, 0.86],
          [0.3, 1.42, 0.86],
          [0.35, 1.32, 0.74],
        ],
        0.045,
        M.matte('#1d1d1d'),
      ),
    )
  },
}
