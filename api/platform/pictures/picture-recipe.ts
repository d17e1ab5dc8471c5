/**
 * What a picture of an article is made from. Label texts may be ''; an empty brand draws the name in its place.
 * - archetype: id in the manifest, the good itself
 * - palette: name in manifest.palettes, or for goods without a label one of the archetype's own colours
 * - layout: one of LAYOUTS; font: a name in FONTS; icon: a Phosphor icon, '' for none
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
}

export type PictureView = 'front' | 'angle' | 'case' | 'use'
export type PictureFormat = 'avif' | 'webp' | 'jpeg'
/** Edge of a square picture in pixels; for wide ones the width. */
export type PictureWidth = 500 | 1000 | 1500
