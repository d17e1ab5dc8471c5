import * as THREE from 'three'
import { cylinder, group, lathe, loft, panel, roundedBox } from '../geometry.js'
import * as M from '../materials.js'

export const supplies = {
  /** Crate of bottles with printed side. */
  crate(pack, { glass = '#3a1a08' }) {
    const w = 2.6,
      d = 1.9,
      h = 1.75,
      shell = pack.accent(M.gloss, { roughness: 0.5, side: THREE.DoubleSide })
    const neck = M.gloss(glass, { roughness: 0.08, clearcoat: 1 }),
      cap = M.gloss('#d9d4c8', { metalness: 0.4 })
    const bottles = []
    for (let x = 0; x < 5; x++)
      for (let z = 0; z < 4; z++)
        bottles.push(
          group(
            lathe(
              [
                [0, 0],
                [0.2, 0.02, 0.05],
                [0.2, 1.1, 0.3],
                [0.1, 1.6, 0.2],
                [0.1, 2.05],
                [0, 2.05],
              ],
              neck,
              { segments: 28 },
            ),
            cylinder(0.13, 0.12, 0.08, cap, { at: [0, 2.08, 0], segments: 28 }),
          )
            .translateX(-0.96 + x * 0.48)
            .translateZ(-0.66 + z * 0.44),
        )
    return group(
      loft(
        w,
        d,
        0.1,
        [
          [0.5, 0.02],
          [0.02, 0, 0.03],
          [0, 0.1, 0.02],
          [0, h, 0.03],
          [0.06, h, 0.02],
          [0.07, 0.2],
        ],
        shell,
      ),
      bottles,
      panel(1.7, 0.82, pack.print(1500, 724, 1200), { at: [0, 0.72, d / 2 + 0.003] }),
      roundedBox(0.8, 0.2, 0.02, 0.09, M.matte('#2a2522'), { at: [0, 1.45, d / 2 + 0.002] }),
    )
  },

  /** Wrapped rolls: kitchen paper, toilet paper, hand towels. */
  rolls(pack, { count = 4, tall = 1.15 }) {
    const R = 0.5,
      white = M.paper('#fbfaf6', { bumpScale: 1.2 }),
      roll = () =>
        group(
          lathe(
            [
              [0.17, 0],
              [R - 0.02, 0, 0.03],
              [R, 0.03, 0.02],
              [R, tall - 0.03, 0.03],
              [0.17, tall],
            ],
            white,
          ),
          cylinder(0.17, 0.17, tall * 0.99, M.kraft(), { at: [0, tall / 2, 0] }),
        )
    const n = count / 2,
      g = group()
    for (let i = 0; i < n; i++)
      g.add(
        roll()
          .translateX((i - (n - 1) / 2) * 1.02)
          .translateZ(0.2),
        roll()
          .translateX((i - (n - 1) / 2) * 1.02)
          .translateZ(-0.82),
      )
    return group(
      g,
      panel(
        n * 0.98,
        tall * 0.46,
        pack.print(1200, Math.round((1200 * tall * 0.46) / (n * 0.98)), 980, { clearcoat: 0.6 }),
        { at: [0, tall * 0.5, 0.72] },
      ),
    )
  },

  /** Wall dispenser for soap or towels. */
  dispenser(pack, { steel }) {
    const shell = steel ? M.steel({ roughness: 0.32 }) : pack.body(M.gloss)
    return group(
      loft(
        1.15,
        0.95,
        0.16,
        [
          [0.4, 0.2],
          [0.05, 0.2, 0.05],
          [0, 0.4, 0.1],
          [0, 2.0, 0.2],
          [0.06, 2.15, 0.12],
          [0.4, 2.16],
        ],
        shell,
      ),
      roundedBox(0.5, 0.16, 0.3, 0.05, M.gloss('#24282a'), { at: [0, 0.14, 0.28] }),
      roundedBox(0.26, 0.6, 0.02, 0.01, M.gloss('#31414a', { roughness: 0.1 }), { at: [0.32, 0.85, 0.476] }),
      panel(0.62, 0.5, pack.print(800, 640, 700, { logo: true, bump: false }), { at: [-0.1, 1.55, 0.482] }),
    )
  },
}
