import * as THREE from 'three'
import { ball, cylinder, group, lathe, loft, place, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { seededRandom as random } from '../../../../../api/platform/pictures/seeded-random.ts'
import { crust } from './food-parts.js'

export const dishes = {
  nuts: (p, { kind = 'almond' }) => {
    const r = random(6),
      c = kind === 'almond' ? ['#a9692f', '#b97a3f'] : ['#6b4a2a', '#8a6238']
    return group(
      lathe(
        [
          [0, 0.04],
          [0.7, 0, 0.1],
          [1.1, 0.6, 0.02],
          [1.06, 0.6],
          [0.7, 0.1],
          [0, 0.1],
        ],
        M.timber('#7a5128', '#4d2f12', 4),
      ),
      Array.from({ length: 80 }, (_, i) => {
        const a = r() * 6.28,
          q = Math.sqrt(r()) * 0.88
        return ball(0.15, M.food(c[i % 2], ['#7d4a1c'], { n: 200, size: 4 }), {
          at: [Math.cos(a) * q, 0.42 + r() * 0.2 + (1 - q) * 0.18, Math.sin(a) * q],
          size: [1.35, 0.6, 0.85],
          turn: [r() * 3, r() * 3, r()],
        })
      }),
    )
  },

  pizza() {
    const r = random(12),
      top = (n, make, q = 0.92) =>
        Array.from({ length: n }, () => {
          const a = r() * 6.28,
            d = Math.sqrt(r()) * q
          return make(Math.cos(a) * d, Math.sin(a) * d, r)
        })
    return group(
      lathe(
        [
          [0, 0],
          [1.3, 0, 0.06],
          [1.42, 0.1, 0.1],
          [1.34, 0.22, 0.08],
          [1.18, 0.12, 0.06],
          [0, 0.11],
        ],
        crust('#d79b52'),
      ),
      lathe(
        [
          [0, 0.125],
          [1.1, 0.125, 0.02],
          [1.2, 0.13],
        ],
        M.food('#c8401f', ['#e9c25a', '#f5e3ae', '#a82a12'], { n: 700, size: 40, rough: 0.5, bump: 1 }),
      ),
      top(11, (x, z) => ball(0.19, M.wet('#fbf3dd'), { at: [x, 0.14, z], size: [1.1, 0.22, 1] })),
      top(9, (x, z) =>
        cylinder(0.17, 0.17, 0.035, M.food('#a8281f', ['#e2a89a'], { n: 90, size: 16, rough: 0.4 }), {
          at: [x, 0.16, z],
        }),
      ),
      top(9, (x, z, q) =>
        ball(0.13, M.matte('#3f7a2c'), { at: [x, 0.2, z], size: [1.5, 0.18, 0.9], turn: [0.2, q() * 6, 0.1] }),
      ),
    )
  },

  fries() {
    const r = random(21)
    return group(
      loft(
        1.3,
        0.8,
        0.2,
        [
          [0.4, 0],
          [0.16, 0, 0.03],
          [0, 1.1, 0.01],
          [0.02, 1.1],
        ],
        M.kraft({ side: THREE.DoubleSide }),
      ),
      Array.from({ length: 34 }, (_, i) =>
        roundedBox(
          0.13,
          1.1,
          0.13,
          0.025,
          M.food(['#e9b84e', '#f0c766', '#dfa63c'][i % 3], ['#c98a2b'], { n: 200, size: 6 }),
          {
            at: [(r() - 0.5) * 0.8, 1.1 + r() * 0.35, (r() - 0.5) * 0.36],
            turn: [(r() - 0.5) * 0.2, r() * 3, (r() - 0.5) * 0.2],
          },
        ),
      ),
    )
  },

  /** Bowl with something loose in it: salad, muesli, olives, berries, soup. */
  filledbowl: (
    p,
    { filling = '#8aa84c', dots = ['#c44630', '#e9d9a4', '#4d6a2c'], bowl = '#f6f3ee', bits = [], size = 0.16 },
  ) => {
    const r = random(31)
    return group(
      lathe(
        [
          [0, 0.06],
          [0.36, 0.05],
          [0.4, 0, 0.02],
          [0.5, 0, 0.02],
          [0.55, 0.06, 0.04],
          [1.0, 0.36, 0.3],
          [1.12, 0.66, 0.015],
          [1.07, 0.665, 0.015],
          [0.9, 0.34, 0.3],
          [0.3, 0.12, 0.1],
          [0, 0.1],
        ],
        M.ceramic(bowl),
      ),
      lathe(
        [
          [0, 0.62],
          [0.6, 0.58, 0.2],
          [1.02, 0.52],
        ],
        M.food(filling, dots, { n: 900, size: 26, bump: 2 }),
      ),
      Array.from({ length: bits.length ? 46 : 0 }, (_, i) => {
        const a = r() * 6.28,
          q = Math.sqrt(r()) * 0.82
        return ball(size, M.wet(bits[i % bits.length]), {
          at: [Math.cos(a) * q, 0.62 + r() * 0.12 + (1 - q) * 0.1, Math.sin(a) * q],
          size: [1.1, 0.8, 0.9],
          turn: [r() * 3, r() * 3, 0],
        })
      }),
    )
  },

  pasta_nest: () => {
    const r = random(14),
      m = M.matte('#efcf83', { roughness: 0.55 })
    return group(
      [
        [-0.75, 0, 0.3],
        [0.75, 0, 0.35],
        [0, 0, -0.55],
      ].map(([X, , Z], k) =>
        place(
          group(
            Array.from({ length: 11 }, (_, i) => {
              const R = 0.28 + r() * 0.32,
                y = 0.1 + (i / 11) * 0.5,
                a = r() * 6
              return tube(
                Array.from({ length: 14 }, (_, j) => [
                  Math.cos(a + j * 0.45) * R * (1 + 0.1 * Math.sin(j * 2 + i)),
                  y + 0.06 * Math.sin(j + i * 2),
                  Math.sin(a + j * 0.45) * R,
                ]),
                0.045,
                m,
                { closed: true, steps: 70 },
              )
            }),
          ),
          X,
          0,
          Z,
          k,
        ),
      ),
    )
  },
}
