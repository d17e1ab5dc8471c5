import * as THREE from 'three'
import { deform, group, mesh, place, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { seededRandom as random } from '../../../../../api/platform/pictures/seeded-random.ts'
import { crust, pieces } from './food-parts.js'

export const bread = {
  loaf: () =>
    group(
      deform(
        mesh(new THREE.SphereGeometry(0.9, 80, 60), crust('#a9672f', ['#7a431a', '#d9a868', '#f2e2c4']), {
          at: [0, 0.55, 0],
        }),
        (v) => {
          v.x *= 1.45
          v.y = v.y * 0.72 + (v.y > 0 ? -0.06 * Math.pow(Math.abs(Math.cos(v.x * 5)), 12) : 0)
        },
      ),
      [0, 1].map((i) =>
        mesh(
          new THREE.CylinderGeometry(0.62, 0.62, 0.13, 48),
          [
            crust('#a9672f'),
            M.food('#d9b98a', ['#b98d55', '#efdcb8'], { n: 800, size: 10, bump: 1 }),
            M.food('#d9b98a', ['#b98d55', '#efdcb8'], { n: 800, size: 10, bump: 1 }),
          ],
          { at: [0.95 + i * 0.32, 0.16 + i * 0.1, 0.7], turn: [0.2, 0, 0.5 - i * 0.2], size: [1.1, 1, 0.8] },
        ),
      ),
    ).rotateY(-0.3),

  rolls_bread: () =>
    group(
      [
        [-0.55, 0, 0.4],
        [0.55, 0, 0.45],
        [0, 0, -0.35],
        [-0.95, 0, -0.3],
        [0.95, 0, -0.3],
        [0, 0.5, 0.1],
      ].map(([x, y, z], i) => place(pieces.roll(i), x, y, z)),
    ),

  baguettes: () =>
    group(
      [-0.45, 0, 0.45].map((z, i) =>
        deform(
          mesh(new THREE.SphereGeometry(0.3, 60, 40), crust('#c98a45'), {
            at: [0, i === 1 ? 0.52 : 0.26, z * (i === 1 ? 0 : 0.75)],
            turn: [0, (i - 1) * 0.06, 0],
          }),
          (v) => {
            v.x *= 5
            v.y = v.y * 0.85 - (v.y > 0.1 ? 0.05 * Math.pow(Math.abs(Math.sin(v.x * 3.4 + v.z * 3)), 10) : 0)
          },
        ),
      ),
    ).rotateY(0.5),

  pretzel() {
    const at = (t) => {
      const a = t * Math.PI * 2
      return [
        Math.sin(a) * (1 + 0.35 * Math.sin(2 * a) ** 2) * 0.95,
        0.2 + 0.1 * Math.abs(Math.sin(a * 1.5)),
        -Math.cos(a) * 0.75 + 0.35 * Math.cos(2 * a),
      ]
    }
    const pts = Array.from({ length: 40 }, (_, i) => at(i / 40)),
      brown = M.wet('#8a4a1c', { roughness: 0.4 })
    const r = random(2)
    return group(
      tube(pts, 0.19, brown, { closed: true, steps: 160 }),
      tube(
        [
          [-0.55, 0.3, 0.55],
          [-0.1, 0.38, 0.05],
          [0.35, 0.3, -0.55],
        ],
        0.12,
        brown,
      ),
      tube(
        [
          [0.55, 0.3, 0.55],
          [0.1, 0.42, 0.05],
          [-0.35, 0.3, -0.55],
        ],
        0.12,
        brown,
      ),
      Array.from({ length: 26 }, () => {
        const [x, y, z] = at(r())
        return roundedBox(0.06, 0.06, 0.06, 0.01, M.matte('#fbf8f0'), {
          at: [x + (r() - 0.5) * 0.16, y + 0.18, z + (r() - 0.5) * 0.16],
          turn: [r() * 3, r() * 3, 0],
        })
      }),
    )
  },

  croissants: () =>
    group(
      [
        [-0.7, 0.3],
        [0.7, 0.2],
      ].map(([x, z], k) =>
        place(
          group(
            Array.from({ length: 9 }, (_, i) => {
              const a = (i / 8 - 0.5) * 2.3,
                s = 0.14 + 0.24 * Math.cos((i / 8 - 0.5) * Math.PI)
              return mesh(new THREE.SphereGeometry(s, 32, 24), crust(['#c9833c', '#d39549'][i % 2]), {
                at: [Math.sin(a) * 0.72, s * 0.9, Math.cos(a) * 0.5 - 0.5],
                size: [0.75, 1, 1.1],
                turn: [0, a, 0],
              })
            }),
          ),
          x,
          0,
          z,
          k * 0.7 - 0.3,
        ),
      ),
    ),
}
