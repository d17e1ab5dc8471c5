import { band, group, lathe, loft, panel, ring, roundedBox } from '../geometry.js'
import * as M from '../materials.js'

export const tubs = {
  /** Cup with lid film: yoghurt, pudding, deli salad; larger radius gives an ice tub. */
  tub(pack, { radius: R = 0.48, height: H = 0.72, lid = 'film', taper = 0.82 }) {
    const r0 = R * taper,
      rim = M.gloss('#f7f5f0', { roughness: 0.4 })
    return group(
      lathe(
        [
          [0, 0.02],
          [r0 - 0.04, 0, 0.03],
          [r0, 0.04, 0.03],
          [R, H],
        ],
        rim,
      ),
      band(
        r0 + 0.01,
        R + 0.006,
        0.07,
        H - 0.03,
        Math.PI * 2,
        pack.print(2400, Math.round((2400 * (H - 0.1)) / (Math.PI * (R + r0))), 640, {
          roughness: 0.4,
          clearcoat: 0.3,
        }),
      ),
      lid === 'film'
        ? group(
            lathe(
              [
                [R, H - 0.02],
                [R + 0.05, H - 0.01, 0.01],
                [R + 0.05, H + 0.015, 0.01],
                [0, H + 0.02],
              ],
              pack.accent(M.foil, { metalness: 0.5 }),
            ),
            roundedBox(0.16, 0.012, 0.2, 0.005, pack.accent(M.foil, { metalness: 0.5 }), {
              at: [0, H - 0.02, R + 0.07],
              turn: [0.5, 0, 0],
            }),
          )
        : lathe(
            [
              [R - 0.01, H - 0.06],
              [R + 0.035, H - 0.05, 0.02],
              [R + 0.035, H + 0.08, 0.03],
              [R - 0.05, H + 0.1, 0.02],
              [R - 0.08, H + 0.07],
              [0, H + 0.07],
            ],
            pack.accent(M.gloss, { roughness: 0.45 }),
          ),
    )
  },

  /** Sealed tray with sleeve: cheese, cold cuts, fish, tofu, meat. */
  tray(pack, { content = '#e9b23c', dots, wide = 1.7, deep = 1.2 }) {
    const film = M.gloss(content, { roughness: 0.18, clearcoat: 1 })
    const slices = [0, 1, 2, 3].map((i) =>
      loft(
        wide * 0.8,
        deep * 0.34,
        0.12,
        [
          [0.5, 0],
          [0.02, 0, 0.02],
          [0, 0.04, 0.02],
          [0.02, 0.07, 0.02],
          [0.5, 0.07],
        ],
        dots ? M.food(content, dots, { n: 300, size: 12, rough: 0.4 }) : film,
        { at: [0, 0.06 + i * 0.012, -deep * 0.24 + i * deep * 0.17], turn: [-0.09, 0, 0] },
      ),
    )
    const g = group(
      loft(
        wide,
        deep,
        0.16,
        [
          [0.4, 0],
          [0.12, 0, 0.04],
          [0.06, 0.16, 0.02],
          [0, 0.17, 0.01],
          [0, 0.2, 0.01],
          [0.06, 0.2, 0.01],
          [0.12, 0.06, 0.03],
          [0.5, 0.06],
        ],
        M.gloss('#23282a', { roughness: 0.35 }),
      ),
      slices,
      panel(wide * 0.44, deep * 0.985, pack.print(760, 1210, 600), {
        at: [-wide * 0.2, 0.212, 0],
        turn: [-Math.PI / 2, 0, 0],
      }),
    )
    g.rotation.x = 0.62
    return group(g)
  },

  /** Paper cup to go. */
  papercup(pack, { lid = '#161514', small }) {
    const k = small ? 0.78 : 1,
      R = 0.44 * (small ? 0.92 : 1),
      r0 = 0.31,
      H = 1.25 * k
    return group(
      lathe(
        [
          [0, 0.05],
          [r0 - 0.03, 0.05],
          [r0, 0, 0.01],
          [R, H],
        ],
        pack.body(M.paper),
      ),
      band(
        r0 + 0.004,
        R + 0.002,
        0.02,
        H - 0.02,
        Math.PI * 2,
        pack.print(2000, Math.round(950 * k), 480, { roughness: 0.7, clearcoat: 0.05 }),
      ),
      lid &&
        lathe(
          [
            [R - 0.02, H - 0.06],
            [R + 0.035, H - 0.05, 0.03],
            [R + 0.03, H + 0.02, 0.02],
            [R - 0.02, H + 0.05, 0.03],
            [R - 0.05, H + 0.19, 0.04],
            [R - 0.1, H + 0.2, 0.02],
            [R - 0.14, H + 0.11],
            [0, H + 0.11],
          ],
          M.gloss(lid, { roughness: 0.5 }),
        ),
      !lid &&
        lathe(
          [
            [R - 0.01, H - 0.03],
            [R + 0.02, H - 0.02, 0.02],
            [R + 0.02, H + 0.02, 0.02],
            [R - 0.02, H + 0.02, 0.01],
            [R - 0.06, H - 0.16],
          ],
          pack.body(M.paper),
        ),
    )
  },

  /** Round soup or salad bowl of board, with clear lid. */
  foodbowl(pack, { content = '#7d9b4a', dots = ['#c44630', '#e9d9a4', '#4d6a2c'] }) {
    const R = 0.9,
      r0 = 0.66,
      H = 0.62
    return group(
      lathe(
        [
          [0, 0.02],
          [r0 - 0.02, 0, 0.02],
          [R, H, 0.02],
          [R + 0.035, H, 0.02],
          [R + 0.035, H + 0.03, 0.02],
          [R - 0.02, H + 0.03],
        ],
        pack.body(M.paper),
      ),
      band(
        r0 + 0.03,
        R - 0.004,
        0.06,
        H - 0.04,
        Math.PI * 2,
        pack.print(2800, Math.round((2800 * 0.54) / 5), 760, { roughness: 0.75, clearcoat: 0.05 }),
      ),
      lathe(
        [
          [0, H + 0.04],
          [R * 0.6, H + 0.02, 0.2],
          [R - 0.06, H - 0.06],
        ],
        M.food(content, dots, { n: 900, size: 22, bump: 2 }),
      ),
      lathe(
        [
          [R + 0.04, H + 0.02],
          [R + 0.03, H + 0.07, 0.02],
          [R - 0.12, H + 0.28, 0.12],
          [0, H + 0.3],
        ],
        M.glass('#fff', { body: 0.07, rim: 0.6 }),
      ),
    )
  },

  canister(pack, { shell = '#f1efe9' }) {
    const skin = M.gloss(shell, { roughness: 0.4 })
    return group(
      roundedBox(1.25, 1.75, 0.85, 0.14, skin, { at: [0, 0.875, 0] }),
      ring(0.3, 0.09, skin, { arc: Math.PI, at: [0.16, 1.72, 0], size: [1, 0.8, 1] }),
      lathe(
        [
          [0, 0.26],
          [0.17, 0.26, 0.03],
          [0.17, 0],
        ],
        pack.accent(M.gloss),
        { at: [-0.36, 1.74, 0] },
      ),
      panel(0.98, 1.15, pack.print(900, 1060, 720), { at: [0, 0.82, 0.428] }),
    )
  },
}
