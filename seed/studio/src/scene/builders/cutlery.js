import { group, plate } from '../geometry.js'
import * as M from '../materials.js'

/* cutlery outlines share one handle */
const handle = (s, y) => {
  s.bezierCurveTo(-0.05, y - 0.3, -0.07, -1.0, -0.09, -1.25)
  s.quadraticCurveTo(-0.08, -1.4, 0, -1.4)
  s.quadraticCurveTo(0.08, -1.4, 0.09, -1.25)
  s.bezierCurveTo(0.07, -1.0, 0.05, y - 0.3, 0.05, y)
}

const fork = (m) =>
  plate(
    (s) => {
      s.moveTo(-0.05, 0)
      handle(s, 0)
      s.bezierCurveTo(0.05, 0.2, 0.2, 0.25, 0.2, 0.5)
      s.lineTo(0.2, 1.0)
      for (const x of [0.2, 0.08, -0.04, -0.155]) {
        s.quadraticCurveTo(x - 0.025, 1.05, x - 0.05, 1.0)
        if (x > -0.15) {
          s.lineTo(x - 0.055, 0.55)
          s.lineTo(x - 0.115, 0.55)
          s.lineTo(x - 0.12, 1.0)
        }
      }
      s.lineTo(-0.2, 0.5)
      s.bezierCurveTo(-0.2, 0.25, -0.05, 0.2, -0.05, 0)
    },
    0.03,
    m,
  )

const knife = (m) =>
  plate(
    (s) => {
      s.moveTo(-0.05, 0)
      handle(s, 0)
      s.lineTo(0.08, 0.15)
      s.bezierCurveTo(0.12, 0.5, 0.11, 0.9, 0.02, 1.15)
      s.quadraticCurveTo(-0.06, 1.1, -0.06, 0.95)
      s.lineTo(-0.05, 0)
    },
    0.03,
    m,
  )

const spoon = (m) =>
  plate(
    (s) => {
      s.moveTo(-0.05, 0)
      handle(s, 0)
      s.bezierCurveTo(0.06, 0.15, 0.24, 0.25, 0.24, 0.6)
      s.bezierCurveTo(0.24, 1.08, -0.24, 1.08, -0.24, 0.6)
      s.bezierCurveTo(-0.24, 0.25, -0.06, 0.15, -0.05, 0)
    },
    0.03,
    m,
  )

export const cutlery = {
  cutlery(pack, { gold, black }) {
    const m = gold ? M.brass() : black ? M.steel({ color: '#3a3d40', roughness: 0.3 }) : M.steel({ roughness: 0.16 })
    const g = group(fork(m).translateX(-0.55), knife(m), spoon(m).translateX(0.55))
    g.rotation.x = -Math.PI / 2
    return group(g)
  },
}
