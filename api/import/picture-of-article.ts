import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import type { PicturedArticle } from './check-row.ts'

/** The picture of an article whose line names none: a plain carton with its name, nothing of a real brand. */
export function pictureOfArticle({ nameDe, size }: PicturedArticle): PictureRecipe {
  return {
    archetype: 'carton',
    palette: 'kiesel',
    layout: 'plain',
    font: 'oswald',
    icon: '',
    brand: '',
    name: nameDe.slice(0, 60),
    sub: '',
    size,
  }
}
