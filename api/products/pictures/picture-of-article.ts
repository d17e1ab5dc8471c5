import type { PictureRecipe } from '../../platform/pictures/picture-recipe.ts'

/** The picture of an article of which there is none: a plain carton with its name, nothing of a real brand. */
export function pictureOfArticle({ nameDe, size }: { nameDe: string; size: string }): PictureRecipe {
  return {
    archetype: 'carton',
    palette: 'kiesel',
    layout: 'plain',
    font: 'oswald',
    icon: '',
    brand: '',
    name: nameDe.slice(0, 60).toWellFormed(),
    sub: '',
    size,
  }
}
