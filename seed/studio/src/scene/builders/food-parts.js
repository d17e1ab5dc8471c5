import { ball, cylinder, deform, group, lathe, place, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'

export const stalk = (h = 0.12, c = '#5b4a2a') =>
  cylinder(0.018, 0.03, h, M.matte(c), { at: [0, h / 2, 0], segments: 12 })

export const crust = (c = '#c98c4a', d = ['#8a5222', '#e7c28a']) => M.food(c, d, { n: 1400, size: 9, bump: 0.8 })

/* single pieces, about 0.7 across, standing on y = 0 */
export const pieces = {
  apple: (c = '#b8302a') =>
    group(
      deform(ball(0.38, M.wet(c), { at: [0, 0.35, 0] }), (v) => {
        const r = Math.hypot(v.x, v.z) / 0.38
        v.y = v.y * 0.94 - 0.13 * Math.exp(-r * r * 9) * Math.sign(v.y) * (v.y > 0 ? 1 : 0.5)
      }),
      place(stalk(0.2), 0, 0.56, 0),
    ),
  orange: (c = '#ee8b1f') =>
    ball(0.38, M.food(c, ['#d87410', '#f7a94a'], { n: 2600, size: 3, rough: 0.5, bump: 0.5 }), { at: [0, 0.37, 0] }),
  lemon: () =>
    deform(ball(0.32, M.wet('#f2c928'), { at: [0, 0.3, 0], turn: [0, 0, 1.3] }), (v) => {
      v.y *= 1.25 + 0.25 * Math.abs(v.y / 0.32) ** 6
    }),
  tomato: () =>
    group(
      deform(ball(0.38, M.wet('#cf2e1e'), { at: [0, 0.31, 0] }), (v) => {
        const a = Math.atan2(v.z, v.x)
        v.y *= 0.82
        const k = 1 + 0.025 * Math.cos(a * 5)
        v.x *= k
        v.z *= k
      }),
      Array.from({ length: 5 }, (_, i) =>
        roundedBox(0.26, 0.02, 0.07, 0.01, M.matte('#4f7a34'), {
          at: [Math.cos(i * 1.257) * 0.12, 0.625, Math.sin(i * 1.257) * 0.12],
          turn: [0, -i * 1.257, -0.25],
        }),
      ),
      place(stalk(0.12, '#4f7a34'), 0, 0.6, 0),
    ),
  onion: () =>
    deform(ball(0.36, M.food('#c98a3e', ['#a86a22', '#dba45c'], { n: 300, size: 8 }), { at: [0, 0.32, 0] }), (v) => {
      v.y = v.y * 0.88 + (v.y > 0.2 ? (v.y - 0.2) * 1.2 : 0)
    }),
  potato: (i = 0) =>
    deform(
      ball(0.34, M.food('#c9a566', ['#8f6d36', '#e0c28c'], { n: 700, size: 5 }), { at: [0, 0.28, 0], turn: [0, i, 0] }),
      (v) => {
        v.x *= 1.3
        v.y = v.y * 0.8 + Math.sin(v.x * 6 + i) * 0.03
      },
    ),
  egg: (c = '#c98f63') =>
    lathe(
      [
        [0, 0],
        [0.2, 0.02, 0.1],
        [0.29, 0.3, 0.22],
        [0.19, 0.66, 0.16],
        [0, 0.76],
      ],
      M.matte(c, { roughness: 0.6 }),
      { segments: 48 },
    ),
  pepper: (c = '#c9281d') =>
    group(
      deform(ball(0.4, M.wet(c), { at: [0, 0.44, 0] }), (v) => {
        const a = Math.atan2(v.z, v.x),
          k = 1 + 0.09 * Math.cos(a * 4)
        v.x *= k
        v.z *= k
        v.y = v.y * 1.1 - (v.y > 0.25 ? 0.1 * Math.exp(-(v.x * v.x + v.z * v.z) * 30) : 0)
      }),
      place(stalk(0.28, '#4f7a34'), 0, 0.74, 0),
    ),
  carrot: () =>
    group(
      lathe(
        [
          [0, 0],
          [0.03, 0.05],
          [0.16, 1.3, 0.1],
          [0.1, 1.42],
          [0, 1.42],
        ],
        M.food('#e57a1f', ['#c9610f'], { n: 200, size: 4 }),
        { segments: 32 },
      ),
      [-0.3, 0, 0.3].map((t) =>
        tube(
          [
            [0, 1.38, 0],
            [t * 0.3, 1.7, 0.05],
            [t * 0.8, 2.0, 0.1],
          ],
          0.03,
          M.matte('#5f8a3c'),
        ),
      ),
    ),
  roll: (i = 0) =>
    deform(
      ball(0.42, crust(['#c98c4a', '#bd7f3f', '#d49a56'][i % 3]), { at: [0, 0.28, 0], turn: [0, i * 1.3, 0] }),
      (v) => {
        v.y = v.y * 0.72 - (v.y > 0.1 ? 0.07 * Math.exp(-v.z * v.z * 90) : 0)
        v.x *= 1.15
      },
    ),
}
