import { categoryTilesQuery } from '../listings/queries.ts'
import type { Loading } from '../frame/loading.ts'
import { firstCarouselsQuery } from '../promotions/carousel-queries.ts'
import { homeCollectionsQuery, promotedProductsQuery, promotedStoresQuery } from '../promotions/queries.ts'
import { storeCountQuery } from '../stores/queries.ts'

/** Everything the home page shows, read at once. */
export async function loadHome({ call, language, viewer, read, tag }: Loading) {
  await Promise.all([
    read(categoryTilesQuery(call, language)),
    read(homeCollectionsQuery(call, { viewer, language })),
    read(promotedProductsQuery(call, { viewer, language })),
    read(promotedStoresQuery(call, language)),
    read(storeCountQuery(call, language)),
    read(firstCarouselsQuery(call, { viewer, language })),
  ])
  tag('home', 'listings', 'categories', 'magazine')
}
