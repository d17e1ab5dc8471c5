import { temperatureLimitOf } from '../../contract/goods-in/temperature-limits.ts'
import { checkShipment } from '../../api/goods-in/check-shipment.ts'
import { findShipment, type CheckedShipment } from '../../api/goods-in/queries.ts'
import { takeUnmailed } from '../../api/recalls/queries.ts'
import { makeRecall } from '../../api/recalls/recalls.ts'
import { inTransaction } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { demoBuyer } from '../demo-callers.ts'

const HOUR_MS = 3_600_000
/** Longer than any order of the demo that is checked is old. */
const RECALLED_MS = 60 * 24 * HOUR_MS
const LOT = 'L-2291'
/** So many of the latest shipments to each demo buyer are checked; the others wait. */
const MOST_CHECKED = 2

type Sent = { shipmentId: string; buyerId: string; shippedAt: Date }
type Article = { skuId: string; storeId: string; personId: string }

/** Goods that demo buyers have checked, and an article of theirs that is called back. Nobody is told by mail; where there are some nothing happens. */
export async function loadGoodsIn(deps: Deps, baseDate: Date): Promise<void> {
  const { db } = deps
  const [existing] = await db`select 1 from goods_in_check limit 1`
  if (existing) return
  const then = (at: Date): Deps => ({ ...deps, clock: { now: () => at }, jobs: silentJobs(deps.jobs) })
  for (const { shipmentId, buyerId, shippedAt } of await findSent(deps, baseDate)) {
    const shipment = await findShipment(db, buyerId, shipmentId)
    const at = new Date(Math.min(shippedAt.getTime() + 26 * HOUR_MS, baseDate.getTime() - HOUR_MS))
    if (shipment) await checkShipment(then(at), demoBuyer(buyerId), checkOf(shipment))
  }
  await recall(then(new Date(baseDate.getTime() - HOUR_MS)))
}

const findSent = ({ db }: Deps, baseDate: Date) => db<Sent[]>`
  select id as shipment_id, buyer_id, shipped_at from (
    select p.id, p.buyer_id, p.shipped_at, row_number() over (partition by p.buyer_id order by p.shipped_at desc, p.id) as place
    from shipment p join account a on a.id = p.buyer_id
    where a.email like '%@demo.tresen.example' and p.shipped_at between ${baseDate}::timestamptz - interval '25 days'
      and ${baseDate}::timestamptz - interval '2 days') latest
  where place <= ${MOST_CHECKED} order by shipped_at, id`

/** Everything came as it was sent, what is cooled below its limit. */
const checkOf = ({ shipmentId, lines }: CheckedShipment) => ({
  shipmentId,
  version: 0,
  lines: lines.map(({ skuId, sentQuantity, temperature, categorySlug }) => {
    const limit = temperatureLimitOf(temperature, categorySlug)
    return {
      productSkuId: skuId,
      cameQuantity: sentQuantity,
      state: 'GOOD' as const,
      remedy: 'REFUND' as const,
      lot: LOT,
      ...(limit && { temperature: limit.limit / 10 - 1 }),
    }
  }),
  note: 'Kartons trocken, Palette unbeschädigt.',
})

/** By the supplier of the demo, of an article that a buyer has recorded. */
async function recall(deps: Deps) {
  const [article] = await deps.db<Article[]>`
    select l.sku_id, c.store_id, a.id as person_id
    from goods_in_line l join goods_in_check c on c.id = l.check_id
    join membership m on m.store_id = c.store_id join account a on a.id = m.account_id
    where l.lot = ${LOT} and a.email like '%@demo.tresen.example' order by a.email desc, l.sku_id limit 1`
  if (!article) return
  const { skuId, storeId, personId } = article
  const { account, ...call } = demoBuyer(personId)
  const caller = { ...call, account: { ...account, side: 'supplier' as const, companyId: null, cartId: null, storeId } }
  await makeRecall(deps, caller, {
    article: skuId,
    lots: [LOT],
    reason: 'In einer Probe wurde ein Fremdkörper aus Kunststoff gefunden.',
    advice: 'Ware nicht ausgeben, Karton zur Seite stellen; wir holen sie ab und schreiben sie gut.',
    since: new Date(deps.clock.now().getTime() - RECALLED_MS).toISOString().slice(0, 10),
  })
  // The demo mails nobody.
  await inTransaction(deps.db, (tx) => takeUnmailed(tx, 1000))
}
