import * as THREE from 'three'
import { deform, group, lathe, mesh, roundedBox } from '../geometry.js'
import * as M from '../materials.js'
import { seededRandom as random } from '../../../../../api/platform/pictures/seeded-random.ts'

export const coldSweets = {
  gummies: () => {
    const r = random(8),
      cs = ['#d9282f', '#f0a01f', '#f3d43b', '#5da544', '#e8668a']
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
        M.ceramic('#f6f3ee'),
      ),
      Array.from({ length: 60 }, (_, i) => {
        const a = r() * 6.28,
          q = Math.sqrt(r()) * 0.85
        return roundedBox(0.26, 0.18, 0.26, 0.08, M.wet(cs[i % 5], { roughness: 0.2 }), {
          at: [Math.cos(a) * q, 0.36 + r() * 0.3 + (1 - q) * 0.18, Math.sin(a) * q],
          turn: [r() * 3, r() * 3, r() * 3],
        })
      }),
    )
  },

  /** Three scoops in a bowl. */
  icecream: (p, { colours = ['#f6e7c3', '#e78fa0', '#6b4128'] }) =>
    group(
      lathe(
        [
          [0, 0.03],
          [0.34, 0, 0.03],
          [0.3, 0.08],
          [0.08, 0.16, 0.06],
          [0.08, 0.4],
          [0.62, 0.75, 0.2],
          [0.92, 1.0, 0.02],
          [0.88, 1.0],
          [0.5, 0.72, 0.2],
          [0, 0.6],
        ],
        M.glass('#fff', { body: 0.14, rim: 0.8 }),
      ),
      colours.map((c, i) =>
        deform(
          mesh(new THREE.SphereGeometry(0.44, 56, 40), M.food(c, [c, '#ffffff'], { n: 500, size: 6, bump: 1.6 }), {
            at: [
              [-0.36, 1.02, 0.12],
              [0.38, 1.02, 0.16],
              [0, 1.42, -0.06],
            ][i],
          }),
          (v) => {
            v.y += Math.sin(v.x * 14 + v.z * 9) * 0.018
            if (v.y < -0.16) {
              v.x *= 1.08
              v.z *= 1.08
            }
          },
        ),
      ),
      roundedBox(0.34, 0.5, 0.03, 0.01, M.food('#d9a763', ['#b37a3a']), {
        at: [0.3, 1.8, -0.2],
        turn: [0, 0.3, -0.35],
      }),
    ),
}
