/** Materials. Every builder takes its surfaces from here so that the whole range looks shot in one studio. */
import * as THREE from 'three'
import { relief, speckle, wood } from './textures.js'

const colour = (c) => new THREE.Color(c)
const standard = (o) => new THREE.MeshStandardMaterial(o)
const physical = (o) => new THREE.MeshPhysicalMaterial(o)

export const ceramic = (c = '#f6f3ee', o = {}) =>
  physical({ color: c, roughness: 0.22, clearcoat: 0.7, clearcoatRoughness: 0.08, ...o })
export const stoneware = (c = '#d9d0c2', d = '#5a4632', o = {}) =>
  physical({ map: speckle(c, d), roughness: 0.55, clearcoat: 0.25, clearcoatRoughness: 0.35, ...o })
export const matte = (c, o = {}) => standard({ color: c, roughness: 0.82, ...o })
export const paper = (c = '#fff', o = {}) =>
  standard({ color: c, roughness: 0.85, bumpMap: relief('paper'), bumpScale: 0.25, ...o })
export const kraft = (o = {}) => paper('#b98d5f', { roughness: 0.9, bumpScale: 0.5, ...o })
export const gloss = (c, o = {}) =>
  physical({ color: c, roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.15, ...o })
export const steel = (o = {}) =>
  standard({ color: '#eef0f1', metalness: 1, roughness: 0.26, envMapIntensity: 1.75, ...o })
export const brass = (o = {}) =>
  standard({ color: '#e6bd70', metalness: 1, roughness: 0.28, envMapIntensity: 1.5, ...o })
export const foil = (c = '#c9a24d', o = {}) =>
  standard({ color: c, metalness: 0.95, roughness: 0.34, bumpMap: relief('paper'), bumpScale: 0.3, ...o })
export const cloth = (c, o = {}) =>
  physical({
    color: c,
    roughness: 0.95,
    bumpMap: relief('weave'),
    bumpScale: 0.6,
    sheen: 0.6,
    sheenColor: colour(c).lerp(colour('#fff'), 0.5),
    sheenRoughness: 0.6,
    ...o,
  })
export const terry = (c, o = {}) =>
  physical({
    color: c,
    roughness: 1,
    bumpMap: relief('terry'),
    bumpScale: 2.2,
    sheen: 0.8,
    sheenColor: colour(c).lerp(colour('#fff'), 0.6),
    sheenRoughness: 0.8,
    ...o,
  })
export const timber = (base, dark, seed, o = {}) => standard({ map: wood(base, dark, seed), roughness: 0.62, ...o })
/** Soft food surface with coloured dots. */
export const food = (base, dots, o = {}) =>
  standard({
    map: speckle(base, dots, o.n ?? 700, o.size ?? 5),
    roughness: o.rough ?? 0.7,
    bumpMap: relief('crumb'),
    bumpScale: o.bump ?? 0.6,
  })
/** Wet or waxy food surface: fruit, glaze, fish. */
export const wet = (c, o = {}) => physical({ color: c, roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.2, ...o })
/** Drinks scatter little light: they take less of the direct light than paint does. */
export function liquid(c, opacity = 0.85) {
  const m = physical({ color: c, roughness: 0.1, transparent: opacity < 1, opacity, envMapIntensity: 0.8 })
  m.userData.liquid = true
  return m
}

/**
 * View-dependent glass without refraction: clear where the surface faces the camera,
 * dense and reflective at grazing angles. `body` and `rim` are the two opacities.
 */
export function glass(c = '#ffffff', { body = 0.06, rim = 0.72, power = 2.2, edge = '#7f9391', ...o } = {}) {
  const m = physical({
    color: c,
    roughness: 0.03,
    transparent: true,
    side: THREE.DoubleSide,
    depthWrite: false,
    envMapIntensity: 1.5,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    ...o,
  })
  m.onBeforeCompile = (s) => {
    s.uniforms.edge = { value: colour(edge) }
    s.uniforms.optics = { value: new THREE.Vector3(body, rim, power) }
    s.fragmentShader = s.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform vec3 edge; uniform vec3 optics;')
      .replace(
        '#include <opaque_fragment>',
        `
        float grazing = pow(1.0 - abs(dot(normalize(vViewPosition), normal)), optics.z);
        outgoingLight = mix(outgoingLight, outgoingLight * edge, grazing * 0.9);
        float glint = max(reflectedLight.indirectSpecular.r, clearcoatSpecularIndirect.r);
        diffuseColor.a = clamp(mix(optics.x, optics.y, grazing) + glint * 0.8, 0.0, 1.0);
        #include <opaque_fragment>`,
      )
  }
  m.customProgramCacheKey = () => 'glass'
  m.userData.glass = { body, rim, power }
  return m
}

/**
 * A surface that takes its colour later, in the compositor.
 * role: 'label' (printed artwork), 'accent' (lid, cap, stripe) or 'body' (pack colour).
 */
export function role(name, material) {
  material.userData.role = name
  return material
}
