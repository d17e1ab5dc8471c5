import type { Tx } from '../platform/db.ts'
import { writeProductStatus } from './change-product-status.ts'

/** What was approved while the store was set up goes on sale with it. */
export async function releaseWaiting(tx: Tx, storeId: string, now: Date): Promise<void> {
  const waiting = await tx<{ skuId: string }[]>`
    select sku_id from product where store_id = ${storeId} and status = 'PAUSED'`
  const skuIds = waiting.map(({ skuId }) => skuId)
  if (skuIds.length > 0) await writeProductStatus(tx, { skuIds, status: 'ACTIVE', now })
}
