import type { Language } from '../../contract/platform/values.ts'
import { pictureUrl } from './pictures/picture-url.ts'

export type Category = {
  /** Names it for ever. */
  slug: string
  /** Where its page is. */
  path: string
  /** A stored picture. */
  picture: string
  /** Null of a root; there are two levels. */
  parentSlug: string | null
  nameDe: string
  nameEn: string
  showInFooter: boolean
  /** What its page says above its goods; '' for the sentence of every category. */
  textDe: string
  textEn: string
}

export const categoryName = ({ nameDe, nameEn }: Pick<Category, 'nameDe' | 'nameEn'>, language: Language) =>
  language === 'de' ? nameDe : nameEn

/** Picture of a category without size. */
export const categoryImageUrl = ({ picture }: Pick<Category, 'picture'>) => pictureUrl(picture)

export const categoryEntry = (category: Category, language: Language) => ({
  id: category.slug,
  name: categoryName(category, language),
  slug: category.path,
})

/** What a crumb shows of a category. */
export type CrumbCategory = Pick<Category, 'slug' | 'path' | 'nameDe' | 'nameEn'>

/** One crumb per category, the root first: its slug names it for ever, its address leads there. */
export const crumbsOf = (categories: readonly CrumbCategory[], language: Language) => ({
  crumbs: categories.map((category) => ({
    label: categoryName(category, language),
    slug: category.slug,
    url: `/${category.path}`,
  })),
})
