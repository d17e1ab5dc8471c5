import * as THREE from 'three'
import { clear, png, withMaterials } from './passes.js'

const COORDINATES = {
  vertexShader:
    'varying vec2 q; void main() { q = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
  label: `
      varying vec2 q; void main() { vec2 k = floor(clamp(q, 0., 1.) * 4095. + .5); vec2 h = floor(k / 16.);
      vec2 l = k - h * 16.; gl_FragColor = vec4(h.x / 255., h.y / 255., (l.x * 16. + l.y) / 255., 1.); }
    `,
  other: 'void main() { gl_FragColor = vec4(1.); }',
}
/** 12 bit label coordinates: red and green hold the high bytes, blue both low nibbles; white = no label. */
export function coordinates(renderer, scene, camera) {
  camera.clearViewOffset()
  withMaterials(
    scene,
    (m) => {
      const q = new THREE.ShaderMaterial({
        side: m.side,
        vertexShader: COORDINATES.vertexShader,
        fragmentShader: m.userData.role === 'label' ? COORDINATES.label : COORDINATES.other,
        polygonOffset: m.polygonOffset,
        polygonOffsetFactor: m.polygonOffsetFactor,
      })
      if (m.userData.glass) q.colorWrite = q.depthWrite = false
      return q
    },
    () => {
      clear(renderer, null, '#ffffff')
      renderer.render(scene, camera)
    },
  )
  return png(renderer)
}
