/** The studio: environment light, sweep, counter set, camera. */
import * as THREE from 'three'
import * as M from './materials.js'
import { group, mesh, roundedBox } from './geometry.js'

/** Ground colours of the sets; the deep ones are for glass and white goods. */
export const SETS = {
  sand: '#ece6dc',
  oat: '#e8dfd0',
  mist: '#dfe5e7',
  sage: '#dde3d7',
  blush: '#eddfd8',
  stone: '#e4e2df',
  butter: '#f0e7cf',
  sky: '#dae3ea',
  clay: '#dcc3b2',
  moss: '#b9c2ad',
  slate: '#b7c0c3',
  dusk: '#a9b4bf',
  mistDeep: '#cfdadc',
  sageDeep: '#c9d2c4',
  skyDeep: '#c3d0da',
  oatDeep: '#d9ccb8',
}

/** Soft boxes seen by reflections: [width, height, position, colour, intensity]. */
const PANELS = [
  [5, 9, [-9, 4, 3], '#fff8ef', 7],
  [2.4, 8, [9.5, 3.5, 1.5], '#eef5ff', 4.2],
  [10, 5, [0, 11, 0], '#ffffff', 2.6],
  [7, 3, [0, 6.5, 11], '#ffffff', 1.1],
  [30, 30, [0, -6, 0], '#e4ded5', 1.25],
  [5, 2.2, [4.5, -2.2, 10], '#ffffff', 2.2],
  [1.2, 8, [-11, 3, -5], '#ffffff', 3],
  [9, 4.5, [3.5, 9, -8], '#ffffff', 2.4],
  [3, 6, [-8, 5, -8], '#fff4e4', 1.8],
]

export function environment(renderer) {
  const scene = new THREE.Scene()
  scene.add(
    new THREE.Mesh(
      new THREE.SphereGeometry(20, 32, 24),
      new THREE.MeshBasicMaterial({ color: '#8f8c88', side: THREE.BackSide }),
    ),
  )
  for (const [w, h, at, c, strength] of PANELS) {
    const q = new THREE.Mesh(
      new THREE.PlaneGeometry(w, h),
      new THREE.MeshBasicMaterial({ color: new THREE.Color(c).multiplyScalar(strength), side: THREE.DoubleSide }),
    )
    q.position.set(...at)
    q.lookAt(0, 1, 0)
    scene.add(q)
  }
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0.012).texture
}

/** Seamless paper sweep: floor, curve, wall. */
export function sweep(colour, width = 16) {
  const path = [
      [40, 0],
      [-2.4, 0],
    ],
    r = 2.6
  for (let i = 1; i <= 14; i++) {
    const a = ((i / 14) * Math.PI) / 2
    path.push([-2.4 - r * Math.sin(a), r - r * Math.cos(a)])
  }
  path.push([-5, 14])
  const position = [],
    index = []
  path.forEach(([z, y], i) => {
    position.push(-width, y, z, width, y, z)
    if (i) {
      const k = 2 * i
      index.push(k - 2, k - 1, k + 1, k - 2, k + 1, k)
    }
  })
  const g = new THREE.BufferGeometry()
  g.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  g.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((position.length / 3) * 2), 2))
  g.setIndex(index)
  g.computeVertexNormals()
  return mesh(
    g,
    new THREE.MeshStandardMaterial({
      color: colour,
      roughness: 1,
      envMapIntensity: 0.68,
      emissive: colour,
      emissiveIntensity: 0.1,
      side: THREE.DoubleSide,
    }),
    { cast: false },
  )
}

/** Wood counter in front of a painted wall. */
export function counter({ wall = '#6f7a68', table = '#7a5a40', dark = '#3c2718', tiles = false } = {}) {
  const g = group(
    [0.3, 5.3, 10.3].map((z) =>
      roundedBox(22, 0.3, 5, 0.05, M.timber(table, dark, 12), { at: [0, -0.15, z], cast: false }),
    ),
    mesh(new THREE.PlaneGeometry(44, 18), M.matte(wall, { roughness: 1 }), { at: [0, 6, -3.2], cast: false }),
  )
  if (tiles) {
    // ledge tiles behind the counter
    const glaze = M.ceramic(wall, { roughness: 0.35 })
    for (let y = 0; y < 4; y++)
      for (let x = -9; x <= 9; x++)
        g.add(roundedBox(0.94, 0.46, 0.1, 0.04, glaze, { at: [x + (y % 2) * 0.5, y * 0.5 + 0.1, -3.15], cast: false }))
  }
  return g
}

/** Camera that fits the box to `fill` of the picture's half size. */
export function frame(box, { elevation, azimuth, fill, aspect, clipY = 99, raise = 0.03, fov = 22 }) {
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.1, 120),
    target = new THREE.Vector3(0, (box.max.y - box.min.y) / 2, 0),
    v = new THREE.Vector3()
  let distance = 12
  for (let step = 0; step < 14; step++) {
    camera.position
      .set(Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation))
      .multiplyScalar(distance)
      .add(target)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    camera.updateProjectionMatrix()
    let x0 = 9,
      x1 = -9,
      y0 = 9,
      y1 = -9
    for (let i = 0; i < 8; i++) {
      v.set(
        i & 1 ? box.max.x : box.min.x,
        i & 2 ? Math.min(box.max.y, clipY) : box.min.y,
        i & 4 ? box.max.z : box.min.z,
      ).project(camera)
      x0 = Math.min(x0, v.x)
      x1 = Math.max(x1, v.x)
      y0 = Math.min(y0, v.y)
      y1 = Math.max(y1, v.y)
    }
    distance *= Math.max(x1 - x0, y1 - y0) / 2 / fill
    target.y += ((y0 + y1) / 2 + raise) * distance * Math.tan(((fov / 2) * Math.PI) / 180) * 0.8
  }
  return camera
}
