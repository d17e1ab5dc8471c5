import {
  readCategoryListing,
  readCategoryTree,
  readCollectionListing,
  readRelatedCategories,
  readStoreListing,
} from '../../contract/listings.ts'
import { readFeaturedProducts, readMoreLikeProducts, readProduct } from '../../contract/products.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { categoryEntry } from './categories.ts'
import { readCategoryListing as categoryListing } from './category-listing.ts'
import { findRelatedCategories } from './category-queries.ts'
import { readCategoryTree as categoryTree } from './category-tree.ts'
import { readCollectionListing as collectionListing } from './collection-listing.ts'
import { findProduct } from './find-product.ts'
import { readFeatured, readMoreLike } from './neighbours.ts'
import { readProduct as wholeProduct } from './read-product.ts'
import { readStoreListing as storeListing } from './store-listing.ts'
import { visibleTo } from './visibility.ts'

export function catalogueRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, readProduct, ({ id }, caller) => wholeProduct(deps, caller, id))
  serve(api, readMoreLikeProducts, async (wanted, caller) => ({ items: await readMoreLike(deps, caller, wanted) }))
  serve(api, readFeaturedProducts, async (wanted, caller) => ({ items: await readFeatured(deps, caller, wanted) }))
  serve(api, readCategoryTree, (_, caller) => categoryTree(db, caller))
  serve(api, readRelatedCategories, async ({ productId }, caller) => {
    await findProduct(db, caller, productId)
    const related = await findRelatedCategories(db, productId, visibleTo(db, caller.account?.id ?? null))
    return related.map((category) => categoryEntry(category, caller.language))
  })
  serve(api, readCategoryListing, (wished, caller) => categoryListing(deps, caller, wished))
  serve(api, readCollectionListing, (wished, caller) => collectionListing(deps, caller, wished))
  serve(api, readStoreListing, (wished, caller) => storeListing(deps, caller, wished))
}
