import { ball, group, lathe, plate, ring, rod, roundedBox, tube } from '../geometry.js'
import * as M from '../materials.js'

/** One piece of tableware or one tool, lying across the picture. */
const lying = (turn, ...parts) => {
  const flat = group(...parts)
  flat.rotation.x = -Math.PI / 2
  const turned = group(flat)
  turned.rotation.y = turn
  return group(turned)
}

const METAL = {
  steel: () => M.steel({ roughness: 0.16 }),
  gold: () => M.brass(),
  black: () => M.steel({ color: '#3a3d40', roughness: 0.3 }),
}

/** The handle, drawn from the left of the neck at `y` to its right; `wide` is half its end. */
const handle = (s, y, { long = 1.4, wide = 0.09 } = {}) => {
  s.bezierCurveTo(-0.05, y - 0.3, -wide + 0.02, -long + 0.4, -wide, -long + 0.15)
  s.quadraticCurveTo(-wide + 0.01, -long, 0, -long)
  s.quadraticCurveTo(wide - 0.01, -long, wide, -long + 0.15)
  s.bezierCurveTo(wide - 0.02, -long + 0.4, 0.05, y - 0.3, 0.05, y)
}

/** A head with tines between `left` and `right`, `top` high, cut down to `root`. */
function tines(s, { half, neck, root, top, count }) {
  const pitch = (2 * half) / count
  const gap = pitch * 0.34
  s.bezierCurveTo(0.05, 0.18, half, 0.2, half, neck)
  s.lineTo(half, top)
  for (let i = 0; i < count; i++) {
    const right = half - i * pitch
    const left = right - pitch + gap
    s.lineTo(right, top)
    s.quadraticCurveTo((right + left) / 2, top + 0.1, left, top)
    if (i < count - 1) {
      s.lineTo(left, root)
      s.quadraticCurveTo(left - gap / 2, root - 0.05, left - gap, root)
    }
  }
  s.lineTo(-half, neck)
  s.bezierCurveTo(-half, 0.2, -0.05, 0.18, -0.05, 0)
}

const fork = (shape) => (m) =>
  plate(
    (s) => {
      s.moveTo(-0.05, 0)
      handle(s, 0, shape)
      tines(s, shape)
    },
    0.03,
    m,
  )

/** A bowl of a spoon with its hollow. */
const spoon =
  ({ half, high, ...shape }) =>
  (m) =>
    group(
      plate(
        (s) => {
          s.moveTo(-0.05, 0)
          handle(s, 0, shape)
          s.bezierCurveTo(0.06, 0.12, half, high * 0.25, half, high * 0.6)
          s.bezierCurveTo(half, high * 1.12, -half, high * 1.12, -half, high * 0.6)
          s.bezierCurveTo(-half, high * 0.25, -0.06, 0.12, -0.05, 0)
        },
        0.03,
        m,
      ),
      ball(1, m, { at: [0, high * 0.6, 0.055], size: [half * 0.8, high * 0.36, 0.02] }),
    )

const blade =
  (draw, shape = {}) =>
  (m) =>
    plate(
      (s) => {
        s.moveTo(-0.05, 0)
        handle(s, 0, { wide: 0.1, ...shape })
        draw(s)
        s.lineTo(-0.05, 0)
      },
      0.03,
      m,
    )

const PIECES = {
  fork: fork({ half: 0.19, neck: 0.42, root: 0.56, top: 1.0, count: 4 }),
  cakefork: fork({ half: 0.17, neck: 0.34, root: 0.44, top: 0.72, count: 3, long: 1.1 }),
  spoon: spoon({ half: 0.25, high: 1 }),
  coffeespoon: spoon({ half: 0.19, high: 0.66, long: 0.95, wide: 0.075 }),
  tableknife: blade((s) => {
    s.lineTo(0.09, 0.12)
    s.bezierCurveTo(0.13, 0.5, 0.13, 1.0, 0.03, 1.25)
    s.quadraticCurveTo(-0.06, 1.2, -0.06, 1.0)
  }),
  steakknife: blade((s) => {
    s.lineTo(0.09, 0.1)
    for (let i = 0; i < 9; i++) {
      s.lineTo(0.125, 0.16 + i * 0.1)
      s.lineTo(0.1, 0.21 + i * 0.1)
    }
    s.quadraticCurveTo(0.06, 1.2, -0.05, 1.34)
  }),
  fishknife: blade((s) => {
    s.bezierCurveTo(0.05, 0.2, 0.2, 0.3, 0.21, 0.55)
    s.quadraticCurveTo(0.2, 0.9, -0.04, 1.1)
    s.quadraticCurveTo(-0.02, 0.5, -0.09, 0.3)
  }),
  butterknife: blade(
    (s) => {
      s.bezierCurveTo(0.06, 0.1, 0.16, 0.2, 0.16, 0.45)
      s.bezierCurveTo(0.16, 0.82, -0.02, 0.86, -0.07, 0.72)
      s.quadraticCurveTo(-0.03, 0.3, -0.05, 0.14)
    },
    { long: 1.05 },
  ),
}

const grip = (m) => [rod([0, 0.05, 0.02], [0, 2.3, 0.02], 0.05, m), ring(0.075, 0.022, m, { at: [0, 2.38, 0.02] })]

const wire = (m, i, count) => {
  const a = (i / count) * Math.PI
  const [x, z] = [Math.cos(a), Math.sin(a)]
  const points = [
    [0, 0.15],
    [0.22, -0.2],
    [0.33, -0.7],
    [0.24, -1.1],
    [0, -1.25],
    [-0.24, -1.1],
    [-0.33, -0.7],
    [-0.22, -0.2],
    [0, 0.15],
  ]
  return tube(
    points.map(([r, y]) => [r * x, y, r * z + 0.34]),
    0.014,
    m,
  )
}

const bowl = (m) =>
  lathe(
    [
      [0, -0.42],
      [0.3, -0.32, 0.2],
      [0.44, 0, 0.05],
      [0.41, 0],
      [0.27, -0.28, 0.18],
      [0, -0.37],
    ],
    m,
    { at: [0, -0.3, 0.42], turn: [Math.PI / 2, 0, 0] },
  )

const disc = (m) =>
  group(
    lathe(
      [
        [0, 0],
        [0.42, 0.03, 0.02],
        [0.5, 0.12, 0.02],
        [0.48, 0.13],
        [0.41, 0.06],
        [0, 0.03],
      ],
      m,
      { at: [0, -0.42, 0], turn: [Math.PI / 2, 0, 0] },
    ),
    [0.14, 0.28].map((r) =>
      Array.from({ length: r > 0.2 ? 12 : 6 }, (_, i) => {
        const a = (i / (r > 0.2 ? 12 : 6)) * 2 * Math.PI
        const hole = M.matte('#2b2b2b')
        return ball(0.035, hole, { at: [r * Math.cos(a), -0.42 + r * Math.sin(a), 0.045], size: [1, 1, 0.25] })
      }),
    ),
  )

const TOOLS = {
  whisk: (m) => [grip(m), Array.from({ length: 7 }, (_, i) => wire(m, i, 7))],
  ladle: (m) => [grip(m), bowl(m)],
  skimmer: (m) => [grip(m), disc(m)],
  turner: (m) => [
    grip(m),
    roundedBox(0.66, 0.95, 0.03, 0.03, m, { at: [0, -0.42, 0.02] }),
    [-0.18, 0, 0.18].map((x) => roundedBox(0.06, 0.55, 0.04, 0.02, M.matte('#2b2b2b'), { at: [x, -0.42, 0.02] })),
  ],
  tongs: (m) => [
    [-1, 1].map((side) => {
      const arm = group(
        roundedBox(0.16, 2.5, 0.03, 0.02, m, { at: [0, -0.1, 0.05] }),
        roundedBox(0.26, 0.4, 0.035, 0.1, m, { at: [0, -1.45, 0.05] }),
      )
      arm.position.set(side * 0.27, 1.1, 0)
      arm.rotation.z = side * 0.17
      return group(arm).translateY(-0.1)
    }),
    ring(0.13, 0.05, m, { at: [0, 2.18, 0.05], arc: Math.PI }),
  ],
  meatfork: (m) => [
    grip(m),
    [-1, 1].map((side) =>
      tube(
        [
          [0, 0.1, 0.03],
          [side * 0.15, -0.1, 0.03],
          [side * 0.15, -0.6, 0.06],
          [side * 0.13, -1.15, 0.03],
        ],
        0.035,
        m,
      ),
    ),
  ],
}

export const singleTools = {
  piece: (pack, { piece, metal = 'steel' }) => lying(-0.62, PIECES[piece](METAL[metal]())),
  tool: (pack, { tool }) => lying(-0.6, TOOLS[tool](M.steel({ roughness: 0.2 }))),
  /** A kitchen knife on its own: `draw` is its blade from the heel, with a handle of wood or black. */
  kitchenknife(pack, { wood, shape = 'chef' }) {
    const outline = KNIVES[shape]
    const metal = M.steel({ roughness: 0.22 })
    const g = group(
      plate((s) => outline(s), 0.015, metal, { bevel: 0.012 }),
      roundedBox(1.15, 0.24, 0.14, 0.06, wood ? M.timber('#6d4527', '#301b0c', 3) : M.matte('#26282b'), {
        at: [-0.62, 0.3, 0.01],
      }),
      roundedBox(0.12, 0.3, 0.13, 0.03, metal, { at: [-0.01, 0.29, 0.01] }),
    )
    g.rotation.set(-Math.PI / 2, 0, 0.5)
    return group(g)
  },
}

/** From the heel along the edge to the tip and back along the spine. */
const KNIVES = {
  bread: (s) => {
    s.moveTo(0, 0.08)
    for (let i = 0; i < 13; i++) s.quadraticCurveTo(0.1 + i * 0.2, 0.02, 0.2 + i * 0.2, 0.1)
    s.quadraticCurveTo(2.75, 0.2, 2.72, 0.4)
    s.lineTo(0, 0.42)
  },
  paring: (s) => {
    s.moveTo(0, 0.18)
    s.lineTo(0.75, 0.18)
    s.quadraticCurveTo(1.05, 0.2, 1.2, 0.36)
    s.quadraticCurveTo(0.9, 0.4, 0, 0.42)
  },
  boning: (s) => {
    s.moveTo(0, 0.06)
    s.quadraticCurveTo(0.2, 0.24, 0.6, 0.22)
    s.lineTo(1.5, 0.2)
    s.quadraticCurveTo(1.85, 0.24, 2.0, 0.44)
    s.quadraticCurveTo(1.4, 0.42, 0, 0.42)
  },
  fillet: (s) => {
    s.moveTo(0, 0.14)
    s.quadraticCurveTo(1.2, 0.2, 2.1, 0.2)
    s.quadraticCurveTo(2.5, 0.3, 2.65, 0.5)
    s.quadraticCurveTo(1.6, 0.4, 0, 0.42)
  },
}
