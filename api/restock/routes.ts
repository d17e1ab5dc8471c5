import * as restockApi from '../../contract/restock.ts'
import { paged } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { toCard } from '../products/product-card.ts'
import { deleteNotice, findNotices, findNoticeSkuIds, insertNotice, MAX_NOTICES } from './queries.ts'

export function restockRoutes(api: Api, deps: Deps) {
  const { db, clock } = deps

  serve(api, restockApi.list, async (window, caller) => {
    const buyerId = caller.account.companyId
    const [rows, all] = await Promise.all([findNotices(db, buyerId, window), findNoticeSkuIds(db, buyerId)])
    const items = rows.map((row) => ({ ...toCard(row, caller, deps), addedAt: row.addedAt }))
    return paged(window, items, all.length)
  })

  serve(api, restockApi.listSkuIds, (_, caller) => findNoticeSkuIds(db, caller.account.companyId))

  serve(api, restockApi.add, async ({ productSkuId }, caller) => {
    const notice = { skuId: productSkuId, createdAt: clock.now() }
    const result = await inTransaction(db, (tx) => insertNotice(tx, caller.account.companyId, notice))
    if (result === 'NOT_FOUND') throw Problem.of('NOT_FOUND')
    if (result === 'FULL') throw Problem.of('LIMIT_REACHED', { what: 'RESTOCK_NOTICES', most: MAX_NOTICES })
  })

  serve(api, restockApi.remove, ({ productSkuId }, caller) => deleteNotice(db, caller.account.companyId, productSkuId))
}
