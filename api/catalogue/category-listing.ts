import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { catalogueReplies as de } from '../../texts/de/catalogue-replies.ts'
import { catalogueReplies as en } from '../../texts/en/catalogue-replies.ts'
import { Problem } from '../http/problem.ts'
import { categoryEntry, categoryImageUrl, categoryName, crumbsOf } from './categories.ts'
import { findCategoryFamily } from './category-queries.ts'
import type { Viewer } from './price.ts'
import { readListing, type ListingDeps } from './read-listing.ts'
import { visibleTo } from './visibility.ts'

type Wished = ListingFilters & { slug: string }

/** The products of a category and of those below it; NOT_FOUND where there is none. */
export async function readCategoryListing(deps: ListingDeps, viewer: Viewer, wished: Wished): Promise<Listing> {
  const { db } = deps
  const { slug, ...filters } = wished
  const family = await findCategoryFamily(db, slug, visibleTo(db, viewer.account?.id ?? null))
  const category = family.find((member) => member.slug === slug)
  if (!category) throw Problem.of('NOT_FOUND')
  const parent = family.find((member) => member.slug === category.parentSlug)
  const name = categoryName(category, viewer.language)
  const texts = { de, en }[viewer.language].category
  const isLeaf = category.parentSlug !== null
  const scope = {
    joins: db``,
    where: isLeaf ? db`p.category_slug = ${slug}` : db`p.root_category_slug = ${slug}`,
    relevance: db`p.popularity desc`,
    isLeaf,
  }
  return readListing(deps, viewer, {
    scope,
    filters,
    frame: {
      title: name,
      description: texts.description(name),
      breadCrumb: crumbsOf(parent ? [parent, category] : [category], viewer.language),
      childCategories: family
        .filter(({ parentSlug }) => parentSlug === slug)
        .map((child) => ({ ...categoryEntry(child, viewer.language), imageUrl: categoryImageUrl(child) })),
      seo: { title: texts.seoTitle(name), description: texts.description(name), noindex: false },
    },
  })
}
