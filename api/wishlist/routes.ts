import * as wishlistApi from '../../contract/wishlist.ts'
import { toCard } from '../products/product-card.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import { paged } from '../http/paged.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import {
  countWishlist,
  deleteWishlistItem,
  findWishlist,
  findWishlistSkuIds,
  insertWishlistItem,
  MAX_ITEMS,
} from './queries.ts'

export function wishlistRoutes(api: Api, deps: Deps) {
  const { db, clock } = deps

  serve(api, wishlistApi.read, async (window, caller) => {
    const buyerId = caller.account.companyId
    const [rows, totalItems] = await Promise.all([findWishlist(db, buyerId, window), countWishlist(db, buyerId)])
    const items = rows.map((row) => ({ ...toCard(row, caller, deps), addedAt: row.addedAt }))
    return paged(window, items, totalItems)
  })

  serve(api, wishlistApi.listSkuIds, (_, caller) => findWishlistSkuIds(db, caller.account.companyId))

  serve(api, wishlistApi.add, async ({ productSkuId }, caller) => {
    const item = { skuId: productSkuId, addedAt: clock.now() }
    const result = await inTransaction(db, (tx) => insertWishlistItem(tx, caller.account.companyId, item))
    if (result === 'NOT_FOUND') throw Problem.of('NOT_FOUND')
    if (result === 'FULL') throw Problem.of('LIMIT_REACHED', { what: 'WISHLIST', most: MAX_ITEMS })
  })

  serve(api, wishlistApi.remove, ({ productSkuId }, caller) =>
    deleteWishlistItem(db, caller.account.companyId, productSkuId),
  )
}
