import type { Language } from '../../../contract/platform/values.ts'
import type { Photo } from '../../../contract/range/content.ts'

/**
 * What a picture of an article is made from. Label texts may be ''; an empty brand draws the name in its place.
 * - archetype: id in the manifest, the good itself
 * - palette: name in manifest.palettes, or for goods without a label one of the archetype's own colours
 * - layout: one of LAYOUTS; font: a name in FONTS; icon: a Phosphor icon, '' for none
 *
 * Or, where `layout` is one of the templates in labels/layouts: palette of labels/palettes.json, font: a pairing of
 * labels/type.json, icon: a motif, brand: shape and letters of a monogram ('circle RT'), name: the variety, sub: the kind.
 */
export type PictureRecipe = {
  archetype: string
  palette: string
  layout: string
  font: string
  icon: string
  brand: string
  name: string
  sub: string
  size: string
  /** What the label says in English; without it, it says the same in both languages. */
  en?: { name: string; sub: string; size: string }
  /** What the store has uploaded, the main picture first: shown in place of what is drawn. */
  photos?: Photo[]
}

/** The recipe with the words of a language. */
export function recipeIn({ en, ...recipe }: PictureRecipe, language: Language): PictureRecipe {
  return language === 'en' && en ? { ...recipe, ...en } : recipe
}

export type PictureView = 'front' | 'angle' | 'case' | 'use'
export type PictureFormat = 'avif' | 'webp' | 'jpeg'
/** Edge of a square picture in pixels; for wide ones the width. */
export type PictureWidth = 500 | 1000 | 1500
