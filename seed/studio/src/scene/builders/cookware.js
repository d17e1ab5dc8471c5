import { group, lathe, loft, place, ring, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { relief } from '../textures.js'
import { black } from './kitchen-parts.js'

const brushed = () => M.steel({ roughness: 0.32, roughnessMap: relief('brush') })

export const cookware = {
  pot(pack, { height: H = 1.2, radius: R = 0.98, lid = true }) {
    const s = M.steel({ roughness: 0.24 }),
      grip = (k) =>
        ring(0.2, 0.04, s, {
          arc: Math.PI,
          at: [k * (R - 0.01), H * 0.78, 0],
          turn: [Math.PI / 2, 0, (-k * Math.PI) / 2],
          size: [1, 0.9, 1],
        })
    return group(
      lathe(
        [
          [0, 0],
          [R - 0.02, 0, 0.04],
          [R, 0.06, 0.04],
          [R, H, 0.01],
          [R + 0.03, H + 0.01, 0.01],
          [R + 0.03, H + 0.03],
          [R - 0.02, H + 0.02],
          [R - 0.03, 0.08, 0.04],
          [0, 0.07],
        ],
        s,
      ),
      lid && [
        lathe(
          [
            [R + 0.02, H + 0.035],
            [R - 0.02, H + 0.06, 0.02],
            [0.3, H + 0.2, 0.3],
            [0, H + 0.22],
          ],
          s,
        ),
        lathe(
          [
            [0, H + 0.46],
            [0.13, H + 0.46, 0.04],
            [0.13, H + 0.38, 0.03],
            [0.05, H + 0.34, 0.03],
            [0.06, H + 0.2],
          ],
          black(),
        ),
      ],
      grip(1),
      grip(-1),
    )
  },

  saucepan: () =>
    group(
      lathe(
        [
          [0, 0],
          [0.68, 0, 0.05],
          [0.72, 0.06, 0.04],
          [0.72, 0.62, 0.01],
          [0.75, 0.64, 0.01],
          [0.7, 0.64],
          [0.69, 0.08, 0.04],
          [0, 0.06],
        ],
        M.steel({ roughness: 0.24 }),
      ),
      roundedBox(1.3, 0.06, 0.15, 0.03, M.steel(), { at: [1.3, 0.6, 0], turn: [0, 0, 0.12] }),
    ).rotateY(-0.5),

  pan(pack, { wood, iron, radius: R = 1.05 }) {
    const out = iron ? M.matte('#29292b', { roughness: 0.45, metalness: 0.4 }) : brushed(),
      inside = M.matte('#1c1c1d', { roughness: 0.5, metalness: 0.3 })
    return group(
      lathe(
        [
          [0, 0],
          [R * 0.78, 0, 0.04],
          [R, 0.3, 0.02],
          [R + 0.02, 0.31, 0.01],
          [R - 0.02, 0.32, 0.01],
          [R * 0.76, 0.05, 0.06],
          [0, 0.04],
        ],
        out,
      ),
      lathe(
        [
          [0, 0.052],
          [R * 0.755, 0.052, 0.06],
          [R - 0.03, 0.31],
        ],
        inside,
      ),
      roundedBox(1.5, 0.07, 0.19, 0.035, wood ? M.timber('#a87545', '#5e3a1b', 2) : out, {
        at: [R + 0.72, 0.4, 0],
        turn: [0, 0, 0.1],
      }),
      roundedBox(0.3, 0.07, 0.2, 0.03, out, { at: [R + 0.05, 0.3, 0], turn: [0, 0, 0.3] }),
    ).rotateY(-0.6)
  },

  /** Gastronorm container; depth in decimetres, optional perforation and lid. */
  gn(pack, { wide = 2.65, deep = 1.62, depth = 0.65, lid, clear }) {
    const m = clear
        ? M.glass('#fff', { body: 0.16, rim: 0.8, edge: '#8c9ba0' })
        : M.steel({ roughness: 0.36, envMapIntensity: 1.5 }),
      h = depth
    return group(
      loft(
        wide,
        deep,
        0.2,
        [
          [0.6, 0],
          [0.2, 0, 0.06],
          [0.11, 0.06, 0.05],
          [0.06, h - 0.05, 0.03],
          [0, h, 0.02],
          [0, h + 0.025, 0.01],
          [0.08, h + 0.025, 0.02],
          [0.12, h - 0.04, 0.03],
          [0.17, 0.08, 0.06],
          [0.3, 0.045, 0.04],
          [deep / 2, 0.04],
        ],
        m,
      ),
      lid && [
        loft(
          wide,
          deep,
          0.2,
          [
            [0, h + 0.03],
            [0, h + 0.06, 0.02],
            [0.12, h + 0.07, 0.02],
            [0.2, h + 0.12, 0.05],
            [deep / 2, h + 0.13],
          ],
          m,
        ),
        tube(
          [
            [-0.3, h + 0.12, 0],
            [-0.26, h + 0.26, 0],
            [0.26, h + 0.26, 0],
            [0.3, h + 0.12, 0],
          ],
          0.04,
          M.steel(),
        ),
      ],
    )
  },

  gnset: (pack) =>
    group(
      place(cookware.gn(pack, { depth: 0.65 }), 0, 0, 0),
      place(cookware.gn(pack, { wide: 1.62, deep: 1.32, depth: 0.65, lid: true }), 2.25, 0, 0.1),
      place(cookware.gn(pack, { wide: 1.32, deep: 0.8, depth: 1 }), 1.0, 0, 1.4),
    ).rotateY(-0.35),

  mixingbowls: () =>
    group(
      [
        [1.15, 0],
        [0.9, 0.22],
        [0.68, 0.42],
      ].map(([R, y]) =>
        lathe(
          [
            [0, 0.02],
            [R * 0.45, 0, 0.04],
            [R * 0.88, 0.34, 0.3],
            [R, 0.78, 0.02],
            [R + 0.05, 0.79, 0.01],
            [R - 0.02, 0.8],
            [R * 0.86, 0.36, 0.3],
            [R * 0.4, 0.04, 0.1],
            [0, 0.04],
          ],
          M.steel({ roughness: 0.22 }),
          { at: [0, y, 0] },
        ),
      ),
    ),

  sieve: () =>
    group(
      lathe(
        [
          [0, 0],
          [0.4, 0.05, 0.2],
          [0.72, 0.5, 0.02],
          [0.7, 0.5],
          [0.38, 0.07, 0.2],
          [0, 0.03],
        ],
        M.steel({ color: '#c9cdd0', roughness: 0.55, bumpMap: relief('weave'), bumpScale: 3 }),
      ),
      ring(0.72, 0.04, M.steel(), { at: [0, 0.5, 0], turn: [Math.PI / 2, 0, 0] }),
      roundedBox(1.5, 0.06, 0.16, 0.03, M.steel(), { at: [1.45, 0.56, 0], turn: [0, 0, 0.06] }),
      roundedBox(0.22, 0.05, 0.1, 0.02, M.steel(), { at: [-0.82, 0.5, 0] }),
    ).rotateY(-0.4),
}
