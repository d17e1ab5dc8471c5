/**
 * Render passes. A picture is the sum of two linear light passes:
 *   ambient – environment reflections and fill, full materials, few samples
 *   direct  – a soft key light and a sky dome as many shadowed directional samples, matte materials only
 * Splitting them keeps the expensive shader off the many shadow samples.
 * For blank bases three data passes follow: coverage, gloss, label coordinates.
 */
import * as THREE from 'three'
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js'
import { seededRandom as random } from '../../../../api/platform/pictures/seeded-random.ts'

const VERTEX = 'varying vec2 v; void main() { v = uv; gl_Position = vec4(position.xy, 0., 1.); }'
const quad = (fragmentShader, uniforms, o = {}) =>
  new FullScreenQuad(
    new THREE.ShaderMaterial({
      uniforms,
      vertexShader: VERTEX,
      fragmentShader,
      depthTest: false,
      depthWrite: false,
      ...o,
    }),
  )

const adder = quad(
  `
    varying vec2 v; uniform sampler2D t; uniform float k; void main() {
    gl_FragColor = vec4(min(texture2D(t, v).rgb, vec3(6.)) * k, 1.); }
  `,
  { t: { value: null }, k: { value: 1 } },
  { blending: THREE.CustomBlending, blendSrc: THREE.OneFactor, blendDst: THREE.OneFactor, transparent: true },
)

/** Neutral tone curve, sRGB encoding, a little dither against banding. */
const develop = quad(
  `varying vec2 v; uniform sampler2D t; uniform float exposure;
  vec3 neutral(vec3 c) { float s = .76, d = .15; float x = min(c.r, min(c.g, c.b));
  float o = x < .08 ? x - 6.25 * x * x : .04; c -= o; float p = max(c.r, max(c.g, c.b)); if (p < s) return c;
  float dd = 1. - s; float np = 1. - dd * dd / (p + dd - s); c *= np / p;
  float g = 1. - 1. / (d * (p - np) + 1.); return mix(c, vec3(np), g); }
  vec3 srgb(vec3 c) {
  return mix(pow(c, vec3(1. / 2.4)) * 1.055 - .055, c * 12.92, vec3(lessThanEqual(c, vec3(.0031308)))); }
  void main() { vec3 c = srgb(clamp(neutral(texture2D(t, v).rgb * exposure), 0., 1.));
  c += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5) / 255.;
  gl_FragColor = vec4(c, 1.); }`,
  { t: { value: null }, exposure: { value: 1 } },
)
const copy = quad(
  `
    varying vec2 v; uniform sampler2D t; uniform float power; void main() {
    gl_FragColor = vec4(pow(clamp(texture2D(t, v).rgb, 0., 1.), vec3(power)), 1.); }
  `,
  { t: { value: null }, power: { value: 1 } },
)

const targets = new Map()
function buffers(w, h) {
  const key = w + 'x' + h
  if (!targets.has(key))
    targets.set(key, {
      fine: new THREE.WebGLRenderTarget(w, h, { type: THREE.HalfFloatType, samples: 4 }),
      plain: new THREE.WebGLRenderTarget(w, h, { type: THREE.HalfFloatType }),
      sum: new THREE.WebGLRenderTarget(w, h, { type: THREE.FloatType }),
    })
  return targets.get(key)
}

const jitter = (camera, i, w, h) =>
  camera.setViewOffset(w, h, ((i * 0.7548776662) % 1) - 0.5, ((i * 0.5698402909) % 1) - 0.5, w, h)
export const png = (renderer) => renderer.domElement.toDataURL('image/png')
const each = (m, fn) => (Array.isArray(m) ? m.map(fn) : fn(m))

/** Renders the scene with replaced materials, then puts the real ones back. */
export function withMaterials(scene, pick, work) {
  const kept = []
  scene.traverse((x) => {
    if (x.isMesh) {
      kept.push([x, x.material])
      x.material = each(x.material, pick)
    }
  })
  work()
  kept.forEach(([x, m]) => (x.material = m))
}

function accumulate(renderer, sum, target, weight) {
  adder.material.uniforms.t.value = target.texture
  adder.material.uniforms.k.value = weight
  renderer.setRenderTarget(sum)
  renderer.autoClear = false
  adder.render(renderer)
  renderer.autoClear = true
}

export function clear(renderer, target, colour = 0) {
  renderer.setClearColor(colour, 1)
  renderer.setRenderTarget(target)
  renderer.clear()
}

/* ---- matte stand-ins for the direct pass ---- */
const stand = new WeakMap()
function matteOf(m) {
  if (stand.has(m)) return stand.get(m)
  let q
  if (m.userData.glass) {
    const { body, rim, power } = m.userData.glass
    q = new THREE.ShaderMaterial({
      uniforms: { optics: { value: new THREE.Vector3(body, rim, power) } },
      transparent: true,
      depthWrite: false,
      side: m.side,
      vertexShader: `
          varying vec3 n, p; void main() { vec4 q = modelViewMatrix * vec4(position, 1.);
          n = normalMatrix * normal; p = -q.xyz; gl_Position = projectionMatrix * q; }
        `,
      fragmentShader: `
          varying vec3 n, p; uniform vec3 optics; void main() {
          float g = pow(1. - abs(dot(normalize(p), normalize(n))), optics.z);
          gl_FragColor = vec4(0., 0., 0., mix(optics.x, optics.y, g)); }
        `,
    })
  } else {
    const c = m.color.clone().multiplyScalar((1 - (m.metalness ?? 0)) * (m.userData.liquid ? 0.4 : 1))
    q = new THREE.MeshLambertMaterial({
      color: c,
      map: m.map ?? null,
      side: m.side,
      transparent: m.transparent,
      opacity: m.opacity,
      polygonOffset: m.polygonOffset,
      polygonOffsetFactor: m.polygonOffsetFactor,
    })
    if (m.bumpMap && m.bumpScale >= 0.5) {
      q.bumpMap = m.bumpMap
      q.bumpScale = m.bumpScale
    }
  }
  stand.set(m, q)
  return q
}

/** key and dome are directional lights; `glassware` casts a lighter shadow than solid goods. */
export function beauty(
  renderer,
  scene,
  camera,
  { w, h, samples, ambientSamples = 1, seed, exposure = 1, key, dome, glassware, keyFrom = [-6.2, 6.8, 5.2] },
) {
  const { fine, plain, sum } = buffers(w, h),
    r = random(seed),
    side = Math.ceil(Math.sqrt(samples))
  clear(renderer, sum)
  key.visible = dome.visible = false
  for (let i = 0; i < ambientSamples; i++) {
    jitter(camera, i, w, h)
    renderer.setRenderTarget(fine)
    renderer.render(scene, camera)
    accumulate(renderer, sum, fine, 1 / ambientSamples)
  }
  key.visible = dome.visible = true
  const env = scene.environment
  scene.environment = null
  withMaterials(scene, matteOf, () => {
    for (let i = 0; i < samples; i++) {
      const u = ((i % side) + r()) / side,
        v = (Math.floor(i / side) + r()) / side
      key.position.set(keyFrom[0] + (u - 0.5) * 4.2, keyFrom[1] + (v - 0.5) * 4.2, keyFrom[2] + (r() - 0.5) * 2.4)
      const a = r() * 2 * Math.PI,
        q = Math.sqrt((((i * 7) % samples) + r()) / samples) * 0.97
      dome.position.set(q * Math.cos(a), Math.sqrt(1 - q * q) + 0.06, q * Math.sin(a)).multiplyScalar(14)
      glassware.forEach((x) => (x.castShadow = i % 10 < 5))
      jitter(camera, i, w, h)
      renderer.setRenderTarget(plain)
      renderer.render(scene, camera)
      accumulate(renderer, sum, plain, 1 / samples)
    }
  })
  scene.environment = env
  key.visible = dome.visible = false
  renderer.setRenderTarget(null)
  develop.material.uniforms.t.value = sum.texture
  develop.material.uniforms.exposure.value = exposure
  develop.render(renderer)
  return png(renderer)
}

const flat = (c, m) => {
  const q = new THREE.MeshBasicMaterial({ color: c, side: m.side })
  if (m.userData.glass) q.colorWrite = q.depthWrite = false
  return q
}
const CHANNEL = { label: '#ff0000', accent: '#00ff00', body: '#0000ff' }
const BLACK = new THREE.Color(0)

/** red = label, green = accent, blue = body; values are area fractions, hence linear. */
export function coverage(renderer, scene, camera, { w, h, coverageSamples = 1 }) {
  const { fine, sum } = buffers(w, h)
  clear(renderer, sum)
  withMaterials(
    scene,
    (m) => flat(CHANNEL[m.userData.role] ?? '#000000', m),
    () => {
      for (let i = 0; i < coverageSamples; i++) {
        jitter(camera, i, w, h)
        clear(renderer, fine)
        renderer.render(scene, camera)
        accumulate(renderer, sum, fine, 1 / coverageSamples)
      }
    },
  )
  renderer.setRenderTarget(null)
  copy.material.uniforms.t.value = sum.texture
  copy.material.uniforms.power.value = 1
  copy.render(renderer)
  return png(renderer)
}

/** Reflections of the role surfaces alone (their paint set to black), square-root coded. */
export function reflections(renderer, scene, camera, { w, h }) {
  const { fine } = buffers(w, h),
    paints = []
  jitter(camera, 0, w, h)
  clear(renderer, fine)
  withMaterials(
    scene,
    (m) => {
      if (!m.userData.role) return flat('#000000', m)
      paints.push([m, m.color.clone(), m.sheen])
      m.color.copy(BLACK)
      if (m.sheen) m.sheen = 0
      return m
    },
    () => renderer.render(scene, camera),
  )
  paints.reverse().forEach(([m, c, s]) => {
    m.color.copy(c)
    if (s) m.sheen = s
  })
  renderer.setRenderTarget(null)
  copy.material.uniforms.t.value = fine.texture
  copy.material.uniforms.power.value = 0.5
  copy.render(renderer)
  return png(renderer)
}
