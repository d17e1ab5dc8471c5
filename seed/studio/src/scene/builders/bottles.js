import { band, group, lathe } from '../geometry.js'
import * as M from '../materials.js'
import { SHAPES, LABEL, CLOSURES } from './bottle-shapes.js'

export const bottles = {
  /** shape, closure, glass (opaque colour) or clear + drink colour, neck label. */
  bottle(
    pack,
    {
      shape = 'bordeaux',
      closure = 'capsule',
      closureColour,
      glass = '#16301c',
      clear,
      drink = '#c98a2b',
      opacity = 0.85,
      level = 0.86,
      edge = '#94a5a3',
      neck,
      plain,
      ...o
    },
  ) {
    const p = SHAPES[shape],
      [rNeck, top] = p.at(-1),
      r = p[2][0],
      g = group()
    if (clear) {
      const fill = [
        [0, 0.06],
        [r - 0.045, 0.06, 0.03],
        ...p.slice(3, -1).map(([x, y, f]) => [x - 0.035, y, f]),
        [rNeck - 0.03, top * level],
        [0, top * level],
      ]
      g.add(lathe(fill, M.liquid(drink, opacity)), lathe(p, M.glass('#fff', { body: 0.07, rim: 0.74, edge })))
    } else
      g.add(
        lathe(p, M.gloss(glass, { roughness: 0.06, clearcoat: 1, clearcoatRoughness: 0.03, envMapIntensity: 1.15 })),
      )
    const coloured = (make, x) => (closureColour ? make(closureColour, x) : pack.accent(make, x))
    if (CLOSURES[closure]) g.add(CLOSURES[closure](top, rNeck, coloured, { glass: clear ? '#dfe9e6' : glass }))
    if (!plain) {
      const [y0, y1] = LABEL[shape] ?? [0.32, 1.28],
        arc = o.arc ?? 2.5,
        rl = (shape === 'pet' ? 0.345 : r) + 0.006,
        w = (900 * arc * rl) / (y1 - y0)
      g.add(band(rl, rl, y0, y1, arc, pack.print(Math.round(w), 900, Math.min(w * 0.62, 700))))
    }
    if (neck)
      g.add(
        band(
          rNeck + 0.05,
          rNeck + 0.02,
          top - (shape === 'beer' ? 0.5 : 1.02),
          top - (shape === 'beer' ? 0.22 : 0.82),
          3.2,
          pack.accent(M.paper),
        ),
      )
    return g
  },

  /** Preserving jar with screw lid. */
  jar(pack, { fill = '#c8791a', dots, tall = 1, radius = 0.44 }) {
    const R = radius,
      H = tall
    const content = dots ? M.food(fill, dots, { n: 1600, size: 14, bump: 1 }) : M.gloss(fill, { clearcoat: 0.4 })
    return group(
      lathe(
        [
          [0, 0.03],
          [R - 0.05, 0.03, 0.05],
          [R - 0.018, 0.09, 0.05],
          [R - 0.018, H - 0.17, 0.13],
          [R - 0.07, H - 0.06],
          [0, H - 0.05],
        ],
        content,
      ),
      lathe(
        [
          [0, 0.02],
          [R - 0.06, 0, 0.03],
          [R, 0.04, 0.07],
          [R, H - 0.16, 0.14],
          [R - 0.08, H, 0.02],
          [R - 0.08, H + 0.05],
        ],
        M.glass('#fff', { body: 0.05, rim: 0.62, edge: '#b4c0bf' }),
      ),
      lathe(
        [
          [R - 0.02, H - 0.01],
          [R - 0.01, H - 0.01, 0.01],
          [R - 0.01, H + 0.17, 0.03],
          [0, H + 0.18],
        ],
        pack.accent(M.gloss, { metalness: 0.2, roughness: 0.35 }),
      ),
      band(
        R + 0.006,
        R + 0.006,
        H * 0.2,
        H * 0.72,
        3.0,
        pack.print(1500, Math.round(((1180 * H * 0.52) / R) * 0.44), 640),
      ),
    )
  },

  /** Small shaker for spices. */
  shaker(pack, { fill = '#a5371e', dots = ['#6d1f10', '#d2683a'] }) {
    const R = 0.26,
      H = 0.95
    return group(
      lathe(
        [
          [0, 0.03],
          [R - 0.02, 0.03, 0.03],
          [R - 0.02, H - 0.1, 0.05],
          [0, H - 0.08],
        ],
        M.food(fill, dots, { n: 3000, size: 3, bump: 1 }),
      ),
      lathe(
        [
          [0, 0.02],
          [R - 0.03, 0, 0.02],
          [R, 0.03, 0.04],
          [R, H - 0.08, 0.07],
          [R - 0.04, H],
        ],
        M.glass('#fff', { body: 0.05, rim: 0.62 }),
      ),
      lathe(
        [
          [R - 0.02, H - 0.04],
          [R + 0.01, H - 0.03, 0.02],
          [R + 0.01, H + 0.26, 0.03],
          [0, H + 0.28],
        ],
        pack.accent(M.gloss),
      ),
      band(R + 0.005, R + 0.005, 0.16, 0.76, 2.6, pack.print(780, 690, 460)),
    )
  },

  /** Upside-down squeeze bottle for ketchup, mustard and sauces. */
  squeeze(pack) {
    return group(
      lathe(
        [
          [0, 0.3],
          [0.22, 0.3, 0.03],
          [0.36, 0.5, 0.16],
          [0.38, 1.5, 0.3],
          [0.3, 2.0, 0.16],
          [0, 2.06],
        ],
        pack.body(M.gloss, { roughness: 0.4 }),
      ),
      lathe(
        [
          [0, 0],
          [0.3, 0, 0.04],
          [0.31, 0.24, 0.05],
          [0.2, 0.34, 0.03],
          [0, 0.34],
        ],
        pack.accent(M.gloss),
      ),
      band(0.384, 0.384, 0.62, 1.5, 2.5, pack.print(960, 880, 580)),
    )
  },
}
