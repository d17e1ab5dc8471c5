import { kinOf } from '../../platform/changes/change-log.ts'
import { createFreshCache } from '../../platform/changes/fresh-cache.ts'
import { changeCheckOf, type Changed } from '../../platform/changes/change-check.ts'
import type { Db } from '../../platform/db.ts'
import { findGoods, type Goods } from './goods.ts'

/** Of 1 to 4 kB each, by what was written of it (decision 290): what searches reach of 10,000 products. */
const MOST = 7500

const memories = new WeakMap<Db, ReturnType<typeof openGoodsMemory>>()

/** Of these products those on sale, as they are at a moment after `since`. */
export async function readGoods(
  db: Db,
  skuIds: readonly string[],
  since = performance.now(),
): Promise<ReadonlyMap<string, Goods>> {
  const read = memories.get(db) ?? openGoodsMemory(db)
  memories.set(db, read)
  return read(skuIds, since)
}

/** Caches what was read of products until something of it changes (decision 128). */
function openGoodsMemory(db: Db) {
  const check = changeCheckOf(db)
  const memory = createFreshCache<Goods>(check, { most: MOST, concerns })

  return async (skuIds: readonly string[], since: number) => {
    await check.since(since)
    const found = new Map<string, Goods>()
    const missing: string[] = []
    for (const skuId of skuIds) {
      const goods = memory.get(skuId)
      if (goods) found.set(skuId, goods)
      else missing.push(skuId)
    }
    if (missing.length === 0) return found
    const read = await memory.read(async () =>
      (await check.read((from) => findGoods(from, missing))).map((of) => [of.row.skuId, of] as const),
    )
    for (const [skuId, goods] of read) found.set(skuId, goods)
    return found
  }
}

/** A product that another one has become an offer of has changed as well. */
const concerns = ({ areAllProducts, skuIds, kin }: Changed, { row, articleOffers }: Goods): boolean =>
  areAllProducts ||
  skuIds.has(row.skuId) ||
  (row.gtin !== null && kin.has(kinOf.article(row.gtin))) ||
  articleOffers.some(({ skuId }) => skuIds.has(skuId))
