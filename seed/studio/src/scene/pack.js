/**
 * What a builder may ask for: surfaces that carry the brand.
 *
 * blank = true  → role surfaces stay white; the compositor colours and prints them later.
 * blank = false → artwork and palette are applied at once (used for scenes with many brands).
 */
import * as THREE from 'three'
import { gloss, paper, role } from './materials.js'
import { canvas, relief, texture } from './textures.js'
import { labelShapes, markShapes } from '../../../../api/platform/pictures/label/label-layouts.ts'
import { drawShapes } from './draw-shapes.js'

const WHITE = '#fdfdfd'
export const NEUTRAL = { bg: '#f4efe6', fg: '#2b2622', ac: '#2f5a45', on: '#ffffff', c3: '#d8b168' }

export class Pack {
  constructor(label, { blank, fonts }) {
    this.label = label
    this.blank = blank
    this.fonts = fonts
    this.palette = { ...NEUTRAL, ...label?.palette }
    this.arts = []
  }

  /** Printed artwork of w × h units; `inner` is the width that is visible from the front. */
  print(w, h, inner = w * 0.8, o = {}) {
    const { logo = false, bump = true, alpha = false, ...rest } = o
    const base = { roughness: 0.55, clearcoat: 0.15, clearcoatRoughness: 0.3, ...rest }
    if (bump) Object.assign(base, { bumpMap: relief('paper'), bumpScale: 0.12 })
    this.arts.push({ w, h, inner: Math.min(inner, w) })
    if (this.blank || !this.label) return role('label', new THREE.MeshPhysicalMaterial({ ...base, color: WHITE }))
    const scale = Math.min(1, 1400 / Math.max(w, h)),
      c = canvas(Math.round(w * scale), Math.round(h * scale))
    const grid = { w: c.width, h: c.height, inner: inner * scale }
    const shapes = logo
      ? markShapes(this.label, grid, this.fonts, this.label.ink ?? this.palette.fg)
      : labelShapes(this.label, grid, this.fonts)
    drawShapes(c.getContext('2d'), shapes)
    return role('label', new THREE.MeshPhysicalMaterial({ ...base, map: texture(c), transparent: logo || alpha }))
  }

  /** Accent-coloured part; `fixed` is used when pictures are rendered in colour. */
  accent(make = gloss, o = {}, fixed = this.palette.ac) {
    return role('accent', make(this.blank ? WHITE : fixed, o))
  }

  /** Part in the pack's ground colour. */
  body(make = paper, o = {}, fixed = this.palette.bg) {
    return role('body', make(this.blank ? WHITE : fixed, o))
  }
}
