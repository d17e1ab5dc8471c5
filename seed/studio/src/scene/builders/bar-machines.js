import { ball, cylinder, group, lathe, loft, place, ring, rod, roundedBox } from '../geometry.js'
import * as M from '../materials.js'
import { black } from './kitchen-parts.js'

export const barMachines = {
  shaker_bar(pack, { gold }) {
    const s = gold ? M.brass() : M.steel({ roughness: 0.16 })
    return group(
      place(
        lathe(
          [
            [0, 0],
            [0.3, 0, 0.03],
            [0.42, 1.25, 0.02],
            [0.43, 1.28],
            [0.41, 1.6, 0.1],
            [0.2, 1.9, 0.1],
            [0.18, 2.05, 0.02],
            [0.19, 2.06],
            [0.15, 2.32, 0.06],
            [0, 2.35],
          ],
          s,
        ),
        -0.45,
      ),
      place(
        lathe(
          [
            [0, 0.42],
            [0.05, 0.42, 0.03],
            [0.24, 0, 0.02],
            [0.22, 0],
            [0.04, 0.38],
          ],
          s,
        ),
        0.42,
        0,
        0.25,
      ),
      place(
        lathe(
          [
            [0.04, 0.42],
            [0.2, 0.9, 0.02],
            [0.18, 0.9],
            [0.02, 0.46],
          ],
          s,
        ),
        0.42,
        0,
        0.25,
      ),
      place(rod([0, 0, 0], [0, 2.3, 0], 0.022, s), 0.95, 0, 0),
      ball(0.06, s, { at: [0.95, 2.3, 0] }),
      ball(0.1, s, { at: [0.95, 0.08, 0], size: [1, 0.6, 1] }),
    )
  },

  icebucket: () =>
    group(
      lathe(
        [
          [0, 0],
          [0.6, 0, 0.04],
          [0.78, 1.15, 0.02],
          [0.82, 1.17, 0.01],
          [0.76, 1.18],
          [0.58, 0.08],
          [0, 0.08],
        ],
        M.steel({ roughness: 0.2 }),
      ),
      [1, -1].map((k) => ring(0.13, 0.03, M.steel(), { at: [k * 0.8, 0.95, 0], turn: [0, 0, 0] })),
      Array.from({ length: 14 }, (_, i) =>
        roundedBox(0.26, 0.26, 0.26, 0.05, M.glass('#fff', { body: 0.55, rim: 0.9, edge: '#cfe0e4' }), {
          at: [
            Math.cos(i * 2.4) * 0.42 * ((i % 5) / 4),
            1.12 + (i % 3) * 0.05,
            Math.sin(i * 2.4) * 0.42 * ((i % 5) / 4),
          ],
          turn: [i, i * 2, i * 3],
        }),
      ),
    ),

  toaster: () =>
    group(
      loft(
        1.9,
        1.1,
        0.3,
        [
          [0.4, 0.08],
          [0.03, 0.08, 0.04],
          [0, 0.3, 0.1],
          [0.04, 1.15, 0.16],
          [0.25, 1.25, 0.08],
          [0.5, 1.26],
        ],
        M.steel({ roughness: 0.22 }),
      ),
      [-0.2, 0.2].map((z) => roundedBox(1.3, 0.03, 0.16, 0.01, black(), { at: [0, 1.262, z] })),
      [-0.2, 0.2].map((z) =>
        roundedBox(1.1, 0.5, 0.12, 0.05, M.food('#d9a763', ['#b37a3a', '#f0d29c']), { at: [0, 1.35, z] }),
      ),
      roundedBox(0.06, 0.1, 0.3, 0.03, black(), { at: [0.98, 0.85, 0] }),
      [
        [-0.7, -0.35],
        [0.7, -0.35],
        [-0.7, 0.35],
        [0.7, 0.35],
      ].map(([x, z]) => cylinder(0.08, 0.08, 0.1, black(), { at: [x, 0.05, z] })),
    ).rotateY(-0.4),
}
