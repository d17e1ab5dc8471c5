import * as THREE from 'three'
import { ball, cylinder, group, lathe, loft, place, plate, ring, rod, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { relief } from '../textures.js'
import { black } from './kitchen-parts.js'

export const kitchenTools = {
  chefknife(pack, { wood, board = true }) {
    const blade = plate(
      (s) => {
        s.moveTo(0, 0)
        s.lineTo(2.1, 0)
        s.quadraticCurveTo(2.55, 0.02, 2.75, 0.3)
        s.quadraticCurveTo(2.2, 0.36, 0, 0.42)
        s.lineTo(0, 0)
      },
      0.015,
      M.steel({ roughness: 0.2, roughnessMap: relief('brush') }),
      { bevel: 0.012 },
    )
    const g = group(
      blade,
      roundedBox(1.15, 0.24, 0.14, 0.06, wood ? M.timber('#6d4527', '#301b0c', 3) : black(), {
        at: [-0.62, 0.3, 0.01],
      }),
      [-0.3, -0.62, -0.95].map((x) =>
        cylinder(0.035, 0.035, 0.15, M.steel(), { at: [x, 0.3, 0.01], turn: [Math.PI / 2, 0, 0], segments: 24 }),
      ),
      roundedBox(0.12, 0.32, 0.13, 0.03, M.steel(), { at: [-0.01, 0.28, 0.01] }),
    )
    g.rotation.set(-Math.PI / 2, 0, 0.32)
    g.position.set(-0.8, 0.05, 0.7)
    return group(
      g,
      board && roundedBox(3.1, 0.14, 1.7, 0.06, M.timber('#c59a66', '#8a5a2c', 7), { at: [0.2, -0.07, 0.25] }),
    )
  },

  board(pack, { base = '#b98452', dark = '#6e4420' }) {
    const m = M.timber(base, dark, 5)
    return group(
      loft(
        2.3,
        1.45,
        0.2,
        [
          [0.5, 0],
          [0.02, 0, 0.03],
          [0, 0.07, 0.03],
          [0.02, 0.14, 0.03],
          [0.7, 0.14],
        ],
        m,
      ),
      roundedBox(0.9, 0.13, 0.3, 0.06, m, { at: [1.45, 0.07, 0] }),
      ring(0.07, 0.02, M.matte('#3c2714'), { at: [1.78, 0.135, 0], turn: [Math.PI / 2, 0, 0] }),
    )
  },

  /** Ladle, turner and whisk side by side. */
  utensils() {
    const s = M.steel({ roughness: 0.2 }),
      stick = (x) => rod([x, 0.1, 0], [x, 2.5, 0], 0.045, s),
      eye = (x) => ring(0.07, 0.022, s, { at: [x, 2.57, 0] })
    const wires = Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * Math.PI
      return tube(
        [
          [0, 0.2, 0],
          [0.26 * Math.cos(a), -0.35, 0.26 * Math.sin(a)],
          [0.17 * Math.cos(a), -0.85, 0.17 * Math.sin(a)],
          [0, -0.98, 0],
          [-0.17 * Math.cos(a), -0.85, -0.17 * Math.sin(a)],
          [-0.26 * Math.cos(a), -0.35, -0.26 * Math.sin(a)],
          [0, 0.2, 0],
        ],
        0.014,
        s,
      )
    })
    const g = group(
      stick(-0.9),
      eye(-0.9),
      lathe(
        [
          [0, -0.42],
          [0.3, -0.32, 0.2],
          [0.4, 0, 0.05],
          [0.37, 0],
          [0.27, -0.28, 0.18],
          [0, -0.37],
        ],
        s,
        { at: [-0.9, -0.02, 0.38], turn: [0.5, 0, 0] },
      ),
      place(group(wires), 0, 0, 0),
      stick(0),
      eye(0),
      stick(0.9),
      eye(0.9),
      roundedBox(0.62, 0.85, 0.03, 0.02, s, { at: [0.9, -0.35, 0] }),
      [-0.16, 0, 0.16].map((x) =>
        roundedBox(0.05, 0.5, 0.034, 0.015, M.matte('#2b2b2b'), { at: [0.9 + x, -0.4, 0.001] }),
      ),
    )
    g.rotation.x = -Math.PI / 2 + 0.02
    return group(g)
  },

  trolley() {
    const s = M.steel(),
      shelf = (y) =>
        loft(
          2.2,
          1.4,
          0.08,
          [
            [0.6, 0],
            [0, 0, 0.02],
            [0, 0.1, 0.01],
            [0.03, 0.1],
            [0.04, 0.03],
            [0.6, 0.03],
          ],
          s,
          { at: [0, y, 0] },
        )
    return group(
      [0.35, 1.3, 2.25].map(shelf),
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([x, z]) => [
        rod([x * 1.02, 0.2, z * 0.62], [x * 1.02, 2.55, z * 0.62], 0.045, s),
        ball(0.14, M.matte('#2b2b2b'), { at: [x * 1.02, 0.14, z * 0.62], size: [0.5, 1, 1] }),
      ]),
      [1, -1].map((x) => rod([x * 1.02, 2.55, -0.62], [x * 1.02, 2.55, 0.62], 0.045, s)),
    ).rotateY(0.5)
  },

  /** Storage canister with clip lid. */
  storage: (
    pack,
    {
      fills = [
        ['#e3c793', ['#c79f5a']],
        ['#7b3f1d', ['#4d230c']],
        ['#f1ece0', ['#d9cfb8']],
      ],
    },
  ) =>
    group(
      fills.map(([c, d], i) => {
        const w = 0.95,
          h = [1.5, 1.15, 0.85][i]
        return group(
          loft(
            w * 0.92,
            w * 0.92,
            0.14,
            [
              [0.3, 0.05],
              [0, 0.05, 0.03],
              [0, h * 0.78, 0.02],
              [0.45, h * 0.8],
            ],
            M.food(c, d, { n: 2600, size: 7, bump: 1 }),
          ),
          loft(
            w,
            w,
            0.16,
            [
              [0.3, 0],
              [0, 0, 0.04],
              [0, h, 0.03],
              [0.03, h],
            ],
            M.glass('#fff', { body: 0.07, rim: 0.6 }),
          ),
          loft(
            w + 0.04,
            w + 0.04,
            0.17,
            [
              [0, h - 0.02],
              [0, h + 0.12, 0.03],
              [0.4, h + 0.14],
            ],
            pack.accent(M.gloss, { roughness: 0.5 }),
          ),
        ).translateX((i - 1) * 1.1)
      }),
    ),

  /** Stacking transport box of food-grade plastic. */
  eurobox(pack, { count = 2, colour = '#c9ced1' }) {
    const w = 2.6,
      d = 1.8,
      h = 1.0,
      m = pack.accent(M.gloss, { roughness: 0.5, side: THREE.DoubleSide }, colour)
    const one = (y) =>
      group(
        loft(
          w,
          d,
          0.1,
          [
            [0.6, 0.02],
            [0.1, 0, 0.03],
            [0.06, 0.08, 0.02],
            [0.06, h - 0.2, 0.02],
            [0, h - 0.18, 0.01],
            [0, h, 0.02],
            [0.07, h, 0.02],
            [0.12, 0.08, 0.03],
            [0.8, 0.07],
          ],
          m,
        ),
        [-0.8, -0.27, 0.27, 0.8].map((x) =>
          roundedBox(0.05, h - 0.22, 0.05, 0.02, m, { at: [x * 1.25, h / 2 - 0.1, d / 2 - 0.05] }),
        ),
        roundedBox(0.75, 0.18, 0.02, 0.08, M.matte('#3a4044'), { at: [0, h - 0.34, d / 2 - 0.055] }),
      ).translateY(y)
    return group(Array.from({ length: count }, (_, i) => one(i * (h + 0.01))))
  },
}
