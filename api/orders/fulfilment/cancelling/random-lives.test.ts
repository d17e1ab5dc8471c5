import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { brokenInvariants, countGoods } from '../../../../test/invariants/invariants.ts'
import { createPaid } from '../../../../test/orders/claims.ts'
import { isLong } from '../../../../test/runner/long.ts'
import { approveRun } from '../../../payouts/approve-run.ts'
import { setBankAccount } from '../../../payouts/bank-accounts.ts'
import { proposeRun } from '../../../payouts/propose-run.ts'
import { inTransaction } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import { giveGoodwill } from '../money/give-goodwill.ts'
import { recordCapture } from '../money/record-capture.ts'
import { recordRefund } from '../money/record-refund.ts'

const SERIES = isLong ? 20 : 3
const LIVES = 10
const STEPS = 14

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

/** The same numbers for the same seed. */
function drawsOf(seed: number) {
  let state = seed * 2_654_435_761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0
    return state % below
  }
}
type Draw = ReturnType<typeof drawsOf>
type Life = Awaited<ReturnType<typeof createPaid>>

/** What can happen to a part of which not all has left, whoever does it; what is refused changes nothing. */
function eventsOf(life: Life, draw: Draw): (() => Promise<unknown>)[] {
  const lines = () => [{ productSkuId: life.goods.skuId, quantity: 1 + draw(4) }]
  const number = () => `${life.subOrderNumber}-C${1 + draw(2)}`
  const cancel = () => life.supply('CANCEL_LINES', { lines: lines(), cause: 'DAMAGED' })
  const ship = () => life.supply('SHIP', { carrier: 'DHL', lines: lines() })
  return [
    cancel,
    cancel,
    cancel,
    cancel,
    () => life.supply('CONFIRM'),
    () => life.supply('CONFIRM'),
    ship,
    ship,
    ship,
    () => life.supply('CANCEL_REST'),
    () => (draw(4) === 0 ? life.supply('REJECT') : life.act('CANCEL')),
    () => life.open({ quantity: 1 + draw(3) }),
    () => life.open({ quantity: 1 + draw(3) }),
    () => life.answer(number(), 1 + draw(3)),
    () => life.answer(number(), draw(2), draw(2)),
    () => life.send(number()),
    () => life.supply('ACCEPT_RETURN', { lines: lines() }),
    () => goodwill(life, 1 + draw(draw(2) === 0 ? 900 : 9000), draw(2) === 0 ? 'STORE' : 'MARKETPLACE'),
    () => capture(life),
    () => payBack(life),
  ]
}

/** Nothing stays open, one way or the other. */
async function end({ supply, part, goods }: Life, draw: Draw) {
  const { status, items } = await part()
  const open = items.reduce((sum, item) => sum + item.quantity - item.shippedQuantity - item.cancelledQuantity, 0)
  if (open === 0 || (status !== 'PLACED' && status !== 'CONFIRMED')) return
  const lines = [{ productSkuId: goods.skuId, quantity: open }]
  if (draw(2) === 0) return supply('CANCEL_LINES', { lines, cause: 'OTHER', reason: 'Wasserschaden' })
  if (status === 'PLACED') await supply('CONFIRM')
  return supply('SHIP', { carrier: 'DPD' })
}

async function goodwill(
  { orderId, buyer, goods: { storeId } }: Life,
  amountCents: number,
  borneBy: 'STORE' | 'MARKETPLACE',
) {
  const given = { amountCents, borneBy, reason: 'Kulanz', at: new Date(), language: 'de' } as const
  const key = { buyerId: buyer.id, orderId, storeId }
  await inTransaction(app.db, (tx) => giveGoodwill(tx, { deps: app.deps, key, ...given }))
}

async function payBack({ orderId, buyer }: Life) {
  const [refund] = await app.db<{ refundId: string; amountCents: number }[]>`
    select id as refund_id, amount_cents from refund
    where order_id = ${orderId} and paid_back_at is null and is_owed limit 1`
  const paid = { deps: app.deps, buyerId: buyer.id, orderId, at: new Date(), isByTransfer: true }
  if (refund) await inTransaction(app.db, (tx) => recordRefund(tx, { ...paid, ...refund }))
}

async function capture({ orderId, buyer }: Life) {
  const [part] = await app.db<{ captureId: string }[]>`
    select capture_id from sub_order where order_id = ${orderId} and capture_id is not null`
  const captured = { deps: app.deps, buyerId: buyer.id, orderId, isByTransfer: true, at: new Date() }
  if (part) await inTransaction(app.db, (tx) => recordCapture(tx, { ...captured, ...part }))
}

// What was ordered, less what was given back, is what came in and stayed, and what the documents are about.
const moneyApart = () => app.db<{ number: string }[]>`
  select s.sub_order_number as number from sub_order s
  join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
  cross join lateral (select coalesce(sum(e.amount_cents), 0) as owed from ledger_booking b
    join ledger_entry e on e.booking_id = b.id and e.account = 'BUYER'
    where b.buyer_id = o.buyer_id and b.order_id = o.id) books
  where books.owed <> 0 and not exists (select from refund r where r.buyer_id = o.buyer_id and r.order_id = o.id and r.is_owed
    and r.paid_back_at is null)`

const creditedBeyond = () => app.db<{ number: string }[]>`
  select s.sub_order_number as number from sub_order s join document d
    on d.buyer_id = s.buyer_id and d.order_id = s.order_id and d.store_id = s.store_id
  where d.type <> 'DELIVERY_NOTE' group by 1
  having sum((d.content -> 'totals' ->> 'gross')::bigint * case d.type when 'INVOICE' then 1 else -1 end) < 0`

const statementsApart = () => app.db<{ number: string }[]>`
  select o.number from payout o where o.amount_cents <> (
    select -sum(e.amount_cents) from payout_entry p
    join ledger_entry e on e.booking_id = p.booking_id and e.position = p.position
    where p.store_id = o.store_id and p.payout_id = o.id)`

test(`${SERIES * LIVES} lives of orders whose stores cancel pieces keep goods, money, documents, ledger and statements`, async () => {
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  for (let series = 0; series < SERIES; series++) {
    const draw = drawsOf(7000 + series)
    const lives: Life[] = []
    for (let n = 0; n < LIVES; n++)
      lives.push(
        await createPaid(app, {
          commissionBp: draw(2) * 1200,
          paymentStatus: draw(2) === 0 ? 'AUTHORIZED' : 'PAID',
          depositCents: draw(2) * 25,
          priceCents: [1000, 333, 1][draw(3)]!,
          isWithCoupon: draw(2) === 0,
        }),
      )
    const start = await countGoods(app.db)
    for (const life of lives) {
      const events = eventsOf(life, draw)
      for (let step = 0; step < STEPS; step++) {
        const happens = draw(events.length)
        await events[happens]!().then(
          () => count(happens < 4 ? 'cancelled' : 'done'),
          (error: { code?: string }) => {
            if (!error.code) throw error
            count(error.code)
          },
        )
      }
      await end(life, draw)
      await capture(life)
      for (let refund = 0; refund < STEPS; refund++) await payBack(life)
      const { storeId } = life.goods
      await setBankAccount(app.deps, { storeId, iban: 'DE40987654329876543210', holder: 'Tidemar' })
    }
    expect([series, ...(await brokenInvariants(app.db, start))]).toEqual([series])
    expect([series, ...(await moneyApart())]).toEqual([series])
    expect([series, ...(await creditedBeyond())]).toEqual([series])
  }
  await app.db`update sub_order set status_at = now() - interval '30 days'`
  await proposeRun(app.deps, { by: newId(), reason: null })
  await approveRun(app.deps, { by: newId(), reason: null })
  expect([...(await statementsApart())]).toEqual([])
  expect(counts.get('cancelled')).toBeGreaterThan(SERIES * LIVES)
}, 300_000)
