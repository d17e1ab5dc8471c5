import { buyingCompany } from '../http/caller.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../products/price.ts'

/** What the viewer has ordered before, whatever became of it. */
export type ReadOrderedProducts = (viewer: Viewer) => Promise<ReadonlySet<string>>

type Cached = { latestOrderId: string; skuIds: ReadonlySet<string> }

const MOST_COMPANIES = 500
const none: ReadonlySet<string> = new Set()

/** Cached for a company until it orders again, as its session says. */
export function orderedProductsReader(db: Db): ReadOrderedProducts {
  const cached = new Map<string, Cached>()
  return async ({ account }) => {
    const companyId = buyingCompany(account)
    const latestOrderId = account?.facts?.latestOrderId
    if (!companyId || latestOrderId === null) return none
    const known = cached.get(companyId)
    if (known && known.latestOrderId === latestOrderId) return known.skuIds
    const rows = await db<{ skuId: string }[]>`select distinct sku_id from order_line where buyer_id = ${companyId}`
    const skuIds = new Set(rows.map(({ skuId }) => skuId))
    if (latestOrderId === undefined) return skuIds
    if (cached.size >= MOST_COMPANIES) cached.clear()
    cached.set(companyId, { latestOrderId, skuIds })
    return skuIds
  }
}
