import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Written } from '../http/written.ts'
import { categoryEntry, categoryImageUrl, categoryName, crumbsOf, type Category } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import { readListing, type ListingDeps } from './read-listing.ts'
import { isFilled } from './index/count-categories.ts'
import { readViewersArrivals } from './arrivals/viewers-arrivals.ts'
import { findCategoryOfPath } from './index/index-queries.ts'
import { indexFor, type IndexView } from './index/index-view.ts'

type Input = ListingFilters & { slug: string }

/**
 * The products of a category and of those below it, found by its path or one it has had; NOT_FOUND where there is none. The last crumb
 * leads where it is now.
 */
export async function readCategoryListing(deps: ListingDeps, viewer: Viewer, input: Input): Promise<Written<Listing>> {
  const { slug: path, ...filters } = input
  const [view, arrivals] = await Promise.all([indexFor(deps, viewer), readViewersArrivals(deps, viewer, filters)])
  const { index } = view
  const category = await categoryAt(deps, index.categories, path)
  if (!category) throw Problem.of('NOT_FOUND')
  const { slug } = category
  const parent = index.categories.find((other) => other.slug === category.parentSlug)
  const name = categoryName(category, viewer.language)
  const t = texts(viewer.language).catalogue.replies.category
  const description = (viewer.language === 'de' ? category.textDe : category.textEn) || t.description(name)
  const isLeaf = category.parentSlug !== null
  const children = isLeaf ? [] : filledChildren(view, slug)
  return readListing(deps, viewer, {
    view,
    scope: { isLeaf, part: { by: isLeaf ? 'categorySlug' : 'rootCategorySlug', of: slug } },
    filters,
    arrivals,
    promotionSlot: { placement: 'CATEGORY', slugs: parent ? [slug, parent.slug] : [slug] },
    frame: {
      title: name,
      description,
      breadCrumb: crumbsOf(parent ? [parent, category] : [category], viewer.language),
      childCategories: children.map((child) => ({
        ...categoryEntry(child, viewer.language),
        imageUrl: categoryImageUrl(child),
      })),
      seo: { title: t.seoTitle(name), description, noindex: false },
    },
  })
}

// The database is asked only for a path that no category has now.
async function categoryAt({ db }: Pick<ListingDeps, 'db'>, categories: readonly Category[], path: string) {
  const current = categories.find((category) => category.path === path)
  if (current) return current
  const slug = await findCategoryOfPath(db, path)
  return categories.find((category) => category.slug === slug)
}

/** The children with a product that the viewer may see. */
const filledChildren = (view: IndexView, slug: string) =>
  view.index.categories.filter((child) => child.parentSlug === slug && isFilled(view, child))
