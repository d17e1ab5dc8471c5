import * as THREE from 'three'
import { ball, deform, disc, group, loft, mesh, place, plate, rod, tube } from '../geometry.js'
import * as M from '../materials.js'

export const meat = {
  salami() {
    const skin = M.food('#8c2f24', ['#6d2018', '#efe6dd'], { n: 900, size: 7, rough: 0.6 }),
      cut = M.food('#a83a2e', ['#f3d9cf', '#f0c8bb', '#7d2018'], { n: 900, size: 16, rough: 0.5, bump: 0.3 })
    return group(
      mesh(new THREE.CylinderGeometry(0.4, 0.4, 1.9, 60), [skin, cut, cut], {
        at: [-0.35, 0.4, -0.3],
        turn: [0, 0.3, Math.PI / 2],
      }),
      Array.from({ length: 6 }, (_, i) =>
        mesh(new THREE.CylinderGeometry(0.4, 0.4, 0.05, 60), [skin, cut, cut], {
          at: [0.65 + i * 0.13, 0.38 - i * 0.035, 0.05 + i * 0.1],
          turn: [0, 0.2, Math.PI / 2 - 0.35 - i * 0.07],
        }),
      ),
    )
  },

  sausages: () =>
    group(
      [0, 1, 2, 3, 4].map((i) =>
        tube(
          [
            [-0.9, 0.18, 0],
            [-0.45, 0.2, 0.12],
            [0, 0.2, 0.16],
            [0.45, 0.2, 0.12],
            [0.9, 0.18, 0],
          ],
          0.17,
          M.wet(['#b5643a', '#a95a33'][i % 2]),
          { at: [0, i > 2 ? 0.3 : 0, i > 2 ? (i - 3.5) * 0.4 - 0.02 : (i - 1) * 0.4] },
        ),
      ),
      [0, 1, 2, 3, 4].flatMap((i) =>
        [-1, 1].map((k) =>
          ball(0.165, M.wet(['#b5643a', '#a95a33'][i % 2]), {
            at: [k * 0.9, 0.18 + (i > 2 ? 0.3 : 0), i > 2 ? (i - 3.5) * 0.4 - 0.02 : (i - 1) * 0.4],
          }),
        ),
      ),
      loft(
        2.7,
        1.8,
        0.3,
        [
          [0.8, -0.14],
          [0, -0.14, 0.03],
          [0, 0, 0.03],
          [0.8, 0],
        ],
        M.timber('#b98452', '#6e4420', 5),
      ),
    ),

  ham: () =>
    group(
      deform(
        mesh(
          new THREE.SphereGeometry(0.9, 64, 48),
          M.food('#c9775f', ['#a9523c', '#e0a18c'], { n: 500, size: 12, rough: 0.45 }),
          { at: [0, 0.72, 0] },
        ),
        (v) => {
          v.x *= 1.35
          v.y *= 0.78
          if (v.x > 0.75) v.x = 0.75 + (v.x - 0.75) * 0.08
        },
      ),
      disc(0.55, M.food('#e59a8b', ['#f6d9d0', '#d97f6e'], { n: 300, size: 18, rough: 0.4 }), {
        at: [0.84, 0.72, 0],
        turn: [0, Math.PI / 2, 0],
        size: [1, 1, 1],
      }),
      Array.from({ length: 4 }, (_, i) =>
        mesh(
          new THREE.CylinderGeometry(0.58, 0.58, 0.03, 48),
          M.food('#e59a8b', ['#f6d9d0', '#d97f6e'], { n: 300, size: 18, rough: 0.4 }),
          { at: [1.15 + i * 0.2, 0.05 + i * 0.035, 0.35 + i * 0.1], turn: [0.06, i, 0.04], size: [1, 1, 0.8] },
        ),
      ),
    ).rotateY(-0.35),

  /** Raw cuts on a board: steak with fat edge. */
  steak() {
    const cut = (s) => {
      s.moveTo(-0.9, -0.3)
      s.bezierCurveTo(-0.9, -0.75, 0.2, -0.75, 0.75, -0.45)
      s.bezierCurveTo(1.15, -0.2, 0.95, 0.35, 0.45, 0.45)
      s.bezierCurveTo(0, 0.55, -0.9, 0.4, -0.9, -0.3)
    }
    const one = (x, y, z, turn) =>
      place(
        group(
          plate(cut, 0.24, M.wet('#f1e0cf', { roughness: 0.45 }), { turn: [-Math.PI / 2, 0, 0], bevel: 0.05 }),
          plate(
            cut,
            0.25,
            M.food('#a3272a', ['#c65a55', '#e9b9ae', '#821a1e'], { n: 420, size: 20, rough: 0.35, bump: 0.4 }),
            { at: [0, 0.03, 0], turn: [-Math.PI / 2, 0, 0], size: [0.9, 0.88, 1], bevel: 0.05 },
          ),
        ),
        x,
        y,
        z,
        turn,
      )
    return group(
      loft(
        3.3,
        2.2,
        0.25,
        [
          [0.8, 0],
          [0, 0, 0.03],
          [0, 0.14, 0.03],
          [0.9, 0.14],
        ],
        M.timber('#8a5a34', '#4d2d14', 5),
      ),
      one(-0.45, 0.2, 0.1, 0.3),
      one(0.45, 0.42, -0.1, -0.5),
      Array.from({ length: 9 }, (_, i) =>
        ball(0.045, M.matte('#2a2522'), { at: [1.1 + (i % 3) * 0.12, 0.18, 0.55 + Math.floor(i / 3) * 0.13] }),
      ),
    )
  },

  chicken: () =>
    group(
      loft(
        3.0,
        2.0,
        0.3,
        [
          [0.8, 0],
          [0, 0, 0.03],
          [0, 0.12, 0.03],
          [0.9, 0.12],
        ],
        M.timber('#c59a66', '#8a5a2c', 5),
      ),
      deform(
        mesh(
          new THREE.SphereGeometry(0.85, 64, 48),
          M.food('#efc9a5', ['#e0ae80', '#f8e2cb'], { n: 900, size: 6, rough: 0.45, bump: 0.4 }),
          { at: [0, 0.7, 0] },
        ),
        (v) => {
          v.x *= 1.15
          v.y *= 0.75
          v.y += v.x * 0.1
        },
      ),
      [-1, 1].map((k) =>
        group(
          deform(
            mesh(
              new THREE.SphereGeometry(0.4, 40, 30),
              M.food('#efc9a5', ['#e0ae80', '#f8e2cb'], { n: 900, size: 6, rough: 0.45 }),
            ),
            (v) => {
              v.x *= 1.35
              v.y *= 0.8
              v.z *= 0.8
            },
          ),
          rod([0.45, 0, 0], [0.8, 0.1, 0], 0.08, M.food('#f3dcc3', ['#e0ae80'])),
          ball(0.11, M.matte('#f1e6d6'), { at: [0.85, 0.12, 0] }),
        )
          .translateX(0.7)
          .translateY(0.55)
          .translateZ(k * 0.5)
          .rotateY(k * -0.25),
      ),
    ),
}
