import * as THREE from 'three'
import { ball, cylinder, group, lathe, loft, mesh, rod, roundedBox } from '../geometry.js'
import * as M from '../materials.js'
import { timber } from './furniture-parts.js'

export const tablesAndLamps = {
  /** Round café table with column. */
  table(pack, { top = 'oak', marble, square }) {
    const t = marble ? M.stoneware('#ece8e1', '#b9b2a6') : timber(top),
      k = M.matte('#232221', { roughness: 0.5 })
    return group(
      square
        ? loft(
            2.3,
            2.3,
            0.12,
            [
              [0.6, 2.1],
              [0.02, 2.1, 0.03],
              [0, 2.16, 0.03],
              [0.02, 2.22, 0.03],
              [1.1, 2.22],
            ],
            t,
          )
        : lathe(
            [
              [0, 2.1],
              [1.25, 2.1, 0.03],
              [1.28, 2.16, 0.04],
              [1.25, 2.22, 0.03],
              [0, 2.22],
            ],
            t,
          ),
      cylinder(0.09, 0.09, 2.0, k, { at: [0, 1.1, 0] }),
      lathe(
        [
          [0, 0],
          [0.75, 0, 0.02],
          [0.75, 0.06, 0.03],
          [0.14, 0.16, 0.1],
          [0.1, 0.3],
          [0, 0.3],
        ],
        k,
      ),
    )
  },

  dining: (pack, { top = 'oak' }) => {
    const w = timber(top)
    return group(
      roundedBox(4.2, 0.13, 2.1, 0.04, w, { at: [0, 2.1, 0] }),
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([x, z]) => rod([x * 1.9, 0, z * 0.88], [x * 1.75, 2.05, z * 0.8], 0.08, w)),
      roundedBox(3.5, 0.2, 0.06, 0.02, w, { at: [0, 1.94, 0.8] }),
    ).rotateY(0.45)
  },

  pendant(pack, { shape = 'cone' }) {
    const skin = pack.accent(M.gloss, { roughness: 0.45, side: THREE.DoubleSide }, '#2f4a3c'),
      glow = new THREE.MeshStandardMaterial({ color: '#fff3d6', emissive: '#ffdf9e', emissiveIntensity: 1.4 })
    const outer = {
      cone: [
        [0.9, 0],
        [0.88, 0.05, 0.02],
        [0.3, 0.72, 0.35],
        [0.12, 0.8, 0.05],
        [0.1, 1.0],
        [0, 1.0],
      ],
      dome: [
        [0.85, 0],
        [0.84, 0.2, 0.1],
        [0.6, 0.72, 0.4],
        [0.12, 0.9, 0.1],
        [0.1, 1.05],
        [0, 1.05],
      ],
      cylinder: [
        [0.34, -0.2],
        [0.34, 0.9, 0.04],
        [0.1, 0.95, 0.03],
        [0, 0.95],
      ],
    }[shape]
    return group(
      lathe(outer, skin, { at: [0, 1, 0] }),
      lathe(
        outer.slice(0, 3).map(([x, y, f]) => [Math.max(0.02, x - 0.02), y + 0.005, f]),
        M.brass({ side: THREE.BackSide }),
        { at: [0, 1, 0] },
      ),
      ball(0.2, glow, { at: [0, 1.12, 0], cast: false }),
      cylinder(0.018, 0.018, 3, M.matte('#222'), { at: [0, 3.4, 0] }),
    )
  },

  tablelamp(pack) {
    const glow = (c, o) => M.paper(c, { emissive: '#ffd9a0', emissiveIntensity: 0.25, side: THREE.DoubleSide, ...o })
    return group(
      lathe(
        [
          [0, 0],
          [0.5, 0, 0.03],
          [0.5, 0.08, 0.04],
          [0.1, 0.14, 0.05],
          [0.06, 0.3],
          [0.05, 1.5],
          [0, 1.5],
        ],
        M.brass(),
      ),
      lathe(
        [
          [0.72, 1.2],
          [0.42, 2.15],
        ],
        pack.accent(glow, {}, '#f6ead2'),
      ),
      ball(0.16, new THREE.MeshStandardMaterial({ color: '#fff3d6', emissive: '#ffdf9e', emissiveIntensity: 1.2 }), {
        at: [0, 1.55, 0],
        cast: false,
      }),
    )
  },

  floorlamp: (pack) =>
    group(
      lathe(
        [
          [0, 0],
          [0.55, 0, 0.03],
          [0.55, 0.07, 0.03],
          [0, 0.1],
        ],
        M.matte('#222'),
      ),
      rod([0, 0, 0], [0, 3.4, 0], 0.035, M.matte('#222')),
      lathe(
        [
          [0.7, 3.05],
          [0.5, 3.85],
        ],
        pack.accent(
          (c, o) => M.paper(c, { emissive: '#ffd9a0', emissiveIntensity: 0.25, side: THREE.DoubleSide, ...o }),
          {},
          '#f3e7cf',
        ),
      ),
    ),

  parasol: (pack) => {
    const c = pack.accent(M.cloth, { side: THREE.DoubleSide }, '#f0e2c6')
    return group(
      mesh(new THREE.ConeGeometry(2.1, 0.75, 8, 1, true), c, { at: [0, 4.2, 0], turn: [0, 0.4, 0] }),
      rod([0, 0, 0], [0, 4.62, 0], 0.06, timber('oak')),
      lathe(
        [
          [0, 0],
          [0.7, 0, 0.04],
          [0.7, 0.14, 0.05],
          [0.1, 0.22],
          [0.1, 0.5],
          [0, 0.5],
        ],
        M.matte('#4a4c4c'),
      ),
    )
  },

  planter: (pack) =>
    group(
      loft(
        1.5,
        1.5,
        0.08,
        [
          [0.4, 0],
          [0.12, 0, 0.03],
          [0, 1.2, 0.02],
          [0.1, 1.2, 0.02],
          [0.12, 1.0],
          [0.7, 1.0],
        ],
        pack.accent(M.matte, {}, '#8b8f88'),
      ),
      Array.from({ length: 46 }, (_, i) => {
        const a = i * 2.4,
          r = 0.75 * Math.sqrt((i % 23) / 23),
          y = 1.35 + (1 - r) * 1.1 * ((i % 5) / 4 + 0.2)
        return ball(0.26, M.matte(['#5f7d45', '#6f8f50', '#4f6c3a'][i % 3]), {
          at: [Math.cos(a) * r, y, Math.sin(a) * r],
          size: [1, 0.8, 1],
        })
      }),
    ),
}
