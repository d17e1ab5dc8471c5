import type { Language } from '../../contract/platform/values.ts'

export type Category = {
  slug: string
  /** Null of a root; there are two levels. */
  parentSlug: string | null
  nameDe: string
  nameEn: string
  showInFooter: boolean
}

export const categoryName = ({ nameDe, nameEn }: Pick<Category, 'nameDe' | 'nameEn'>, language: Language) =>
  language === 'de' ? nameDe : nameEn

/** Picture of a category without size: still lifes of the roots, typical products of the leaves. */
export const categoryImageUrl = ({ slug, parentSlug }: Pick<Category, 'slug' | 'parentSlug'>) =>
  `/pictures/stored/${parentSlug === null ? 'categories' : 'leaves'}/${slug}`

export const categoryEntry = (category: Category, language: Language) => ({
  id: category.slug,
  name: categoryName(category, language),
  slug: category.slug,
})

/** One crumb per category, the root first. */
export const crumbsOf = (categories: Pick<Category, 'slug' | 'nameDe' | 'nameEn'>[], language: Language) => ({
  crumbs: categories.map((category) => ({
    label: categoryName(category, language),
    slug: category.slug,
    url: `/${category.slug}`,
  })),
})
