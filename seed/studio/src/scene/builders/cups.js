import * as THREE from 'three'
import { band, disc, group, lathe, place, ring, tube } from '../geometry.js'
import * as M from '../materials.js'
import { crema } from '../textures.js'
import { glaze } from './tableware-parts.js'

const cupWall = (s, H) => [
  [0, 0.06],
  [s * 0.5, 0.055, 0.02],
  [s * 0.55, 0, 0.015],
  [s * 0.62, 0, 0.01],
  [s * 0.64, 0.05],
  [s * 0.97, H * 0.5, 0.3],
  [s, H, 0.02],
  [s - 0.04, H, 0.02],
  [s - 0.055, H * 0.5, 0.28],
  [s * 0.5, 0.1, 0.06],
  [0, 0.1],
]

export const cups = {
  cup(pack, { scale: k = 1, tall, milk, drink = '#2a1206', saucer = true, ...o }) {
    const m = glaze(pack, o),
      s = 0.46 * k,
      H = (tall ? 0.78 : 0.56) * k
    const g = group(
      lathe(cupWall(s, H), m),
      ring(0.19 * k, 0.045 * k, m, {
        arc: Math.PI * 1.05,
        at: [s * 0.9, H * 0.56, 0],
        turn: [0, 0, -Math.PI * 0.54],
        size: [0.9, 0.8, 1.2],
      }),
      disc(
        s - 0.05,
        new THREE.MeshPhysicalMaterial({
          color: milk ? '#fff' : drink,
          map: milk ? crema() : null,
          roughness: 0.35,
          clearcoat: 0.3,
        }),
        { at: [0, H * 0.82, 0] },
      ),
    )
    g.rotation.y = -0.55
    g.position.y = saucer ? 0.075 : 0
    return group(
      g,
      saucer &&
        lathe(
          [
            [0, 0.03],
            [0.3 * k, 0.02],
            [0.34 * k, 0, 0.02],
            [0.4 * k, 0, 0.02],
            [0.8 * k, 0.12, 0.06],
            [0.82 * k, 0.145, 0.01],
            [0.78 * k, 0.15, 0.01],
            [0.42 * k, 0.07, 0.05],
            [0, 0.065],
          ],
          m,
        ),
    )
  },

  /** Stacked cups without saucers. */
  cupstack(pack, o) {
    const m = glaze(pack, o),
      one = (x, y, z, turn) =>
        place(
          group(
            lathe(cupWall(0.46, 0.56), m),
            ring(0.19, 0.045, m, {
              arc: Math.PI * 1.05,
              at: [0.41, 0.31, 0],
              turn: [0, 0, -Math.PI * 0.54],
              size: [0.9, 0.8, 1.2],
            }),
          ),
          x,
          y,
          z,
          turn,
        )
    return group(one(-0.62, 0, 0, -2.6), one(0.62, 0, 0.1, -0.5), one(0, 0, -0.75, -1.4), one(-0.1, 0.56, -0.2, -0.9))
  },

  mug(pack, { print = true, logo = true, colour }) {
    const m = pack.accent(M.ceramic, {}, colour ?? '#f6f3ee'),
      R = 0.42,
      H = 0.98
    return group(
      lathe(
        [
          [0, 0.05],
          [R - 0.07, 0.04],
          [R - 0.05, 0, 0.02],
          [R, 0.05, 0.08],
          [R, H, 0.02],
          [R - 0.045, H, 0.02],
          [R - 0.05, 0.12, 0.06],
          [0, 0.1],
        ],
        m,
      ),
      ring(0.27, 0.06, m, {
        arc: Math.PI * 1.1,
        at: [R - 0.03, H * 0.5, 0],
        turn: [0, 0, -Math.PI * 0.55],
        size: [0.9, 1, 1.1],
      }),
      disc(R - 0.05, M.wet('#3a1c0b'), { at: [0, H * 0.86, 0] }),
      print &&
        band(
          R + 0.003,
          R + 0.003,
          0.1,
          0.9,
          2.2,
          pack.print(930, 800, 700, { logo, roughness: 0.22, clearcoat: 0.7, bump: false }),
        ),
    )
  },

  teapot(pack, o) {
    const m = glaze(pack, o)
    return group(
      lathe(
        [
          [0, 0.04],
          [0.42, 0, 0.03],
          [0.72, 0.3, 0.3],
          [0.66, 0.82, 0.3],
          [0.3, 1.0, 0.06],
          [0, 1.0],
        ],
        m,
      ),
      lathe(
        [
          [0.34, 0.98],
          [0.3, 1.06, 0.06],
          [0.08, 1.14, 0.05],
          [0.12, 1.3, 0.06],
          [0, 1.34],
        ],
        m,
      ),
      tube(
        [
          [0.6, 0.35, 0],
          [0.95, 0.5, 0],
          [1.1, 0.9, 0],
          [1.2, 1.0, 0],
        ],
        0.1,
        m,
      ),
      ring(0.34, 0.06, m, { at: [-0.72, 0.55, 0], turn: [0, 0, Math.PI * 0.47], arc: Math.PI * 1.06 }),
    ).rotateY(0.35)
  },

  jug(pack, { steel, ...o }) {
    const m = steel ? M.steel({ side: THREE.DoubleSide }) : glaze(pack, o)
    return group(
      lathe(
        [
          [0, 0.03],
          [0.4, 0, 0.04],
          [0.46, 0.4, 0.3],
          [0.32, 0.95, 0.2],
          [0.38, 1.15, 0.02],
          [0.34, 1.15, 0.01],
          [0.28, 0.95, 0.1],
          [0.4, 0.4, 0.2],
          [0, 0.1],
        ],
        m,
      ),
      ring(0.3, 0.04, m, { at: [0.4, 0.62, 0], turn: [0, 0, -Math.PI * 0.5], arc: Math.PI, size: [1, 0.8, 1] }),
      lathe(
        [
          [0.1, 0],
          [0.16, 0.2],
          [0.15, 0.2],
          [0.09, 0],
        ],
        m,
        { at: [-0.36, 0.98, 0], turn: [0, 0, 0.55] },
      ),
    ).rotateY(-0.5)
  },
}
