import { berlinDay } from '../../contract/platform/values.ts'
import { lastBackDay } from '../../contract/change-sets/days.ts'
import type { StockCount, StockResult } from '../../contract/change-sets/sheet.ts'
import { texts, type Texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { recordChange } from '../platform/page-changes.ts'
import { writeBackDays } from '../products/changes/back-days.ts'
import { readStock, writeCounts, type CountResult } from '../products/changes/count-stock.ts'

/** Writes what was counted and when it comes back, each article by itself, and answers what lies there now. */
export async function countStock(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'supplier'>,
  items: StockCount[],
): Promise<{ results: StockResult[] }> {
  const t = texts(language).changeSets.replies
  const now = clock.now()
  checkBackDays(items, berlinDay(now), t)
  // An article that comes twice was counted as it is said last.
  const counts = [...new Map(items.map((item) => [item.skuId, item])).values()]
  const counted = await inTransaction(db, async (tx) => {
    const results = await writeItems(tx, { storeId: account.storeId, items: counts, now })
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

type Items = { storeId: string; items: StockCount[]; now: Date }

async function writeItems(tx: Tx, { storeId, items, now }: Items): Promise<CountResult[]> {
  const counts = items.flatMap(({ skuId, counted, expected }) =>
    counted === undefined || expected === undefined ? [] : [{ skuId, counted, expected }],
  )
  const counted = counts.length > 0 ? await writeCounts(tx, { storeId, counts, now }) : []
  // What was counted in vain was looked at in vain: its day stays as well.
  const refused = new Set(counted.filter(({ isTaken }) => !isTaken).map(({ skuId }) => skuId))
  const days = items.flatMap(({ skuId, backAt }) =>
    backAt === undefined || refused.has(skuId) ? [] : [{ skuId, backOn: backAt }],
  )
  if (days.length === 0) return counted
  await writeBackDays(tx, storeId, days)
  const skuIds = items.map(({ skuId }) => skuId)
  const stocks = new Map((await readStock(tx, storeId, skuIds)).map(({ skuId, ...stock }) => [skuId, stock]))
  return skuIds.map((skuId) => {
    const stock = stocks.get(skuId) ?? null
    return { skuId, stock, isTaken: stock !== null && !refused.has(skuId) }
  })
}

/** Throws VALIDATION for a day that has passed or is too far ahead; nothing is written then. */
function checkBackDays(items: StockCount[], today: string, t: Texts['changeSets']['replies']) {
  const last = lastBackDay(today)
  const faults = items.flatMap(({ backAt }, at) => {
    if (!backAt || (backAt >= today && backAt <= last)) return []
    return [[`items.${at}.backAt`, backAt < today ? t.dayPassed : t.dayTooFar]]
  })
  if (faults.length > 0)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: Object.fromEntries(faults) as Record<string, string> })
}
