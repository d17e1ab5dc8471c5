/** Towels, bedding, table linen, aprons. */
import * as THREE from 'three'
import { cylinder, deform, group, loft, mesh, panel, place, ring, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'

/** Pillow-like body: superellipsoid that thins towards its seam. */
function cushion(w, h, d, material, o = {}) {
  const se = (v, e) => Math.sign(v) * Math.abs(v) ** e
  return deform(mesh(new THREE.SphereGeometry(1, 80, 60), material, o), (v) => {
    const x = se(v.x, 0.42),
      z = se(v.z, 0.42),
      edge = Math.max(Math.abs(x), Math.abs(z))
    v.set(x * w, v.y * h * (1 - 0.55 * edge ** 6) + Math.sin(x * 5 + z * 3) * 0.018, z * d)
  })
}

/** One folded piece: rounded fold at the front. */
const fold = (w, h, d, m) =>
  group(
    roundedBox(w, h / 2 + 0.01, d, h * 0.24, m, { at: [0, h / 4, 0] }),
    roundedBox(w, h / 2 + 0.01, d, h * 0.24, m, { at: [0, (h * 3) / 4, 0] }),
    cylinder(h / 2, h / 2, w, m, { at: [0, h / 2, d * 0.45], turn: [0, 0, Math.PI / 2] }),
  )

export const textiles = {
  towels(pack, { count = 4, colours, soft = true }) {
    const make = soft ? M.terry : M.cloth,
      H = soft ? 0.27 : 0.16
    return group(
      Array.from({ length: count }, (_, i) =>
        fold(
          1.95,
          H,
          1.25,
          colours
            ? make(colours[i % colours.length])
            : i % 2
              ? pack.body(make, {}, '#e5ddcf')
              : pack.accent(make, {}, '#f6f2ea'),
        ).translateY(i * (H + 0.012)),
      ),
    )
  },
  towelrolls(pack) {
    const m = pack.accent(M.terry, {}, '#f6f2ea'),
      roll = (x, y) =>
        group(
          cylinder(0.34, 0.34, 1.5, m, { turn: [Math.PI / 2, 0, 0] }),
          [0.26, 0.18, 0.1].map((r) => ring(r, 0.035, m, { at: [0, 0, 0.745] })),
        )
          .translateX(x)
          .translateY(y)
    return group(
      roll(-0.7, 0.34),
      roll(0, 0.34),
      roll(0.7, 0.34),
      roll(-0.35, 0.94),
      roll(0.35, 0.94),
      roll(0, 1.54),
    ).rotateY(0.35)
  },
  pillows: (pack) =>
    group(
      cushion(1.5, 0.46, 1.02, pack.body(M.cloth, {}, '#faf8f4'), { at: [0, 0.44, 0], turn: [0.1, 0.2, 0] }),
      cushion(1.5, 0.46, 1.02, pack.accent(M.cloth, {}, '#e9e2d6'), {
        at: [0.12, 1.16, -0.05],
        turn: [0.08, -0.12, 0.03],
      }),
    ),
  pillow: (pack) =>
    group(
      cushion(1.25, 0.5, 1.25, pack.accent(M.cloth, {}, '#b9562b'), {
        at: [0, 1.16, 0],
        turn: [Math.PI / 2 - 0.22, 0, 0],
      }),
    ),
  duvet: (pack) =>
    group(
      [0, 1, 2].map((i) =>
        deform(
          roundedBox(2.4 - i * 0.04, 0.42, 1.7, 0.2, pack.accent(M.cloth, {}, '#faf8f4'), {
            at: [0, 0.24 + i * 0.42, 0],
          }),
          (v) => {
            v.y += Math.sin(v.x * 5 + i) * 0.03 + Math.sin(v.z * 6) * 0.025
          },
        ),
      ),
    ),
  /** Made hotel bed. */
  bed(pack) {
    const white = M.cloth('#fbfaf7'),
      throwColour = pack.accent(M.cloth, {}, '#2f5a45')
    return group(
      roundedBox(3.6, 0.55, 4, 0.08, M.matte('#8a7358'), { at: [0, 0.35, 0] }),
      roundedBox(3.6, 0.5, 4, 0.18, white, { at: [0, 0.85, 0] }),
      deform(roundedBox(3.75, 0.24, 2.9, 0.12, white, { at: [0, 1.15, 0.62] }), (v) => {
        v.y += Math.sin(v.x * 4) * 0.02
      }),
      roundedBox(3.82, 0.28, 0.95, 0.12, throwColour, { at: [0, 1.16, 1.3] }),
      roundedBox(3.9, 2.3, 0.22, 0.1, M.cloth('#b9a78c'), { at: [0, 1.2, -2.05] }),
      [-0.85, 0.85].map((x) => cushion(0.8, 0.3, 0.52, white, { at: [x, 1.45, -1.45], turn: [0.75, 0, 0] })),
      cushion(0.5, 0.22, 0.4, throwColour, { at: [0, 1.45, -1.05], turn: [0.85, 0, 0] }),
    ).rotateY(0.5)
  },
  /** Folded tablecloth or napkins of cloth. */
  linen: (pack) =>
    group(
      [0, 1, 2, 3, 4].map((i) =>
        fold(
          1.9,
          0.14,
          1.4,
          [pack.accent(M.cloth, {}, '#f3eee4'), pack.body(M.cloth, {}, '#cfc3ad')][i % 2],
        ).translateY(i * 0.152),
      ),
    ),
  clothnapkin(pack) {
    const m = pack.accent(M.cloth, {}, '#f3eee4'),
      g = new THREE.ConeGeometry(0.75, 1.7, 60, 20, true)
    return group(
      deform(mesh(g, m, { at: [0, 0.86, 0] }), (v) => {
        const a = Math.atan2(v.z, v.x),
          k = 1 + 0.16 * Math.sin(a * 7) * (0.85 - v.y) * 0.7
        v.x *= k
        v.z *= k
      }),
      ring(0.3, 0.06, M.brass(), { at: [0, 1.05, 0], turn: [Math.PI / 2, 0, 0] }),
    )
  },
  apron(pack) {
    const m = pack.accent(M.cloth, { side: THREE.DoubleSide }, '#2f3b37'),
      s = new THREE.Shape()
    s.moveTo(-0.95, 0)
    s.lineTo(0.95, 0)
    s.lineTo(0.98, 1.55)
    s.quadraticCurveTo(0.6, 1.7, 0.46, 2.45)
    s.lineTo(-0.46, 2.45)
    s.quadraticCurveTo(-0.6, 1.7, -0.98, 1.55)
    s.closePath()
    const body = deform(
      mesh(new THREE.ExtrudeGeometry(s, { depth: 0.03, bevelEnabled: false, curveSegments: 24, steps: 1 }), m, {
        at: [0, 0.1, 0],
      }),
      () => {},
    )
    return group(
      body,
      panel(0.8, 0.62, pack.print(900, 697, 760, { logo: true, roughness: 0.95, clearcoat: 0, bump: false }), {
        at: [0, 2.05, 0.04],
      }),
      roundedBox(1.05, 0.7, 0.02, 0.02, m, { at: [0, 0.95, 0.045] }),
      tube(
        [
          [-0.42, 2.52, 0],
          [-0.36, 3.0, -0.1],
          [0, 3.25, -0.15],
          [0.36, 3.0, -0.1],
          [0.42, 2.52, 0],
        ],
        0.04,
        M.matte('#8a5a34'),
      ),
      tube(
        [
          [-0.95, 1.6, 0.01],
          [-1.25, 1.35, 0.05],
          [-1.2, 0.9, 0.05],
        ],
        0.03,
        m,
      ),
      tube(
        [
          [0.95, 1.6, 0.01],
          [1.25, 1.35, 0.05],
          [1.2, 0.9, 0.05],
        ],
        0.03,
        m,
      ),
    )
  },
  slippers: (pack) =>
    group(
      [-0.5, 0.5].map((x) =>
        place(
          group(
            loft(
              0.72,
              1.9,
              0.36,
              [
                [0.2, 0],
                [0.02, 0, 0.03],
                [0, 0.08, 0.04],
                [0.02, 0.14, 0.03],
                [0.34, 0.15],
              ],
              M.terry('#fbfaf6'),
            ),
            deform(
              mesh(
                new THREE.SphereGeometry(0.42, 48, 32, 0, Math.PI * 2, 0, Math.PI / 2),
                pack.accent(M.terry, { side: THREE.DoubleSide }, '#fbfaf6'),
                { at: [0, 0.1, 0.28], size: [0.9, 1.0, 1.5] },
              ),
              () => {},
            ),
          ),
          x,
          0,
          0,
          x * 0.15,
        ),
      ),
    ),
}
