import type { CategoryNode } from '../../contract/listings.ts'
import { categoryTreeQuery } from '../catalogue/queries.ts'
import type { Loading } from '../frame/loading.ts'
import { latestPostsQuery } from '../magazine/queries.ts'
import { homeCollectionsQuery, promotedProductsQuery, promotedStoresQuery } from '../promotions/queries.ts'
import { storesQuery } from '../stores/queries.ts'

/** Everything the home page shows, read at once. */
export async function loadHome({ call, language, viewer, read, tag }: Loading) {
  await Promise.all([
    read(categoryTreeQuery(call, language)),
    read(homeCollectionsQuery(call, { viewer, language })),
    read(promotedProductsQuery(call, { viewer, language })),
    read(promotedStoresQuery(call, language)),
    read(storesQuery(call, new URLSearchParams(), language)),
    read(latestPostsQuery(call, new URLSearchParams(), language)),
  ])
  tag('home', 'listings', 'categories', 'magazine')
}

/** Of all categories together. */
export const articlesIn = (tree: CategoryNode[]) => tree.reduce((sum, { productCount }) => sum + productCount, 0)
