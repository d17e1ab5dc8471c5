import * as THREE from 'three'
import { cylinder, deform, group, loft, mesh, panel, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'

/** Front or back sheet of a bag; depth(x, y) with x in -1..1 and y in 0..1 gives the bulge. */
function sheet(w, h, side, depth, squeeze = () => 1) {
  const g = new THREE.PlaneGeometry(w, h, 40, 60),
    p = g.attributes.position
  for (let i = 0; i < p.count; i++) {
    const x = p.getX(i) / (w / 2),
      y = p.getY(i) / h + 0.5
    p.setZ(i, side * depth(x, y))
    p.setX(i, p.getX(i) * squeeze(y))
  }
  if (side < 0) for (let i = 0, a = g.index.array; i < a.length; i += 3) [a[i], a[i + 1]] = [a[i + 1], a[i]]
  g.computeVertexNormals()
  return g
}

export const bags = {
  /** Stand-up pouch; valve for coffee. */
  pouch(pack, { valve }) {
    const w = 1.25,
      h = 1.95
    const swell = (y) => Math.pow(Math.max(0, Math.sin((Math.min(1, Math.max(0, 1 - y) * 1.12) * Math.PI) / 2)), 0.8)
    const depth = (x, y) =>
      0.36 * swell(y) * Math.pow(Math.max(0, 1 - Math.pow(Math.abs(x), 3.2)), 0.55) * (y < 0.06 ? 0.86 + y * 2.3 : 1) +
      (y > 0.86 ? 0 : Math.sin(x * 9 + y * 7) * 0.006)
    const squeeze = (y) => 1 - 0.05 * swell(y),
      up = { at: [0, h / 2, 0] }
    return group(
      mesh(
        sheet(w, h, 1, depth, squeeze),
        pack.print(900, 1400, 640, { roughness: 0.45, clearcoat: 0.35, clearcoatRoughness: 0.35 }),
        up,
      ),
      mesh(sheet(w, h, -1, depth, squeeze), pack.body(M.gloss, { roughness: 0.6 }), up),
      roundedBox(w * 0.995, 0.09, 0.012, 0.005, pack.body(M.gloss, { roughness: 0.5 }), { at: [0, h - 0.05, 0.004] }),
      valve &&
        cylinder(0.055, 0.055, 0.02, M.gloss('#efeae2'), {
          at: [0, h * 0.855, 0.155],
          turn: [Math.PI / 2 - 0.35, 0, 0],
        }),
    )
  },

  /** Pillow bag with crimped ends: crisps, sweets, frozen vegetables, salad. */
  flowpack(pack, { wide = 1.35, tall = 1.85, bulge = 0.34 }) {
    const w = wide,
      h = tall
    const depth = (x, y) =>
      bulge *
        Math.pow(Math.max(0, Math.sin(y * Math.PI)), 0.55) *
        Math.pow(Math.max(0, 1 - Math.pow(Math.abs(x), 2.6)), 0.7) +
      Math.sin(x * 11 + y * 5) * 0.012 * Math.sin(y * Math.PI) +
      (y < 0.05 || y > 0.95 ? Math.sin(x * 70) * 0.006 : 0)
    const squeeze = (y) => 1 - 0.07 * Math.sqrt(Math.max(0, Math.sin(y * Math.PI))),
      up = { at: [0, h / 2, 0] }
    return group(
      mesh(
        sheet(w, h, 1, depth, squeeze),
        pack.print(900, Math.round((900 * h) / w), 660, { roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.2 }),
        up,
      ),
      mesh(sheet(w, h, -1, depth, squeeze), pack.body(M.gloss), up),
    )
  },

  /** Paper sack of 10–25 kg. */
  sack(pack, { kraft }) {
    const w = 1.7,
      h = 2.3,
      d = 0.62
    const bulge = (v) => {
      const e =
        (1 + 0.1 * Math.cos((v.y / h) * Math.PI)) *
        (1 + 0.25 * (0.5 - v.y / h)) *
        (1 - 0.16 * Math.pow(Math.abs(v.x) / (w / 2), 3))
      v.z = v.z * e + Math.sin(v.x * 5 + v.y * 3) * 0.012
      v.x *= 1 + 0.03 * Math.sin(v.y * 6)
    }
    const skin = kraft ? M.kraft() : pack.body(M.paper),
      face = new THREE.PlaneGeometry(w * 0.8, h * 0.82, 40, 50)
    face.translate(0, 0, d / 2 + 0.012)
    return group(
      deform(roundedBox(w, h, d, 0.26, skin, { at: [0, h / 2, 0] }), bulge),
      deform(
        mesh(face, pack.print(900, 1240, 720, { roughness: 0.85, clearcoat: 0 }), { at: [0, h / 2, 0], cast: false }),
        bulge,
      ),
      roundedBox(w * 0.92, 0.16, 0.06, 0.02, skin, { at: [0, h + 0.02, 0] }),
    )
  },

  /** Paper carrier bag or baker's bag. */
  paperbag(pack, { handles = true, kraft }) {
    const w = 1.5,
      h = 1.8,
      d = 0.75,
      skin = kraft ? M.kraft({ side: THREE.DoubleSide }) : pack.body(M.paper, { side: THREE.DoubleSide })
    const handle = (z) =>
      tube(
        [
          [-0.3, h - 0.1, z],
          [-0.28, h + 0.25, z],
          [0, h + 0.42, z],
          [0.28, h + 0.25, z],
          [0.3, h - 0.1, z],
        ],
        0.022,
        M.matte('#caa679'),
      )
    return group(
      loft(
        w,
        d,
        0.02,
        [
          [0.4, 0],
          [0, 0, 0.01],
          [0, h],
        ],
        skin,
      ),
      panel(w * 0.985, h * 0.985, pack.print(900, 1080, 700, { roughness: 0.85, clearcoat: 0 }), {
        at: [0, h / 2, d / 2 + 0.002],
      }),
      mesh(new THREE.BoxGeometry(w * 0.97, 0.02, d * 0.95), M.matte('#6b5136'), { at: [0, h - 0.45, 0] }),
      handles && [handle(d / 2 - 0.04), handle(-d / 2 + 0.04)],
    )
  },

  /** Cloth bag with two handles. */
  tote(pack) {
    const w = 1.7,
      h = 1.9,
      cloth = pack.body(M.cloth)
    const depth = (x, y) =>
      0.16 *
        Math.pow(Math.max(0, 1 - Math.pow(Math.abs(x), 2.4)), 0.6) *
        Math.pow(Math.max(0, Math.sin((Math.min(1, (1 - y) * 1.2) * Math.PI) / 2)), 0.7) *
        (0.4 + 0.6 * (1 - y)) +
      Math.sin(x * 6 + y * 4) * 0.014
    const strap = (z) =>
      tube(
        [
          [-0.42, h - 0.05, z],
          [-0.36, h + 0.55, z * 0.6],
          [0, h + 0.85, z * 0.4],
          [0.36, h + 0.55, z * 0.6],
          [0.42, h - 0.05, z],
        ],
        0.045,
        cloth,
      )
    return group(
      mesh(sheet(w, h, 1, depth), pack.print(900, 1006, 620, { roughness: 0.95, clearcoat: 0 }), { at: [0, h / 2, 0] }),
      mesh(sheet(w, h, -1, depth), cloth, { at: [0, h / 2, 0] }),
      strap(0.05),
      strap(-0.05),
    )
  },
}
