import * as promotionsApi from '../../contract/promotions.ts'
import * as storesApi from '../../contract/stores.ts'
import { texts } from '../../texts/texts.ts'
import { paged } from '../http/paged.ts'

import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { findPromotedStores, findStores } from './find-stores.ts'
import { readStore } from './read-store.ts'
import { toStoreCard } from './store-card.ts'

export function storesRoutes(api: Api, deps: Pick<Deps, 'db' | 'pictures'>) {
  const { db, pictures } = deps
  serve(api, storesApi.list, async (search, { language }) => {
    const { rows, totalItems } = await findStores(db, search)
    return paged(
      search,
      rows.map((row) => toStoreCard(row, language, pictures)),
      totalItems,
    )
  })
  serve(api, storesApi.read, ({ id }, { language }) => readStore(deps, { id }, language))
  serve(api, storesApi.readBySlug, ({ slug }, { language }) => readStore(deps, { slug }, language))
  serve(api, promotionsApi.listStores, async ({ limit }, { language }) => ({
    title: texts(language).stores.replies.promoted,
    viewMoreUrl: '/stores',
    items: (await findPromotedStores(db, limit)).map((row) => toStoreCard(row, language, pictures)),
  }))
}
