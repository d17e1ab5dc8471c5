import { group, lathe, loft } from '../geometry.js'
import * as M from '../materials.js'
import { glaze } from './tableware-parts.js'

const PLATES = {
  coupe: [
    0.095,
    (R) => [
      [0, 0.05],
      [R * 0.5, 0.03],
      [R * 0.55, 0, 0.02],
      [R * 0.62, 0, 0.02],
      [R * 0.96, 0.16, 0.12],
      [R, 0.22, 0.01],
      [R - 0.03, 0.235, 0.01],
      [R * 0.62, 0.09, 0.16],
      [0, 0.08],
    ],
  ],
  rim: [
    0.075,
    (R) => [
      [0, 0.05],
      [R * 0.52, 0.03],
      [R * 0.55, 0, 0.02],
      [R * 0.6, 0.01, 0.02],
      [R * 0.7, 0.1, 0.05],
      [R * 0.99, 0.16],
      [R, 0.175, 0.01],
      [R - 0.02, 0.19, 0.01],
      [R * 0.7, 0.135, 0.05],
      [R * 0.62, 0.08, 0.05],
      [0, 0.075],
    ],
  ],
  deep: [
    0.14,
    (R) => [
      [0, 0.05],
      [R * 0.5, 0.03],
      [R * 0.55, 0, 0.02],
      [R * 0.62, 0.02, 0.03],
      [R * 0.72, 0.26, 0.08],
      [R * 0.99, 0.33],
      [R, 0.35, 0.01],
      [R - 0.02, 0.36, 0.01],
      [R * 0.7, 0.3, 0.06],
      [R * 0.58, 0.09, 0.1],
      [0, 0.08],
    ],
  ],
}

export const plates = {
  plates(pack, { shape = 'coupe', count = 6, radius = 1.25, rim, ...o }) {
    const [dy, outline] = PLATES[shape],
      m = glaze(pack, o),
      g = group()
    for (let i = 0; i < count; i++)
      g.add(lathe(outline(radius), m, { at: [Math.sin(i * 9.1) * 0.012, i * dy, Math.cos(i * 5.3) * 0.012] }))
    if (rim)
      g.add(
        lathe(
          [
            [radius - 0.03, 0.236],
            [radius + 0.002, 0.222, 0.01],
            [radius - 0.004, 0.205],
          ],
          rim === 'gold' ? M.brass() : M.ceramic(rim),
          { at: [0, (count - 1) * dy, 0] },
        ),
      )
    return g
  },

  /** Oval or rectangular serving platter. */
  platter(pack, { wide = 2.5, deep = 1.4, round = 0.7, count = 2, ...o }) {
    const m = glaze(pack, o)
    return group(
      Array.from({ length: count }, (_, i) =>
        loft(
          wide,
          deep,
          round,
          [
            [deep * 0.4, 0.02],
            [0.32, 0, 0.03],
            [0.26, 0.02, 0.03],
            [0.02, 0.16, 0.06],
            [0, 0.2, 0.01],
            [0.03, 0.2, 0.01],
            [0.3, 0.07, 0.1],
            [deep * 0.49, 0.06],
          ],
          m,
          { at: [0, i * 0.09, 0] },
        ),
      ),
    )
  },

  bowl(pack, { count = 3, radius = 0.92, height = 0.52, filling, dots, ...o }) {
    const m = glaze(pack, o),
      R = radius,
      H = height
    const wall = [
      [0, 0.06],
      [R * 0.33, 0.05],
      [R * 0.37, 0, 0.02],
      [R * 0.46, 0, 0.02],
      [R * 0.5, 0.06, 0.04],
      [R * 0.9, H * 0.55, 0.3],
      [R, H, 0.015],
      [R - 0.045, H + 0.005, 0.015],
      [R * 0.8, H * 0.5, 0.3],
      [0.3, 0.12, 0.1],
      [0, 0.1],
    ]
    return group(
      Array.from({ length: count }, (_, i) => lathe(wall, m, { at: [0, i * 0.17, 0] })),
      filling &&
        lathe(
          [
            [0, H * 0.92],
            [R * 0.5, H * 0.9, 0.2],
            [R * 0.92, H * 0.78],
          ],
          M.food(filling, dots ?? filling, { n: 900, size: 26, bump: 2 }),
          { at: [0, (count - 1) * 0.17, 0] },
        ),
    )
  },
}
