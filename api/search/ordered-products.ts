import { buyingCompany } from '../http/caller.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../products/price.ts'

/** What the viewer has ordered before, whatever became of it. */
export async function findOrderedProducts(db: Db, { account }: Viewer): Promise<ReadonlySet<string>> {
  const buyerId = buyingCompany(account)
  if (!buyerId) return new Set()
  const rows = await db<{ skuId: string }[]>`select distinct sku_id from order_line where buyer_id = ${buyerId}`
  return new Set(rows.map(({ skuId }) => skuId))
}
