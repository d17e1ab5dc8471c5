import { readIcon } from './label/label-fonts.ts'
import { LAYOUTS } from './label/label-layouts.ts'
import { isFontName } from './label/label-outline.ts'
import { archetypeNamed, paletteNamed, type PictureManifest } from './picture-manifest.ts'
import type { PictureRecipe } from './picture-recipe.ts'

/** Tells before anything is composed whether archetype, palette, layout, font and icon of recipes are known. */
export function drawableRecipes(manifest: PictureManifest): (recipe: PictureRecipe) => boolean {
  const icons = new Map<string, boolean>([['', true]])
  return (recipe) => {
    if (!icons.has(recipe.icon))
      icons.set(
        recipe.icon,
        isKnown(() => readIcon(recipe.icon)),
      )
    return icons.get(recipe.icon)! && isKnown(() => checkDesign(manifest, recipe))
  }
}

function checkDesign(manifest: PictureManifest, { archetype: id, palette, layout, font }: PictureRecipe) {
  const archetype = archetypeNamed(manifest, id)
  if (archetype.type === 'plain') return
  paletteNamed(manifest, archetype, palette)
  if (archetype.type === 'tinted') return
  if (!(LAYOUTS as string[]).includes(layout)) throw new Error(`unknown layout '${layout}'`)
  if (!isFontName(font)) throw new Error(`unknown font '${font}'`)
}

function isKnown(look: () => unknown) {
  try {
    look()
    return true
  } catch {
    return false
  }
}
