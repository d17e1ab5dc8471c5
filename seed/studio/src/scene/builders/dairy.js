import * as THREE from 'three'
import { ball, group, lathe, mesh, place, roundedBox } from '../geometry.js'
import * as M from '../materials.js'

/** Wedge of a wheel: slice of a solid of revolution with closed cut faces. */
function wedge(R, H, arc, skin, flesh) {
  flesh.side = THREE.DoubleSide
  const g = new THREE.CylinderGeometry(R, R, H, 48, 1, false, 0, arc),
    face = (a) =>
      mesh(new THREE.PlaneGeometry(R, H), flesh, {
        at: [(Math.sin(a) * R) / 2, 0, (Math.cos(a) * R) / 2],
        turn: [0, a - Math.PI / 2, 0],
      })
  return group(mesh(g, [skin, flesh, flesh]), face(0), face(arc)).translateY(H / 2)
}

export const dairy = {
  cheese(p, { skin = '#d99a2b', flesh = '#f1c95c', radius = 1.2, height = 0.75, cut = true }) {
    const s = M.wet(skin, { roughness: 0.5, clearcoat: 0.2 }),
      f = M.food(flesh, ['#d9a93a', '#f8df94'], { n: 60, size: 26, rough: 0.45, bump: 0.2 })
    const body = wedge(radius, height, cut ? Math.PI * 1.62 : Math.PI * 2, s, f).rotateY(0.55)
    const slice = wedge(radius * 0.98, height, Math.PI * 0.22, s, f)
    slice.position.set(0.35, height / 2, 0.42)
    slice.rotation.y = 0.05
    return group(body, cut && slice)
  },

  camembert: () =>
    group(
      lathe(
        [
          [0, 0],
          [0.9, 0, 0.1],
          [0.9, 0.5, 0.1],
          [0, 0.5],
        ],
        M.food('#f4efe2', ['#e3dac4', '#fffdf6'], { n: 900, size: 8, rough: 0.95, bump: 1 }),
      ),
      place(wedge(0.9, 0.48, 0.6, M.food('#f4efe2', ['#e3dac4']), M.wet('#f3dd9a')), 0.25, 0.24, 1.05, 0.4),
    ),

  mozzarella: () =>
    group(
      lathe(
        [
          [0, 0.05],
          [0.9, 0, 0.1],
          [1.2, 0.5, 0.02],
          [1.16, 0.5],
          [0.88, 0.1],
          [0, 0.1],
        ],
        M.ceramic('#2f4f5f'),
      ),
      [
        [0, 0.42, 0.2],
        [0.5, 0.4, -0.3],
        [-0.5, 0.4, -0.25],
        [0.05, 0.75, -0.1],
      ].map(([x, y, z]) => ball(0.4, M.wet('#fbf8ef'), { at: [x, y, z], size: [1, 0.86, 1] })),
      [0, 1, 2].map((i) =>
        ball(0.16, M.matte('#4f7a34'), {
          at: [0.3 - i * 0.3, 0.95 - i * 0.14, 0.35 + i * 0.12],
          size: [1.4, 0.25, 0.8],
          turn: [0.5, i, 0.3],
        }),
      ),
    ),

  butter: () =>
    group(
      roundedBox(2.0, 0.1, 1.3, 0.04, M.ceramic('#f6f3ee'), { at: [0, 0.05, 0] }),
      roundedBox(1.4, 0.6, 0.72, 0.05, M.wet('#f4d778', { roughness: 0.45, clearcoat: 0.25 }), { at: [-0.1, 0.4, 0] }),
      roundedBox(0.12, 0.56, 0.7, 0.03, M.wet('#f4d778', { roughness: 0.45 }), {
        at: [0.78, 0.37, 0],
        turn: [0, 0, -0.25],
      }),
    ).rotateY(-0.45),

  tofu: () =>
    group(
      roundedBox(2.4, 0.1, 1.7, 0.05, M.timber('#c59a66', '#8a5a2c', 5), { at: [0, 0.05, 0] }),
      roundedBox(1.3, 0.6, 0.9, 0.05, M.matte('#f6efdf', { roughness: 0.6 }), { at: [-0.3, 0.4, -0.2] }),
      [
        [0.7, 0.25, 0.1],
        [0.75, 0.25, 0.5],
        [0.35, 0.25, 0.62],
        [0.55, 0.58, 0.35],
      ].map(([x, y, z], i) =>
        roundedBox(0.32, 0.32, 0.32, 0.03, M.matte('#f6efdf', { roughness: 0.6 }), { at: [x, y, z], turn: [0, i, 0] }),
      ),
      [0, 1, 2].map((i) =>
        ball(0.17, M.matte('#4f7a34'), {
          at: [-0.5 + i * 0.3, 0.74, -0.1 + i * 0.05],
          size: [1.4, 0.25, 0.8],
          turn: [0.2, i * 2, 0.3],
        }),
      ),
    ).rotateY(-0.35),
}
