import { band, group, lathe, roundedBox } from '../geometry.js'
import * as M from '../materials.js'

export const dispensers = {
  spray(pack) {
    const c = pack.accent(M.gloss),
      white = M.gloss('#f7f6f2')
    const g = group(
      lathe(
        [
          [0, 0],
          [0.36, 0, 0.06],
          [0.38, 0.1, 0.05],
          [0.38, 1.2, 0.4],
          [0.15, 1.62, 0.1],
          [0.15, 1.75],
        ],
        M.gloss('#f5f4f0', { roughness: 0.35 }),
      ),
      band(0.386, 0.386, 0.22, 1.05, 2.7, pack.print(1100, 880, 640)),
      lathe(
        [
          [0, 2.02],
          [0.14, 2.02, 0.05],
          [0.19, 1.7, 0.02],
          [0.16, 1.7],
        ],
        c,
      ),
      roundedBox(0.34, 0.2, 0.22, 0.06, c, { at: [-0.16, 2.06, 0] }),
      roundedBox(0.16, 0.1, 0.1, 0.03, white, { at: [-0.4, 2.08, 0] }),
      roundedBox(0.07, 0.42, 0.14, 0.03, white, { at: [-0.2, 1.78, 0], turn: [0, 0, -0.35] }),
    )
    g.rotation.y = -0.3
    return group(g)
  },

  /** Pump bottle; amber glass, or plastic in the body colour. */
  pump(pack, { amber, head = '#1f1f1f', colour }) {
    const R = 0.36,
      H = 1.35,
      black = M.gloss(head)
    const body = amber
      ? M.gloss('#5b2a0c', { roughness: 0.08, clearcoat: 1 })
      : colour
        ? M.matte(colour, { roughness: 0.6 })
        : pack.body(M.gloss, { roughness: 0.5 })
    return group(
      lathe(
        [
          [0, 0.02],
          [R - 0.05, 0, 0.04],
          [R, 0.05, 0.06],
          [R, H, 0.14],
          [0.16, H + 0.1, 0.05],
          [0.16, H + 0.16],
        ],
        body,
      ),
      lathe(
        [
          [0.18, H + 0.12],
          [0.19, H + 0.12, 0.01],
          [0.19, H + 0.3, 0.03],
          [0.06, H + 0.3, 0.01],
          [0.06, H + 0.5],
          [0, H + 0.5],
        ],
        black,
      ),
      roundedBox(0.56, 0.075, 0.13, 0.035, black, { at: [-0.16, H + 0.53, 0] }),
      band(R + 0.005, R + 0.005, 0.22, 1.1, 2.2, pack.print(780, 880, 600, { roughness: 0.75, clearcoat: 0 })),
    )
  },

  /** Small flacons as they stand on the wash basin. */
  flacons(pack) {
    return group(
      [-0.62, 0, 0.62].map((x, i) => {
        const H = 1.0,
          R = 0.23
        const g = group(
          lathe(
            [
              [0, 0.01],
              [R - 0.03, 0, 0.03],
              [R, 0.03, 0.05],
              [R, H, 0.1],
              [0.12, H + 0.06],
              [0, H + 0.06],
            ],
            pack.body(M.gloss, { roughness: 0.55 }),
          ),
          lathe(
            [
              [0, H + 0.28],
              [0.15, H + 0.28, 0.03],
              [0.15, H + 0.03],
              [0, H + 0.03],
            ],
            pack.accent(M.gloss),
          ),
          band(R + 0.005, R + 0.005, 0.16, 0.86, 2.0, pack.print(600, 900, 470)),
        )
        g.position.set(x, 0, i === 1 ? 0.12 : 0)
        return g
      }),
    )
  },
}
