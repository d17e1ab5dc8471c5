import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archetypeNamed, paletteOf, readPictureManifest, viewNamed } from '../picture-manifest.ts'
import type { PictureView } from '../picture-recipe.ts'
import { loadBase } from '../load-base.ts'
import { exposureAround } from './surroundings.ts'
import { paintedPixels } from '../warp-label.ts'

const WIDTH = 150
const source = join(import.meta.dirname, '../../../../seed/pictures')
const manifest = readPictureManifest(source)

const exposureOf = (id: string, palette: string, view: PictureView) => {
  const archetype = archetypeNamed(manifest, id)
  return exposureAround(archetype, view, paletteOf(manifest, archetype, { layout: 'plain', palette }))
}

test('a dark plate has a lighter wall behind it, a white one the wall as it is', () => {
  expect(exposureOf('plate-coupe', 'schiefer', 'use')).toBeGreaterThan(1)
  expect(exposureOf('plate-coupe', 'weiss', 'use')).toBe(1)
})

test('a white plate stands on a darker ground, a dark one on the ground as it is', () => {
  expect(exposureOf('plate-coupe', 'weiss', 'front')).toBeLessThan(1)
  expect(exposureOf('plate-coupe', 'schiefer', 'front')).toBe(1)
})

test('what is not painted all over, and white goods on dark sets, stay as they are', () => {
  expect(exposureOf('espresso-machine', 'schwarz', 'use')).toBe(1)
  expect(exposureOf('towels', 'weiss', 'front')).toBe(1)
})

test.each([
  ['plate-coupe', 'schiefer', 'use', -1],
  ['bowl', 'schiefer', 'use', -1],
  ['cup-espresso', 'schiefer', 'use', -1],
  ['plate-coupe', 'weiss', 'front', 1],
  ['bowl', 'weiss', 'front', 1],
  ['vase', 'weiss', 'front', 1],
] as const)('%s in %s (%s) stands out from its wall more than in equal light', async (id, palette, view, side) => {
  const archetype = archetypeNamed(manifest, id)
  const colours = paletteOf(manifest, archetype, { layout: 'plain', palette })
  const base = await loadBase(join(source, 'bases', viewNamed(archetype, view).base!), WIDTH)
  /** How much lighter the good is than the wall, or darker where it is a dark one, in steps of 255. */
  const contrast = (exposure: number) => {
    const pixels = paintedPixels(base, null, { ...colours, exposure })
    const good = new Set(base.index)
    const mean = (of: number[]) => of.reduce((sum, pixel) => sum + pixels[pixel * 3 + 1]!, 0) / of.length
    // The upper third is wall or ground behind the good, never the counter.
    const wall = Array.from({ length: (WIDTH * WIDTH) / 3 }, (_, pixel) => pixel).filter((pixel) => !good.has(pixel))
    return (mean([...good]) - mean(wall)) * side
  }
  expect(contrast(exposureOf(id, palette, view))).toBeGreaterThan(20)
  expect(contrast(1)).toBeLessThan(contrast(exposureOf(id, palette, view)) - 20)
})
