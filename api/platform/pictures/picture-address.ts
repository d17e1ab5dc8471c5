import { hash } from 'node:crypto'
import type { Language } from '../../../contract/platform/values.ts'
import type { PictureCut } from '../../../contract/pictures/picture-cut.ts'
import { recipeIn, type PictureRecipe, type PictureView } from './picture-recipe.ts'
import type { PictureService } from './pictures.ts'

type Pictured = { skuId: string; picture: PictureRecipe }

/**
 * Addresses of an article's pictures without size, main picture first: those its store has uploaded, at most twelve, else at most
 * four that are drawn; none of an unknown archetype. Labels speak the language; the address is the same in both where the label
 * says the same.
 */
export function productPictureUrls(
  { skuId, picture }: Pictured,
  language: Language,
  pictures: Pick<PictureService, 'viewsOf'>,
): string[] {
  if (picture.photos?.length)
    return picture.photos.map((photo) => `/pictures/products/${skuId}/photo-${photoHash(photo)}`)
  const views = knownViews(picture.archetype, pictures).slice(0, 4)
  const mark = pictureHash({ skuId, picture: recipeIn(picture, language) })
  return views.map((view) => `/pictures/products/${skuId}/${view}-${mark}`)
}

/** Twelve hexadecimal digits that change with the picture and how it is cut. */
export const photoHash = ({ id, turn, focusX, focusY, zoom }: PictureCut & { id: string }): string =>
  hash('sha256', JSON.stringify([id, turn, focusX, focusY, zoom])).slice(0, 12)

/** Address of the preview of a design, without size; see api/designs/preview/picture-routes.ts. */
export const designPictureUrl = (token: string) => `/pictures/designs/${token}`

/** Eight hexadecimal digits, the same for all views, that change with the picture and its words, so that its address may be cached for ever. */
export function pictureHash({ skuId, picture }: Pictured): string {
  return hash('sha256', `${skuId} ${JSON.stringify(recipeParts.map((part) => picture[part]))}`).slice(0, 8)
}

const recipeParts = ['archetype', 'palette', 'layout', 'font', 'icon', 'brand', 'name', 'sub', 'size'] as const

// A recipe of an older set of bases must not take a whole listing with it.
function knownViews(archetype: string, pictures: Pick<PictureService, 'viewsOf'>): PictureView[] {
  try {
    return pictures.viewsOf(archetype)
  } catch {
    return []
  }
}
