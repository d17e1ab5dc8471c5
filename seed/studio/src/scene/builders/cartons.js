import * as THREE from 'three'
import { cylinder, group, lathe, loft, mesh, panel, roundedBox } from '../geometry.js'
import * as M from '../materials.js'

export const cartons = {
  /** Kraft shipping case. */
  carton(pack, { wide: w = 1.9, high: h = 1.25, deep: d = 1.35 }) {
    return group(
      roundedBox(w, h, d, 0.02, M.kraft(), { at: [0, h / 2, 0] }),
      panel(w * 0.98, h * 0.97, pack.print(1200, Math.round((1200 * h) / w), 900, { roughness: 0.88, clearcoat: 0 }), {
        at: [0, h / 2, d / 2 + 0.002],
      }),
      roundedBox(0.22, 0.004, d * 1.002, 0.002, M.gloss('#d8b98c', { opacity: 0.75, transparent: true }), {
        at: [0, h + 0.002, 0],
      }),
      mesh(new THREE.BoxGeometry(w * 0.999, 0.006, 0.008), M.matte('#8a653d'), { at: [0, h + 0.001, 0] }),
    )
  },

  /** Beverage carton; gable top for fresh milk. */
  brick(pack, { gable, mini }) {
    const w = 0.72,
      h = mini ? 1.15 : 1.75,
      d = 0.62,
      side = pack.body(M.gloss, { roughness: 0.42, clearcoat: 0.2 }),
      front = pack.print(620, Math.round((620 * h) / w), 520, { roughness: 0.42, clearcoat: 0.2 })
    const box = mesh(new THREE.BoxGeometry(w, h, d), [side, side, side, side, front, side], { at: [0, h / 2, 0] })
    if (!gable)
      return group(
        box,
        lathe(
          [
            [0, 0.14],
            [0.13, 0.14, 0.03],
            [0.13, 0],
            [0.15, 0],
          ],
          pack.accent(M.gloss),
          { at: [0.1, h, 0.06] },
        ),
      )
    const roof = new THREE.ExtrudeGeometry(
      new THREE.Shape([
        new THREE.Vector2(-d / 2, 0),
        new THREE.Vector2(d / 2, 0),
        new THREE.Vector2(0.02, 0.42),
        new THREE.Vector2(-0.02, 0.42),
      ]),
      { depth: w, bevelEnabled: false },
    )
    return group(
      box,
      mesh(roof, pack.accent(M.gloss, { roughness: 0.45 }), { at: [-w / 2, h, 0], turn: [0, Math.PI / 2, 0] }),
      roundedBox(w, 0.2, 0.03, 0.008, pack.accent(M.gloss, { roughness: 0.45 }), { at: [0, h + 0.5, 0] }),
      cylinder(0.13, 0.13, 0.1, M.gloss('#fff'), { at: [0, h + 0.24, 0.2], turn: [0.62, 0, 0] }),
    )
  },

  /** Folding box: pasta, rice, tea, biscuits, gloves. */
  box(pack, { wide: w = 1.35, high: h = 1.6, deep: d = 0.6, lean = 0 }) {
    const side = pack.accent(M.paper),
      front = pack.print(900, Math.round((900 * h) / w), 740, { roughness: 0.5 })
    return group(
      mesh(new THREE.BoxGeometry(w, h, d), [side, side, side, side, front, side], {
        at: [0, h / 2, 0],
        turn: [lean, 0, 0],
      }),
    )
  },

  /** Flat bar: chocolate, snack bar. */
  bar: (pack, o) => cartons.box(pack, { wide: 0.95, high: 2.0, deep: 0.13, lean: -0.16, ...o }),

  /** Two pizza boxes. */
  pizzabox(pack) {
    const w = 2.3,
      k = M.kraft()
    return group(
      roundedBox(w, 0.26, w, 0.02, k, { at: [0, 0.13, 0] }),
      roundedBox(w, 0.26, w, 0.02, k, { at: [0, 0.4, 0] }),
      panel(w * 0.98, w * 0.98, pack.print(1000, 1000, 760, { roughness: 0.85, clearcoat: 0 }), {
        at: [0, 0.532, 0],
        turn: [-Math.PI / 2, 0, 0],
      }),
    )
  },

  /** Folding lunch box of kraft board. */
  lunchbox(pack) {
    const k = M.kraft(),
      w = 1.7,
      d = 1.35
    return group(
      loft(
        w,
        d,
        0.04,
        [
          [0.4, 0],
          [0.14, 0, 0.02],
          [0, 0.72, 0.01],
        ],
        k,
      ),
      loft(
        w + 0.03,
        d + 0.03,
        0.04,
        [
          [0, 0.66, 0.01],
          [0.02, 0.78, 0.03],
          [0.5, 0.8],
        ],
        k,
      ),
      panel(w * 0.82, d * 0.82, pack.print(1000, 800, 760, { roughness: 0.85, clearcoat: 0 }), {
        at: [0, 0.806, 0],
        turn: [-Math.PI / 2, 0, 0],
      }),
    )
  },

  /** Ten-egg carton, closed. */
  eggbox(pack) {
    const pulp = M.paper('#b9b3a6', { bumpScale: 1.4 })
    const cups = [0, 1, 2, 3, 4].flatMap((i) =>
      [-0.32, 0.32].map((z) =>
        lathe(
          [
            [0, 0],
            [0.16, 0, 0.06],
            [0.29, 0.42],
          ],
          pulp,
          { at: [-1.2 + i * 0.6, 0, z], segments: 32 },
        ),
      ),
    )
    return group(
      cups,
      loft(
        3.05,
        1.3,
        0.2,
        [
          [0, 0.38, 0.02],
          [0, 0.46, 0.02],
          [0.04, 0.47],
          [0.16, 0.86, 0.1],
          [0.5, 0.88],
        ],
        pulp,
      ),
      panel(2.3, 0.36, pack.print(1500, 235, 1300, { roughness: 0.85, clearcoat: 0 }), {
        at: [0, 0.66, 0.605],
        turn: [-0.3, 0, 0],
      }),
    )
  },
}
