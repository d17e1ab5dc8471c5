import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { catalogueReplies as de } from '../../texts/de/catalogue/replies.ts'
import { catalogueReplies as en } from '../../texts/en/catalogue/replies.ts'
import { Problem } from '../http/problem.ts'
import { categoryEntry, categoryImageUrl, categoryName, crumbsOf } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import { readListing, type ListingDeps } from './read-listing.ts'
import { countCategories } from './index/count-categories.ts'
import { seeShelf, type SeenShelf } from './index/seen-shelf.ts'

type Wished = ListingFilters & { slug: string }

/** The products of a category and of those below it; NOT_FOUND where there is none. */
export async function readCategoryListing(deps: ListingDeps, viewer: Viewer, wished: Wished): Promise<Listing> {
  const { slug, ...filters } = wished
  const seen = await seeShelf(deps, viewer)
  const { shelf } = seen
  const category = shelf.categories.find((category) => category.slug === slug)
  if (!category) throw Problem.of('NOT_FOUND')
  const parent = shelf.categories.find((other) => other.slug === category.parentSlug)
  const name = categoryName(category, viewer.language)
  const texts = { de, en }[viewer.language].category
  const isLeaf = category.parentSlug !== null
  const children = isLeaf ? [] : filledChildren(seen, slug)
  return readListing(deps, viewer, {
    seen,
    scope: { isLeaf, part: { by: isLeaf ? 'categorySlug' : 'rootCategorySlug', of: slug } },
    filters,
    place: { placement: 'CATEGORY', slugs: parent ? [slug, parent.slug] : [slug] },
    frame: {
      title: name,
      description: texts.description(name),
      breadCrumb: crumbsOf(parent ? [parent, category] : [category], viewer.language),
      childCategories: children.map((child) => ({
        ...categoryEntry(child, viewer.language),
        imageUrl: categoryImageUrl(child),
      })),
      seo: { title: texts.seoTitle(name), description: texts.description(name), noindex: false },
    },
  })
}

/** The children with a product that the viewer may see. */
function filledChildren(seen: SeenShelf, slug: string) {
  const counts = countCategories(seen)
  return seen.shelf.categories.filter((child) => child.parentSlug === slug && counts.has(child.slug))
}
