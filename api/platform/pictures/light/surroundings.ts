import { linearOf } from './linear-light.ts'
import type { Archetype, Palette } from '../picture-manifest.ts'
import type { PictureView } from '../picture-recipe.ts'

/** Goods whose paint covers all of them: what of their picture takes no paint is wall, ground and counter. */
const WHOLLY_PAINTED = new Set([
  'plates',
  'bowl',
  'platter',
  'cup',
  'cupstack',
  'vase',
  'etagere',
  'servingtray',
  'towels',
  'towelrolls',
  'pillows',
  'duvet',
  'linen',
  'clothnapkin',
  'slippers',
  'eurobox',
])

/** Sets that are dark enough for white goods as they are. */
const DARK_SETS = new Set(['slate', 'dusk', 'moss', 'clay'])

const DARK = 0.07
const LIGHT = 0.75

/**
 * Times the light on what stands around a good: a dark one on the counter has a lighter wall behind it, a light one a
 * darker ground, so that each stands out. Bases are rendered once for all colours of a good.
 */
export function exposureAround({ family, type, set }: Archetype, view: PictureView, { ac }: Palette): number {
  if (type !== 'tinted' || !WHOLLY_PAINTED.has(family)) return 1
  const [red, green, blue] = linearOf(ac)
  const lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  if (view === 'use') return lightness < DARK ? 2.1 : 1
  return lightness > LIGHT && !DARK_SETS.has(set) ? 0.62 : 1
}
