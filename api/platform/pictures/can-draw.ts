import { createMemoCache } from '../memo-cache.ts'
import { readIcon } from './label/label-icons.ts'
import { LAYOUTS } from './label/label-layouts.ts'
import { isFontName } from './label/label-outline.ts'
import { pairingNamed } from './label/label-system.ts'
import { archetypeNamed, paletteOf, type PictureManifest } from './picture-manifest.ts'
import type { PictureRecipe } from './picture-recipe.ts'

/** Says before anything is composed whether archetype, palette, layout, font and icon of recipes are known. */
export function drawableRecipes(manifest: PictureManifest): (recipe: PictureRecipe) => boolean {
  const icons = createMemoCache<string, boolean>()
  const isIcon = (name: string) => name === '' || icons(name, () => isKnown(() => readIcon(name)))
  const { templates, motifs } = manifest.labels
  const hasIcon = ({ layout, icon }: PictureRecipe) => (templates.has(layout) ? motifs.has(icon) : isIcon(icon))
  return (recipe) => hasIcon(recipe) && isKnown(() => checkDesign(manifest, recipe))
}

function checkDesign(manifest: PictureManifest, recipe: PictureRecipe) {
  const { layout, font } = recipe
  const archetype = archetypeNamed(manifest, recipe.archetype)
  if (archetype.type === 'plain') return
  paletteOf(manifest, archetype, recipe)
  if (archetype.type === 'tinted') return
  if (manifest.labels.templates.has(layout)) return void pairingNamed(manifest.labels, font)
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
