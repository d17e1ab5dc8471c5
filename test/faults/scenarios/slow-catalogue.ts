import { setTimeout as delay } from 'node:timers/promises'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'

const GOODS = 3500
/** Longer than the index lets a reader wait for it, shorter than a statement may take. */
const LOCKED_MS = 2500
const ANSWERS_WITHIN_MS = 2500

/**
 * All goods leave the sale or come back while those who read them into memory are held up by a lock, and in every second
 * round also lose their connections. Listings answer from what was read before, and show the change afterwards.
 */
export const slowCatalogue: Scenario = {
  name: 'the catalogue cannot be read while listings are asked for',
  database: 'PROXIED',
  times: { all: 10, few: 2 },
  isLong: true,
  async run(rig, times) {
    await addGoods(rig)
    await rig.shop.start()
    const broken: string[] = []
    const answeredMs: number[] = []
    const isListed = async (count: number) => (await ask(rig)).total === count
    await until('the goods', () => isListed(GOODS + rig.stores.length))
    for (let round = 0; round < times; round++) {
      const isOnSale = round % 2 === 1
      const locking = await rig.db.reserve()
      await locking`begin`
      await locking`lock table product_detail in access exclusive mode`
      await rig.db`update product set status = ${isOnSale ? 'ACTIVE' : 'PAUSED'} where sku_id like 'G%'`
      const end = performance.now() + LOCKED_MS
      while (performance.now() < end) {
        const { status, ms } = await ask(rig)
        answeredMs.push(ms)
        if (status !== 200) broken.push(`A listing was answered ${status} while the goods were locked.`)
      }
      if (isOnSale) await loseConnections(rig)
      await locking`commit`
      locking.release()
      await until('the change', () => isListed((isOnSale ? GOODS : 0) + rig.stores.length))
    }
    const slowest = Math.round(Math.max(...answeredMs))
    await rig.shop.stop()
    return {
      done: times,
      planned: times,
      figures: `${answeredMs.length} listings while the goods were locked, the slowest after ${slowest} ms`,
      broken,
      slow: slowest > ANSWERS_WITHIN_MS ? [`a listing after ${slowest} ms`] : [],
    }
  },
}

async function ask({ shop }: Rig): Promise<{ status: number; total: number | undefined; ms: number }> {
  const began = performance.now()
  const reply = await fetch(`${shop.origin}/api/v1/listings/category?slug=kaffee-tee`)
  const ms = performance.now() - began
  const { totalItems } = (await reply.json()) as { totalItems?: number }
  // One address may ask for 1,200 listings a minute (api/http/visits/limit-visits.ts).
  await delay(60)
  return { status: reply.status, total: totalItems, ms }
}

async function loseConnections({ lines }: Rig) {
  lines.database!.setDown(true)
  await delay(300)
  lines.database!.setDown(false)
}

async function addGoods({ db, stores: [store] }: Rig) {
  const { skuId } = store!
  await db`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('sku_id', 'G' || n, 'supplier_sku', 'G' || n))).*
    from product p, generate_series(1, ${GOODS}) n where p.sku_id = ${skuId}`
  await db`insert into product_detail (sku_id) select sku_id from product where sku_id like 'G%'`
  await db`insert into stock (sku_id, on_hand) select sku_id, 1000 from product where sku_id like 'G%'`
}
