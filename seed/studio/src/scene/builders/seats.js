import { group, lathe, ring, rod, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { timber } from './furniture-parts.js'

export const seats = {
  /** Bentwood café chair. */
  chair(pack, { wood = 'beech', upholstered = true }) {
    const w = timber(wood),
      seat = upholstered ? pack.accent(M.cloth, {}, '#7d3f2b') : w
    const leg = (x, z) => rod([x * 1.15, 0, z * 1.15], [x * 0.92, 1.36, z * 0.92], 0.05, w)
    return group(
      leg(-0.46, 0.44),
      leg(0.46, 0.44),
      leg(-0.46, -0.46),
      leg(0.46, -0.46),
      ring(0.42, 0.022, w, { at: [0, 0.72, 0], turn: [Math.PI / 2, 0, 0] }),
      lathe(
        [
          [0, 1.32],
          [0.66, 1.32, 0.04],
          [0.68, 1.38, 0.04],
          [0.64, 1.45, 0.06],
          [0, 1.44],
        ],
        seat,
      ),
      tube(
        [
          [-0.5, 1.38, -0.42],
          [-0.6, 2.0, -0.56],
          [-0.48, 2.55, -0.66],
          [0, 2.78, -0.72],
          [0.48, 2.55, -0.66],
          [0.6, 2.0, -0.56],
          [0.5, 1.38, -0.42],
        ],
        0.05,
        w,
      ),
      tube(
        [
          [-0.3, 1.4, -0.56],
          [-0.32, 1.9, -0.6],
          [-0.22, 2.25, -0.63],
          [0, 2.38, -0.66],
          [0.22, 2.25, -0.63],
          [0.32, 1.9, -0.6],
          [0.3, 1.4, -0.56],
        ],
        0.035,
        w,
      ),
    ).rotateY(0.5)
  },

  barstool: (pack, { wood = 'oak' }) => {
    const w = timber(wood),
      l = (x, z) => rod([x * 0.62, 0, z * 0.62], [x * 0.34, 2.2, z * 0.34], 0.05, w)
    return group(
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([x, z]) => l(x, z)),
      ring(0.68, 0.03, M.brass(), { at: [0, 0.75, 0], turn: [Math.PI / 2, 0, 0] }),
      lathe(
        [
          [0, 2.16],
          [0.58, 2.16, 0.06],
          [0.62, 2.28, 0.08],
          [0.56, 2.4, 0.1],
          [0, 2.42],
        ],
        pack.accent(M.cloth, {}, '#2f5a45'),
      ),
    ).rotateY(0.3)
  },

  armchair: (pack, { wood = 'walnut' }) => {
    const c = pack.accent(M.cloth, {}, '#5f7a66'),
      w = timber(wood)
    return group(
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([x, z]) => rod([x * 0.68, 0, z * 0.62], [x * 0.6, 0.6, z * 0.55], 0.06, w)),
      roundedBox(1.5, 0.36, 1.4, 0.14, c, { at: [0, 0.82, 0.05] }),
      roundedBox(1.6, 1.1, 0.34, 0.16, c, { at: [0, 1.3, -0.62], turn: [-0.16, 0, 0] }),
      [-1, 1].map((x) => roundedBox(0.28, 0.72, 1.4, 0.13, c, { at: [x * 0.78, 1.0, 0] })),
    ).rotateY(0.45)
  },

  bench: (pack, { wood = 'oak' }) => {
    const c = pack.accent(M.cloth, {}, '#7d3f2b'),
      w = timber(wood)
    return group(
      roundedBox(3.4, 0.5, 1.2, 0.03, w, { at: [0, 0.4, 0] }),
      [-0.85, 0.85].map((x) => roundedBox(1.66, 0.3, 1.2, 0.12, c, { at: [x, 0.8, 0.05] })),
      [-1.27, -0.42, 0.42, 1.27].map((x) => roundedBox(0.83, 1.1, 0.28, 0.13, c, { at: [x, 1.45, -0.52] })),
      roundedBox(3.44, 0.1, 0.4, 0.03, w, { at: [0, 2.05, -0.58] }),
    ).rotateY(0.4)
  },

  /** Terrace chair of steel tube and slats. */
  gardenchair(pack) {
    const s = M.matte('#2b2e2c', { roughness: 0.5 }),
      slat = pack.accent(M.gloss, { roughness: 0.5 }, '#3f6b4d')
    return group(
      Array.from({ length: 6 }, (_, i) =>
        roundedBox(1.15, 0.06, 0.15, 0.02, slat, { at: [0, 1.25, -0.45 + i * 0.19] }),
      ),
      Array.from({ length: 5 }, (_, i) =>
        roundedBox(1.15, 0.15, 0.06, 0.02, slat, { at: [0, 1.6 + i * 0.21, -0.62 - i * 0.05], turn: [-0.22, 0, 0] }),
      ),
      [-0.55, 0.55].map((x) => [
        rod([x, 0, 0.55], [x, 1.25, -0.55], 0.035, s),
        rod([x, 0, -0.7], [x, 1.22, 0.55], 0.035, s),
        rod([x, 1.2, -0.55], [x, 2.55, -0.86], 0.035, s),
      ]),
    ).rotateY(0.5)
  },
}
