import * as THREE from 'three'
import { ball, deform, group, lathe, loft, mesh, place, plate, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { seededRandom as random } from '../../../../../api/platform/pictures/seeded-random.ts'
import { pieces } from './food-parts.js'

export const fish = {
  /** Whole fish on crushed ice. */
  fish(p, { colour = '#8fa3ac', belly = '#e6e9ea' }) {
    const body = (z, turn, s = 1) => {
      const g = new THREE.SphereGeometry(1, 72, 48),
        skin = new THREE.MeshPhysicalMaterial({ vertexColors: true, roughness: 0.28, clearcoat: 0.8, metalness: 0.15 }),
        back = new THREE.Color(colour),
        low = new THREE.Color(belly),
        c = []
      const q = deform(mesh(g, skin), (v) => {
        const t = (v.x + 1) / 2,
          thick = Math.pow(Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)), 0.75) * (1 - t * 0.35)
        v.set(
          v.x * 1.5,
          ((v.y * 0.42 * thick) / Math.max(0.2, Math.sqrt(1 - v.x * v.x * 0.98))) * 1,
          (v.z * 0.24 * thick) / Math.max(0.2, Math.sqrt(1 - v.x * v.x * 0.98)),
        )
        const k = new THREE.Color().copy(low).lerp(back, Math.min(1, Math.max(0, v.y * 3 + 0.5)))
        c.push(k.r, k.g, k.b)
      })
      g.setAttribute('color', new THREE.Float32BufferAttribute(c, 3))
      const fin = M.matte(colour, { side: THREE.DoubleSide, roughness: 0.5 })
      const tail = plate(
        (s2) => {
          s2.moveTo(0, 0)
          s2.quadraticCurveTo(0.2, 0.12, 0.55, 0.42)
          s2.quadraticCurveTo(0.42, 0.05, 0.42, 0)
          s2.quadraticCurveTo(0.42, -0.05, 0.55, -0.42)
          s2.quadraticCurveTo(0.2, -0.12, 0, 0)
        },
        0.03,
        fin,
        { at: [1.36, 0, -0.015] },
      )
      const dorsal = plate(
        (s2) => {
          s2.moveTo(-0.4, 0.3)
          s2.quadraticCurveTo(0, 0.62, 0.5, 0.28)
          s2.lineTo(-0.4, 0.28)
        },
        0.02,
        fin,
        { at: [0, 0.04, -0.01] },
      )
      const f = group(
        q,
        tail,
        dorsal,
        ball(0.075, M.wet('#14181a'), { at: [-1.14, 0.09, 0.14] }),
        ball(0.1, M.wet('#e9d9a0'), { at: [-1.14, 0.09, 0.115], size: [1, 1, 0.5] }),
        plate(
          (s2) => {
            s2.moveTo(0, 0)
            s2.quadraticCurveTo(0.3, 0.1, 0.4, -0.06)
            s2.quadraticCurveTo(0.2, -0.14, 0, 0)
          },
          0.02,
          fin,
          { at: [-0.62, -0.06, 0.24], turn: [0, -0.35, -0.3] },
        ),
      )
      f.rotation.x = -Math.PI / 2 + 0.35
      f.scale.setScalar(s)
      return group(f).translateZ(z).translateY(0.42).rotateY(turn)
    }
    const r = random(3),
      ice = Array.from({ length: 90 }, () =>
        roundedBox(0.2 + r() * 0.16, 0.16 + r() * 0.12, 0.2 + r() * 0.16, 0.04, M.wet('#eef6f8', { roughness: 0.15 }), {
          at: [(r() - 0.5) * 3.5, 0.12 + r() * 0.12, (r() - 0.5) * 2.0],
          turn: [r() * 3, r() * 3, r() * 3],
        }),
      )
    return group(
      loft(
        4.0,
        2.6,
        0.25,
        [
          [0.6, 0],
          [0.05, 0, 0.04],
          [0, 0.2, 0.02],
          [0.06, 0.2, 0.02],
          [0.1, 0.06],
          [1.2, 0.06],
        ],
        M.steel({ roughness: 0.35 }),
      ),
      ice,
      body(-0.4, 0.05),
      body(0.42, -0.06, 0.95),
      [0.9, 1.25].map((x, i) => place(pieces.lemon(), x - 2.5, 0.2, 0.8 - i * 0.3, i)),
    )
  },

  /** Salmon fillet, portioned. */
  salmon: () =>
    group(
      loft(
        3.2,
        1.9,
        0.2,
        [
          [0.8, 0],
          [0, 0, 0.03],
          [0, 0.12, 0.03],
          [0.9, 0.12],
        ],
        M.matte('#3d4348', { roughness: 0.6 }),
      ),
      [-0.95, -0.32, 0.31, 0.94].map((x) =>
        group(
          loft(
            0.58,
            1.45,
            0.14,
            [
              [0.25, 0.1],
              [0.02, 0.1, 0.04],
              [0, 0.28, 0.1],
              [0.08, 0.44, 0.1],
              [0.28, 0.48],
            ],
            M.wet('#ee8a5f', { roughness: 0.38 }),
          ),
          [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((z) =>
            roundedBox(0.44, 0.012, 0.03, 0.006, M.matte('#f8c5a8'), { at: [0, 0.478, z], turn: [0, 0.35, 0] }),
          ),
        ).translateX(x),
      ),
    ),

  prawns: () =>
    group(
      lathe(
        [
          [0, 0.05],
          [0.9, 0, 0.1],
          [1.3, 0.4, 0.02],
          [1.26, 0.4],
          [0.9, 0.1],
          [0, 0.1],
        ],
        M.ceramic('#e9eef0'),
      ),
      Array.from({ length: 12 }, (_, i) => {
        const a = i * 2.4,
          q = 0.25 + (i % 4) * 0.22
        return group(
          tube(
            [
              [0, 0, 0],
              [0.2, 0.12, 0],
              [0.32, 0.32, 0],
              [0.24, 0.52, 0],
              [0.06, 0.6, 0],
            ],
            0.1,
            M.food('#f0946e', ['#f9cdb8', '#e2744a'], { n: 260, size: 12, rough: 0.35 }),
          ),
          ball(0.1, M.wet('#f0946e')),
          plate(
            (s) => {
              s.moveTo(0, 0)
              s.lineTo(0.2, 0.14)
              s.lineTo(0.22, -0.1)
            },
            0.02,
            M.wet('#e2744a'),
            { at: [0.02, 0.6, 0], turn: [0, 0, 2.6] },
          ),
        )
          .translateX(Math.cos(a) * q)
          .translateY(0.22 + (i % 3) * 0.14)
          .translateZ(Math.sin(a) * q)
          .rotateY(a)
          .rotateX(-1.1)
      }),
    ),
}
