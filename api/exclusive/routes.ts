import * as exclusiveApi from '../../contract/exclusive.ts'
import type { Language } from '../../contract/platform/values.ts'
import { paged } from '../http/paged.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import {
  countBuyerRequests,
  countStoreRequests,
  findBuyerRequests,
  findStoreRequests,
  type StoreRow,
} from './request-queries.ts'
import { applyForExclusiveProduct } from './apply-for-exclusive-product.ts'
import { toCard } from '../products/product-card.ts'
import { hiddenCard } from './hidden-exclusive-product.ts'
import { countExclusiveProducts, findExclusiveProducts } from './grant-queries.ts'
import { readAccess } from './read-access.ts'
import { decideMany } from './decide-many.ts'
import { decideAccessRequest, withdrawAccess } from './decide-exclusive-access.ts'

export function exclusiveRoutes(api: Api, deps: Deps) {
  const { db } = deps
  // Each application is a mail to a store.
  const applications = limit(deps, { name: 'access-request', attempts: 30, seconds: 60 * 60 })

  serve(api, exclusiveApi.canSee, ({ id }, caller) => readAccess(deps, caller, id))

  serve(api, exclusiveApi.apply, async (application, caller) => {
    await applications.take(caller.account.companyId)
    return applyForExclusiveProduct(deps, caller, application)
  })

  serve(api, exclusiveApi.listRequests, async (window, { account }) => {
    const [items, totalItems] = await Promise.all([
      findBuyerRequests(db, account.companyId, window),
      countBuyerRequests(db, account.companyId),
    ])
    return paged(window, items, totalItems)
  })

  serve(api, exclusiveApi.listProducts, async (window, caller) => {
    const buyerId = caller.account.companyId
    const [rows, totalItems] = await Promise.all([
      findExclusiveProducts(db, buyerId, window),
      countExclusiveProducts(db, buyerId),
    ])
    const items = rows.map((row) => ({
      ...(row.accessStatus === 'GRANTED' ? toCard(row, caller, deps) : hiddenCard(row.skuId, caller.language)),
      accessStatus: row.accessStatus,
    }))
    return paged(window, items, totalItems)
  })

  serve(
    api,
    exclusiveApi.listStoreRequests,
    async ({ page, pageSize, ...narrowed }, { account: { storeId }, language }) => {
      const window = { page, pageSize }
      const [rows, totalItems] = await Promise.all([
        findStoreRequests(db, { ...narrowed, storeId }, window),
        countStoreRequests(db, { ...narrowed, storeId }),
      ])
      return paged(
        window,
        rows.map((row) => forStore(row, language)),
        totalItems,
      )
    },
  )

  serve(api, exclusiveApi.decide, async (input, caller) =>
    forStore(await decideAccessRequest(deps, caller, input), caller.language),
  )

  serve(api, exclusiveApi.decideMany, (input, caller) => decideMany(deps, caller, input))

  serve(api, exclusiveApi.withdraw, async (input, caller) =>
    forStore(await withdrawAccess(deps, caller, input), caller.language),
  )
}

function forStore(row: StoreRow, language: Language): exclusiveApi.StoreAccessRequest {
  const { buyerId: _, nameDe, nameEn, companyName, businessType, cityName, since, orderCount, ...rest } = row
  const { firstName, lastName, email, ...request } = rest
  return {
    ...request,
    productName: language === 'de' ? nameDe : nameEn,
    buyer: { companyName, businessType, cityName, since, orderCount, firstName, lastName, email },
  }
}
