import { createMemoCache } from '../memo-cache.ts'
import { readIcon } from './label/label-fonts.ts'
import { LAYOUTS } from './label/label-layouts.ts'
import { isFontName } from './label/label-outline.ts'
import { archetypeNamed, paletteNamed, type PictureManifest } from './picture-manifest.ts'
import type { PictureRecipe } from './picture-recipe.ts'

/** Says before anything is composed whether archetype, palette, layout, font and icon of recipes are known. */
export function drawableRecipes(manifest: PictureManifest): (recipe: PictureRecipe) => boolean {
  const icons = createMemoCache<string, boolean>()
  const isIcon = (name: string) => name === '' || icons(name, () => isKnown(() => readIcon(name)))
  return (recipe) => isIcon(recipe.icon) && isKnown(() => checkDesign(manifest, recipe))
}

function checkDesign(manifest: PictureManifest, { archetype: id, palette, layout, font }: PictureRecipe) {
  const archetype = archetypeNamed(manifest, id)
  if (archetype.type === 'plain') return
  paletteNamed(manifest, archetype, palette)
  if (archetype.type === 'tinted') return
  if (!(LAYOUTS as string[]).includes(layout)) throw new Error(`unknown layout '${layout}'`)
  if (!isFontName(font)) throw new Error(`unknown font '${font}'`)
}

function isKnown(read: () => unknown) {
  try {
    read()
    return true
  } catch {
    return false
  }
}
