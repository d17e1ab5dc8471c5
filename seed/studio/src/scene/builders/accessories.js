import { ball, band, cylinder, group, lathe, panel, place, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'
import { seededRandom as random } from '../../../../../api/platform/pictures/seeded-random.ts'
import { glaze } from './tableware-parts.js'

const UP = [-Math.PI / 2, 0, 0]

export const accessories = {
  napkins(pack, { print = true, count = 16 }) {
    const r = random(9),
      m = pack.accent(M.paper, {}, pack.palette.ac)
    return group(
      Array.from({ length: count }, (_, i) =>
        roundedBox(1.5, 0.042, 1.5, 0.02, m, {
          at: [(r() - 0.5) * 0.03, 0.02 + i * 0.045, (r() - 0.5) * 0.03],
          turn: [0, (r() - 0.5) * 0.03, 0],
        }),
      ),
      print &&
        panel(1.3, 1.3, pack.print(900, 900, 700, { logo: true, roughness: 0.9, clearcoat: 0, bump: false }), {
          at: [0, 0.03 + count * 0.045, 0],
          turn: UP,
        }),
    )
  },

  menu(pack, { leather }) {
    const c = leather ? M.matte('#5b3a26', { roughness: 0.5 }) : pack.accent(M.cloth, {}, '#5b3a26')
    return group(
      roundedBox(1.35, 0.1, 1.9, 0.03, c, { at: [0, 0.06, 0] }),
      roundedBox(1.3, 0.05, 1.86, 0.01, M.paper('#f7f1e6'), { at: [0.04, 0.06, 0] }),
      panel(1.15, 1.6, pack.print(800, 1113, 640, { logo: true, roughness: 0.5, bump: false }), {
        at: [0, 0.114, 0],
        turn: UP,
      }),
    )
  },

  tablecard: (pack) =>
    group(
      roundedBox(0.9, 1.25, 0.03, 0.01, pack.body(M.paper), { at: [0, 0.66, 0], turn: [-0.12, 0, 0] }),
      panel(0.88, 1.23, pack.print(800, 1118, 640, { clearcoat: 0 }), { at: [0, 0.66, 0.02], turn: [-0.12, 0, 0] }),
      roundedBox(1.1, 0.12, 0.4, 0.03, M.timber('#b9854f', '#6e4420', 3), { at: [0, 0.06, 0] }),
    ),

  candle(pack, { colour }) {
    const R = 0.5,
      H = 0.92
    return group(
      lathe(
        [
          [0, 0.06],
          [R - 0.04, 0.06],
          [R - 0.035, H * 0.68],
          [0, H * 0.68],
        ],
        M.matte('#f6eddc'),
      ),
      cylinder(0.012, 0.012, 0.16, M.matte('#2a1a10'), { at: [0, H * 0.75, 0] }),
      lathe(
        [
          [0, 0],
          [R - 0.03, 0, 0.03],
          [R, 0.04, 0.05],
          [R, H, 0.02],
          [R - 0.03, H],
        ],
        pack.accent(M.ceramic, { roughness: 0.6, clearcoat: 0.1 }, colour),
      ),
      band(R + 0.005, R + 0.005, 0.2, 0.72, 1.5, pack.print(1300, 900, 1000)),
    )
  },

  tapers(pack) {
    const m = pack.accent(M.gloss, { roughness: 0.5 })
    return group(
      [
        [-0.35, 2.2],
        [0, 2.5],
        [0.35, 2.0],
      ].map(([x, h], i) =>
        place(
          group(
            lathe(
              [
                [0, 0],
                [0.24, 0, 0.03],
                [0.2, 0.08, 0.04],
                [0.09, 0.16, 0.05],
                [0.1, 0.4],
                [0.075, 0.4],
                [0.07, 0.3],
              ],
              M.brass(),
            ),
            lathe(
              [
                [0.075, 0.35],
                [0.08, h - 0.2, 0.1],
                [0.03, h],
                [0, h],
              ],
              m,
            ),
            cylinder(0.008, 0.008, 0.12, M.matte('#2a1a10'), { at: [0, h + 0.04, 0] }),
          ),
          x,
          0,
          i === 1 ? -0.2 : 0.15,
        ),
      ),
    )
  },

  vase: (pack, o) =>
    group(
      lathe(
        [
          [0, 0.04],
          [0.3, 0, 0.04],
          [0.52, 0.6, 0.5],
          [0.2, 1.2, 0.3],
          [0.24, 1.42, 0.06],
          [0.2, 1.42],
          [0.16, 1.2],
          [0.4, 0.6, 0.3],
          [0, 0.1],
        ],
        glaze(pack, o),
      ),
      [0, 1, 2, 3, 4].map((i) =>
        group(
          tube(
            [
              [0, 1.1, 0],
              [Math.sin(i * 2.4) * 0.2, 1.9, Math.cos(i * 2.4) * 0.15],
              [Math.sin(i * 2.4) * 0.5, 2.5 + (i % 3) * 0.2, Math.cos(i * 2.4) * 0.4],
            ],
            0.018,
            M.matte('#6c7a4c'),
          ),
          [0.55, 0.75, 1].map((t, k) =>
            ball(0.13, M.matte(['#8aa06a', '#9db07c', '#7d945e'][(i + k) % 3]), {
              at: [Math.sin(i * 2.4) * 0.5 * t + 0.06, 1.3 + (1.2 + (i % 3) * 0.2) * t, Math.cos(i * 2.4) * 0.4 * t],
              size: [1.2, 0.35, 0.7],
              turn: [i, k, i + k],
            }),
          ),
        ),
      ),
    ),

  mill(pack, { wood = ['#6a4123', '#2c180a'] }) {
    const m = M.timber(wood[0], wood[1], 6)
    return group(
      lathe(
        [
          [0, 0],
          [0.26, 0, 0.04],
          [0.27, 0.2, 0.1],
          [0.17, 0.62, 0.4],
          [0.24, 1.1, 0.2],
          [0.2, 1.25, 0.03],
          [0, 1.25],
        ],
        m,
      ),
      lathe(
        [
          [0.19, 1.255],
          [0.2, 1.255],
          [0.2, 1.28],
          [0.19, 1.28],
        ],
        M.steel(),
      ),
      lathe(
        [
          [0.19, 1.285],
          [0.22, 1.3, 0.03],
          [0.24, 1.5, 0.2],
          [0.1, 1.78, 0.2],
          [0, 1.8],
        ],
        m,
      ),
      lathe(
        [
          [0.05, 1.79],
          [0.06, 1.8],
          [0.07, 1.86, 0.05],
          [0, 1.92],
        ],
        M.steel(),
      ),
    )
  },

  mills: (pack) =>
    group(
      place(accessories.mill(pack, {}), -0.4, 0, 0),
      place(accessories.mill(pack, { wood: ['#d9b989', '#a9793f'] }), 0.4, 0, 0.15),
    ),
}
