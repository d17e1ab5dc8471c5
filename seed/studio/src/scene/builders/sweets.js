import * as THREE from 'three'
import { ball, deform, group, lathe, loft, mesh, place, roundedBox } from '../geometry.js'
import * as M from '../materials.js'

export const sweets = {
  cake(p, { base = '#8a4b22', icing = '#f4e6d2', top = '#b3202c' }) {
    const c = M.food(base, ['#5e2f12', '#a8683a'], { n: 900, size: 8, bump: 0.8 }),
      f = M.wet(icing, { roughness: 0.5, clearcoat: 0.2 })
    const layers = [0, 1, 2].flatMap((i) => [
      lathe(
        [
          [0, 0],
          [1.05, 0, 0.03],
          [1.05, 0.26, 0.03],
          [0, 0.26],
        ],
        c,
        { at: [0, 0.2 + i * 0.34, 0] },
      ),
      lathe(
        [
          [0, 0],
          [1.06, 0, 0.03],
          [1.06, 0.09, 0.03],
          [0, 0.09],
        ],
        f,
        { at: [0, 0.45 + i * 0.34, 0] },
      ),
    ])
    return group(
      lathe(
        [
          [0, 0],
          [1.4, 0, 0.03],
          [1.45, 0.1, 0.02],
          [1.35, 0.14],
          [0, 0.14],
        ],
        M.ceramic('#f6f3ee'),
      ),
      layers,
      lathe(
        [
          [0, 0],
          [1.07, 0, 0.06],
          [1.07, 0.14, 0.1],
          [0, 0.16],
        ],
        f,
        { at: [0, 1.18, 0] },
      ),
      Array.from({ length: 10 }, (_, i) =>
        group(
          lathe(
            [
              [0, 0],
              [0.17, 0.02, 0.06],
              [0.13, 0.12, 0.05],
              [0.03, 0.24],
              [0, 0.26],
            ],
            f,
          ),
          ball(0.1, M.wet(top), { at: [0, 0.28, 0] }),
        )
          .translateX(Math.cos(i * 0.628) * 0.82)
          .translateY(1.33)
          .translateZ(Math.sin(i * 0.628) * 0.82),
      ),
    )
  },

  muffins: () =>
    group(
      [
        [-0.55, 0.3],
        [0.55, 0.35],
        [0, -0.4],
      ].map(([x, z], i) =>
        place(
          group(
            deform(
              lathe(
                [
                  [0, 0],
                  [0.34, 0, 0.03],
                  [0.46, 0.46, 0.01],
                  [0, 0.46],
                ],
                M.paper(['#f1e3cc', '#7b4a28', '#f1e3cc'][i]),
              ),
              (v) => {
                const a = Math.atan2(v.z, v.x),
                  k = 1 + 0.03 * Math.cos(a * 26)
                v.x *= k
                v.z *= k
              },
            ),
            mesh(
              new THREE.SphereGeometry(0.54, 48, 32),
              M.food(
                ['#d9a35a', '#5e3015', '#d9a35a'][i],
                [
                  ['#3c2a4d', '#b77a35'],
                  ['#2f1608', '#8a5328'],
                  ['#3c2a4d', '#b77a35'],
                ][i],
                { n: 220, size: 30, bump: 1.4 },
              ),
              { at: [0, 0.5, 0], size: [1, 0.62, 1] },
            ),
          ),
          x,
          0,
          z,
        ),
      ),
    ),

  cookies: () =>
    group(
      Array.from({ length: 8 }, (_, i) =>
        lathe(
          [
            [0, 0],
            [0.66, 0, 0.05],
            [0.7, 0.07, 0.06],
            [0.55, 0.13, 0.05],
            [0, 0.15],
          ],
          M.food('#c98f4e', ['#4d2a12', '#3a1e0c', '#dca968'], { n: 130, size: 44, bump: 1.2 }),
          {
            at:
              i < 6
                ? [-0.3 + Math.sin(i * 5) * 0.04, i * 0.14, Math.cos(i * 3) * 0.04]
                : [0.75 + (i - 6) * 0.45, i === 6 ? 0.05 : 0.0, 0.45],
            turn: i < 6 ? [0, i, 0] : [0.0, i, i === 6 ? 0.16 : 0],
          },
        ),
      ),
    ),

  pralines(pack) {
    const kinds = ['#4a2412', '#6b3a1c', '#f1e2c6', '#2e150a'],
      w = 2.4,
      d = 1.8,
      items = []
    for (let x = 0; x < 4; x++)
      for (let z = 0; z < 3; z++) {
        const c = kinds[(x + z * 3) % 4]
        items.push(
          (x + z) % 2
            ? lathe(
                [
                  [0, 0],
                  [0.2, 0, 0.03],
                  [0.19, 0.2, 0.1],
                  [0, 0.26],
                ],
                M.wet(c),
                { at: [(x - 1.5) * 0.55, 0.16, (z - 1) * 0.54] },
              )
            : roundedBox(0.36, 0.24, 0.36, 0.06, M.wet(c), { at: [(x - 1.5) * 0.55, 0.28, (z - 1) * 0.54] }),
        )
      }
    return group(
      loft(
        w,
        d,
        0.05,
        [
          [0.5, 0],
          [0, 0, 0.02],
          [0, 0.42, 0.01],
          [0.05, 0.42, 0.01],
          [0.06, 0.12],
          [0.8, 0.12],
        ],
        pack.accent(M.paper, {}, '#6d2033'),
      ),
      items,
    ).rotateY(-0.3)
  },
}
