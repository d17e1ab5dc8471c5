/** Geometry helpers. Units are decimetres; y points up; the camera looks along -z. */
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'

/** Turns [x, y, fillet?] points into a polyline with rounded corners. */
export function profile(points, steps = 7) {
  const v = points.map(([x, y]) => new THREE.Vector2(x, y))
  const out = []
  points.forEach(([, , fillet = 0], i) => {
    if (!fillet || i === 0 || i === points.length - 1) return void out.push(v[i].clone())
    const a = v[i - 1].clone().sub(v[i]),
      b = v[i + 1].clone().sub(v[i])
    const d = Math.min(fillet, a.length() * 0.499, b.length() * 0.499)
    const p0 = v[i].clone().add(a.setLength(d)),
      p2 = v[i].clone().add(b.setLength(d))
    for (let k = 0; k <= steps; k++) {
      const t = k / steps,
        u = 1 - t
      out.push(
        new THREE.Vector2(
          u * u * p0.x + 2 * u * t * v[i].x + t * t * p2.x,
          u * u * p0.y + 2 * u * t * v[i].y + t * t * p2.y,
        ),
      )
    }
  })
  return out
}

/** Mesh with placement: at = position, turn = Euler angles, size = scale. */
export function mesh(geometry, material, { at, turn, size, cast = true } = {}) {
  const m = new THREE.Mesh(geometry, material)
  m.castShadow = cast
  m.receiveShadow = true
  if (at) m.position.set(...at)
  if (turn) m.rotation.set(...turn)
  if (size) typeof size === 'number' ? m.scale.setScalar(size) : m.scale.set(...size)
  return m
}

export function group(...parts) {
  const g = new THREE.Group()
  parts.flat(3).forEach((p) => p && g.add(p))
  return g
}

/** Places any object and returns it. */
export function place(object, x = 0, y = 0, z = 0, turnY = 0, scale = 1) {
  object.position.set(x, y, z)
  object.rotation.y += turnY
  object.scale.multiplyScalar(scale)
  return object
}

const turnsClockwise = (p) =>
  p.reduce((a, c, i) => {
    const n = p[(i + 1) % p.length]
    return a + c[0] * n[1] - n[0] * c[1]
  }, 0) < 0

/** Solid of revolution from a [radius, y, fillet?] outline, in either direction. */
export function lathe(points, material, o = {}) {
  const p = turnsClockwise(points) ? [...points].reverse() : points
  return mesh(new THREE.LatheGeometry(profile(p), o.segments ?? 80), material, o)
}

export const roundedBox = (w, h, d, r, material, o = {}) =>
  mesh(new RoundedBoxGeometry(w, h, d, 4, Math.min(r, w / 2.01, h / 2.01, d / 2.01)), material, o)
export const cylinder = (r0, r1, h, material, o = {}) =>
  mesh(new THREE.CylinderGeometry(r1, r0, h, o.segments ?? 48), material, o)
export const ball = (r, material, o = {}) => mesh(new THREE.SphereGeometry(r, 48, 32), material, o)
export const ring = (r, tube, material, o = {}) =>
  mesh(new THREE.TorusGeometry(r, tube, 18, 72, o.arc ?? Math.PI * 2), material, o)
export const disc = (r, material, o = {}) =>
  mesh(new THREE.CircleGeometry(r, 72), material, { turn: [-Math.PI / 2, 0, 0], ...o })

/** A tube along points. */
export function tube(points, r, material, o = {}) {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    o.closed ?? false,
  )
  return mesh(new THREE.TubeGeometry(curve, o.steps ?? 64, r, 16, o.closed ?? false), material, o)
}

/** Straight rod between two points. */
export function rod(a, b, r, material) {
  const A = new THREE.Vector3(...a),
    B = new THREE.Vector3(...b)
  const m = cylinder(r, r, A.distanceTo(B), material, { segments: 20 })
  m.position.copy(A).add(B).multiplyScalar(0.5)
  m.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), B.sub(A).normalize())
  return m
}

/** Flat shape drawn with `draw(shape)`, given a thickness and soft edges. */
export function plate(draw, depth, material, o = {}) {
  const s = new THREE.Shape()
  draw(s)
  const bevel = o.bevel ?? 0.012
  return mesh(
    new THREE.ExtrudeGeometry(s, {
      depth,
      bevelEnabled: bevel > 0,
      bevelSize: bevel,
      bevelThickness: bevel,
      bevelSegments: 3,
      curveSegments: 24,
    }),
    material,
    o,
  )
}

/**
 * Like lathe, with a rounded rectangle instead of a circle: trays, GN pans, crates, tubs, loaves.
 * points: [inset from the outer edge, y, fillet?], outside bottom first.
 */
export function loft(w, d, r, points, material, o = {}) {
  const rows = profile(points),
    corner = 10,
    perRing = 4 * (corner + 1),
    position = [],
    index = []
  for (const { x: inset, y } of rows) {
    const hw = Math.max(w / 2 - inset, 0.001),
      hd = Math.max(d / 2 - inset, 0.001),
      rr = Math.min(Math.max(r - inset, 0.001), hw, hd)
    for (let q = 0; q < 4; q++) {
      const cx = (q === 0 || q === 3 ? 1 : -1) * (hw - rr),
        cz = (q < 2 ? 1 : -1) * (hd - rr)
      for (let k = 0; k <= corner; k++) {
        const a = ((q + k / corner) * Math.PI) / 2
        position.push(cx + Math.cos(a) * rr, y, cz + Math.sin(a) * rr)
      }
    }
  }
  for (let i = 0; i + 1 < rows.length; i++)
    for (let k = 0; k < perRing; k++) {
      const a = i * perRing + k,
        b = i * perRing + ((k + 1) % perRing),
        c = a + perRing,
        e = b + perRing
      index.push(a, c, b, b, c, e)
    }
  const g = new THREE.BufferGeometry()
  g.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  g.setAttribute(
    'uv',
    new THREE.Float32BufferAttribute(
      position.flatMap((_, i) => (i % 3 ? [] : [position[i] * 0.3, (position[i + 1] + position[i + 2]) * 0.3])),
      2,
    ),
  )
  g.setIndex(index)
  g.computeVertexNormals()
  return mesh(g, material, o)
}

/** Moves every vertex with fn(vector) and repairs the normals: dents, bulges, organic shapes. */
export function deform(object, fn) {
  const p = object.geometry.attributes.position,
    v = new THREE.Vector3()
  for (let i = 0; i < p.count; i++) {
    fn(v.fromBufferAttribute(p, i), i)
    p.setXYZ(i, v.x, v.y, v.z)
  }
  object.geometry.computeVertexNormals()
  return object
}

/** Vertical band on a (conical) cylinder, centred towards the camera; carries label artwork. */
export function band(r0, r1, y0, y1, arc, material) {
  const g = new THREE.CylinderGeometry(r1, r0, y1 - y0, 72, 1, true, -arc / 2, arc)
  return mesh(g, material, { at: [0, (y0 + y1) / 2, 0] })
}

/** Flat printed panel just above a surface. */
export const panel = (w, h, material, o = {}) =>
  mesh(new THREE.PlaneGeometry(w, h), Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -2 }), {
    cast: false,
    ...o,
  })
