import * as buyerHomeApi from '../../contract/buyer-home/home.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { findOrderedProducts } from './queries.ts'
import { readHome } from './read-home.ts'

export function buyerHomeRoutes(api: Api, deps: Deps) {
  serve(api, buyerHomeApi.read, (_, caller) => readHome(deps, caller))
  serve(api, buyerHomeApi.listOrdered, async (_, { account }) => {
    const ordered = await findOrderedProducts(deps.db, account.companyId)
    return ordered.map(({ skuId, orderedAt, lastQuantity }) => {
      return { productSkuId: skuId, orderedAt, quantity: lastQuantity }
    })
  })
}
