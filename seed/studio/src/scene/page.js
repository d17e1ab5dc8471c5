/** Entry point inside the browser: window.studio.render(job) → PNG data URLs. */
import * as THREE from 'three'
import * as opentype from 'opentype.js'
import { builders } from './builders/index.js'
import { group } from './geometry.js'
import { Pack } from './pack.js'
import { coordinates } from './coordinate-pass.js'
import { beauty, coverage, reflections } from './passes.js'
import { outlineOf } from '../../../../api/platform/pictures/label/label-outline.ts'
import { hashOf as hash } from '../../../../api/platform/pictures/seeded-random.ts'
import { counter, environment, frame, SETS, sweep } from './stage.js'

let renderer, env, fonts

function start() {
  renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  renderer.toneMapping = THREE.NoToneMapping
  document.body.append(renderer.domElement)
  env = environment(renderer)
  const bytes = (b64) => Uint8Array.from(atob(b64), (c) => c.charCodeAt(0)).buffer
  const parsed = Object.fromEntries(
    Object.entries(window.studioAssets.fonts).map(([id, b64]) => [id, opentype.parse(bytes(b64))]),
  )
  fonts = { outline: (font, text) => outlineOf(parsed[font], text), icon: (name) => window.studioAssets.icons[name] }
}

/** View defaults: camera height and direction in radians, part of the picture that is filled. */
const VIEWS = {
  front: { elevation: 0.14, azimuth: 0, fill: 0.8 },
  angle: { elevation: 0.34, azimuth: 0, fill: 0.8, turn: 0.62 },
  case: { elevation: 0.36, azimuth: 0.35, fill: 0.82 },
  use: { elevation: 0.14, azimuth: -0.14, fill: 0.6 },
}

function build({ kind, options = {}, label }, blank) {
  const pack = new Pack(label, { blank, fonts })
  return { object: group(builders[kind](pack, options)), pack }
}

/** Side dishes of a blank base keep their own colours: the compositor must not paint them. */
function plainColours(object) {
  object.traverse((x) => {
    for (const m of [x.material].flat()) if (m) delete m.userData.role
  })
}

/** Rows of the same article, as they stand in a case. */
function stack(object, columns, rows) {
  const size = new THREE.Box3().setFromObject(object).getSize(new THREE.Vector3()),
    g = group()
  for (let z = 0; z < rows; z++)
    for (let x = 0; x < columns; x++) {
      const q = object.clone()
      q.position.x += (x - (columns - 1) / 2) * size.x * 1.04
      q.position.z -= z * Math.max(size.z, size.x * 0.62) * 1.04
      g.add(q)
    }
  return g
}

function directional(scene, intensity, reach) {
  const l = new THREE.DirectionalLight('#fff', intensity)
  l.castShadow = true
  l.shadow.mapSize.set(1024, 1024)
  Object.assign(l.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: 60 })
  l.shadow.bias = -0.0008
  l.shadow.normalBias = 0.006
  l.shadow.radius = 2
  scene.add(l, l.target)
  return l
}

/**
 * job: { id, kind, options, label?, blank?, view?, set?, w, h, samples, fill?, elevation?, azimuth?, clipY?, lift?,
 *   props?: [{ kind, options, label, at, turn, scale }], counter? }
 */
export async function render(job) {
  if (!renderer) start()
  const w = job.w ?? 640,
    h = job.h ?? w,
    view = job.view ?? 'front',
    V = { ...VIEWS[view], ...job }
  if (renderer.domElement.width !== w || renderer.domElement.height !== h) renderer.setSize(w, h)
  const scene = new THREE.Scene()
  scene.environment = env
  scene.environmentIntensity = 0.74

  const main = build(job, job.blank)
  let object = view === 'case' ? group(stack(main.object, job.columns ?? 3, job.rows ?? 2)) : main.object
  if (V.turn && view === 'angle') object.rotation.y += V.turn
  scene.add(object)
  scene.updateMatrixWorld(true)
  let box = new THREE.Box3().setFromObject(object, true)
  const centre = box.getCenter(new THREE.Vector3())
  object.position.set(
    object.position.x - centre.x,
    object.position.y - box.min.y + (job.lift ?? 0),
    object.position.z - centre.z,
  )
  for (const p of job.props ?? []) {
    const q = build(p, false).object
    if (job.blank) plainColours(q)
    q.scale.setScalar(p.scale ?? 1)
    q.rotation.y = p.turn ?? 0
    q.position.set(...p.at)
    scene.add(q)
    if (p.framed) object.attach(q)
  }
  scene.updateMatrixWorld(true)
  box = new THREE.Box3().setFromObject(object, true)
  if (job.blank && job.props) {
    // an article and its side dish stand in the middle together
    object.position.x -= (box.min.x + box.max.x) / 2
    scene.updateMatrixWorld(true)
    box = new THREE.Box3().setFromObject(object, true)
  }
  const size = box.getSize(new THREE.Vector3())
  scene.add(view === 'use' || job.counter ? counter(job.counter) : sweep(SETS[job.set] ?? job.set ?? SETS.sand, 30))
  const camera = frame(box, { ...V, aspect: w / h })
  const reach = Math.max(size.x, size.y, size.z) * (job.props?.length ? 2.2 : 1.5) + 1
  const key = directional(scene, view === 'use' || job.counter ? 1.9 : 1.55, reach),
    dome = directional(scene, 1.2, reach)
  key.color.set('#fff8f0')
  const glassware = []
  scene.traverse((x) => {
    if (
      x.isMesh &&
      !Array.isArray(x.material) &&
      (x.material.userData.glass || (x.material.transparent && x.material.opacity < 0.95))
    )
      glassware.push(x)
  })

  const shot = {
    w,
    h,
    samples: job.samples ?? 10,
    ambientSamples: job.ambient ?? 1,
    seed: hash(job.id),
    exposure: job.exposure ?? 1,
    key,
    dome,
    glassware,
  }
  const picture = beauty(renderer, scene, camera, shot)
  const maps = job.blank
    ? {
        mask: coverage(renderer, scene, camera, shot),
        gloss: reflections(renderer, scene, camera, shot),
        uv: main.pack.arts.length ? coordinates(renderer, scene, camera) : null,
        arts: main.pack.arts,
      }
    : {}

  scene.traverse((x) => {
    // programs stay compiled, buffers go
    x.geometry?.dispose()
    for (const m of [x.material].flat()) if (m?.map && !m.map.keep) m.map.dispose()
  })
  key.shadow.map?.dispose()
  dome.shadow.map?.dispose()
  return { picture, ...maps }
}

window.studio = { render, kinds: Object.keys(builders) }
