import type { StockCount, StockResult } from '../../contract/change-sets/sheet.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { recordChange } from '../platform/page-changes.ts'
import { writeCounts } from '../products/changes/count-stock.ts'

/** Writes what was counted, each article by itself, and answers what lies there now. */
export async function countStock(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'supplier'>,
  items: StockCount[],
): Promise<{ results: StockResult[] }> {
  const t = texts(language).changeSets.replies
  // An article that comes twice was counted as it is said last.
  const counts = [...new Map(items.map((item) => [item.skuId, item])).values()]
  const counted = await inTransaction(db, async (tx) => {
    const results = await writeCounts(tx, { storeId: account.storeId, counts, now: clock.now() })
    const taken = results.filter(({ isTaken }) => isTaken).map(({ skuId }) => `product:${skuId}`)
    if (taken.length > 0)
      await recordChange(tx, [...taken, `store:${account.storeId}`, 'listings'], { mayBeStale: true })
    return results
  })
  const results = counted.map(({ skuId, stock, isTaken }): StockResult => {
    if (!stock) return { skuId, ok: false, code: 'NOT_FOUND', message: t.unknownProduct, stock }
    if (isTaken) return { skuId, ok: true, code: null, message: null, stock }
    return { skuId, ok: false, code: 'STOCK_CHANGED', message: t.stockChanged(stock.counted), stock }
  })
  return { results }
}
