import * as THREE from 'three'
import { deform, group, lathe, loft, mesh, place, roundedBox } from '../geometry.js'
import * as M from '../materials.js'
import { seededRandom as random } from '../../../../../api/platform/pictures/seeded-random.ts'
import { pieces } from './food-parts.js'

/** Fruit crate of slats with pieces on top. */
function slatCrate(make, count = 22, spread = 0.62) {
  const w = M.timber('#d2ab74', '#a3783f', 11),
    r = random(4),
    W = 3.0,
    D = 2.1
  const slats = [0.12, 0.45].flatMap((y) => [
    roundedBox(W, 0.26, 0.06, 0.015, w, { at: [0, y + 0.05, D / 2] }),
    roundedBox(W, 0.26, 0.06, 0.015, w, { at: [0, y + 0.05, -D / 2] }),
    roundedBox(0.06, 0.26, D, 0.015, w, { at: [W / 2, y + 0.05, 0] }),
    roundedBox(0.06, 0.26, D, 0.015, w, { at: [-W / 2, y + 0.05, 0] }),
  ])
  const posts = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([x, z]) => roundedBox(0.14, 0.82, 0.14, 0.02, w, { at: [x * (W / 2 - 0.08), 0.41, z * (D / 2 - 0.08)] }))
  const cols = 4,
    rows = 3,
    items = []
  for (let z = 0; z < rows; z++)
    for (let x = 0; x < cols; x++)
      items.push(
        place(
          make(items.length),
          (x - 1.5) * 0.7 + (r() - 0.5) * 0.08,
          0.28,
          (z - 1) * 0.64 + (r() - 0.5) * 0.08,
          r() * 6,
        ),
      )
  for (let z = 0; z < 2; z++)
    for (let x = 0; x < 3; x++)
      if (items.length < count)
        items.push(
          place(
            make(items.length),
            (x - 1) * 0.72 + (r() - 0.5) * 0.12,
            0.28 + spread * 0.82,
            (z - 0.5) * 0.62,
            r() * 6,
          ),
        )
  return group(slats, posts, roundedBox(W - 0.05, 0.05, D - 0.05, 0.01, w, { at: [0, 0.04, 0] }), items).rotateY(0.42)
}

export const produce = {
  crate_apples: (p, { colour }) => slatCrate(() => pieces.apple(colour)),

  crate_oranges: () => slatCrate(() => pieces.orange()),

  crate_lemons: () => slatCrate(() => pieces.lemon()),

  crate_tomatoes: () => slatCrate(() => pieces.tomato()),

  crate_potatoes: () => slatCrate((i) => pieces.potato(i)),

  crate_onions: () => slatCrate(() => pieces.onion()),

  crate_peppers: () => slatCrate((i) => pieces.pepper(['#c9281d', '#e2a21c', '#3f7d2f'][i % 3])),

  crate_mixed: () =>
    slatCrate((i) =>
      [
        () => pieces.tomato(),
        () => pieces.pepper('#e2a21c'),
        () => pieces.lemon(),
        () => pieces.onion(),
        () => pieces.pepper('#3f7d2f'),
        () => pieces.apple('#8fae3a'),
      ][i % 6](),
    ),

  carrots() {
    const g = group([-0.5, -0.25, 0, 0.25, 0.5].map((x, i) => place(pieces.carrot(), x, 0, (i % 2) * 0.12, i)))
    g.rotation.x = -Math.PI / 2 + 0.06
    g.rotation.z = 0.1
    return group(g)
  },

  lettuce() {
    const r = random(7),
      leaves = []
    for (let i = 0; i < 34; i++) {
      const t = i / 34,
        a = i * 2.4,
        tilt = 1.15 - t * 1.05,
        s = 0.95 - t * 0.35
      const leaf = deform(
        mesh(
          new THREE.SphereGeometry(0.62, 26, 18, 0, Math.PI * 2, 0, 1.15),
          M.matte(['#6f9a3e', '#83ad4b', '#9cc163', '#b4d27d'][Math.min(3, (t * 4) | 0)], {
            side: THREE.DoubleSide,
            roughness: 0.6,
          }),
        ),
        (v) => {
          const q = Math.hypot(v.x, v.z)
          v.y += Math.sin(Math.atan2(v.z, v.x) * 11 + i) * q * q * 0.18
        },
      )
      leaf.scale.set(s, s * 0.7, s * 1.15)
      leaf.position.set(Math.cos(a) * 0.42 * (1 - t), 0.38 + t * 0.12, Math.sin(a) * 0.42 * (1 - t))
      leaf.rotation.set(Math.sin(a) * tilt, r() * 6, -Math.cos(a) * tilt)
      leaves.push(leaf)
    }
    return group(leaves)
  },

  eggs(p, { colour }) {
    const pulp = M.paper('#b9b3a6', { bumpScale: 1.4, side: THREE.DoubleSide }),
      cells = []
    for (let x = 0; x < 5; x++)
      for (let z = 0; z < 4; z++)
        cells.push(
          lathe(
            [
              [0, 0],
              [0.18, 0.01, 0.08],
              [0.33, 0.34, 0.03],
              [0.3, 0.34],
            ],
            pulp,
            { at: [(x - 2) * 0.64, 0, (z - 1.5) * 0.64], segments: 24 },
          ),
          place(
            pieces.egg(colour ?? ['#c98f63', '#d6a27a', '#bd8157'][(x + z * 2) % 3]),
            (x - 2) * 0.64,
            0.06,
            (z - 1.5) * 0.64,
          ),
        )
    return group(
      loft(
        3.4,
        2.76,
        0.2,
        [
          [0, 0.3, 0.02],
          [0, 0.34, 0.01],
          [0.12, 0.34],
        ],
        pulp,
      ),
      cells,
    ).rotateY(0.35)
  },
}
