import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { createClaimable } from '../../test/orders/claims.ts'
import { recordCapture } from '../orders/fulfilment/money/record-capture.ts'
import { recordRefund } from '../orders/fulfilment/money/record-refund.ts'
import { approveRun } from '../payouts/approve-run.ts'
import { setBankAccount } from '../payouts/bank-accounts.ts'
import { proposeRun } from '../payouts/propose-run.ts'
import { inTransaction } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { closeDueClaims } from './due-claims.ts'
import { eachNth } from '../../test/runner/long.ts'

const LIVES = 12
const STEPS = 16

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

type Life = Awaited<ReturnType<typeof createClaimable>>

/** Everything that can happen to a delivery, whoever does it; what is refused changes nothing. */
function eventsOf(life: Life, draw: (below: number) => number): (() => Promise<unknown>)[] {
  const { skuId, storeId } = life.goods
  const lines = () => [{ productSkuId: skuId, quantity: 1 + draw(5) }]
  const number = () => `${life.subOrderNumber}-C${1 + draw(3)}`
  const age = (table: 'claim' | 'sub_order') =>
    table === 'claim'
      ? app.db`update claim set due_at = now() - interval '1 minute' where order_id = ${life.orderId} and due_at is not null`
      : app.db`update sub_order set status_at = now() - interval '8 days' where order_id = ${life.orderId}`
  return [
    () => life.open({ quantity: 1 + draw(4) }),
    () => life.open({ quantity: 1 + draw(4) }),
    () => life.answer(number(), draw(4), draw(2)),
    () => life.answer(number(), draw(4)),
    () => life.answer(number(), 0, 1 + draw(3)),
    () => life.send(number()),
    () => life.asStore(number(), 'REFUND_INSTEAD'),
    () => life.asStore(number(), 'ASK', { words: 'Foto?' }),
    () => life.asBuyer(number(), 'REPLY', { words: 'Hier' }),
    () => life.asBuyer(number(), 'CONTEST', { words: 'Nein' }),
    () => life.asBuyer(number(), 'ACCEPT'),
    () => life.asBuyer(number(), 'WITHDRAW'),
    () => age('claim').then(() => closeDueClaims(app.deps)),
    () => life.act('REQUEST_RETURN', { lines: lines() }),
    () => life.supply('ACCEPT_RETURN'),
    () => life.supply('ACCEPT_RETURN', { lines: lines(), unsellable: draw(2) ? [skuId] : [] }),
    () => life.supply('DECLINE_RETURN', { reason: 'Frist' }),
    () => payBack(life),
    () => payBack(life),
    () => age('sub_order').then(() => proposeRun(app.deps, { by: newId(), reason: null })),
    () => approveRun(app.deps, { by: newId(), reason: null }),
    () => setBankAccount(app.deps, { storeId, iban: 'DE40987654329876543210', holder: 'Tidemar' }),
  ]
}

/** The bank has sent one refund that is on its way. */
async function payBack({ orderId, buyer }: Life) {
  const [refund] = await app.db<{ refundId: string; amountCents: number }[]>`
    select id as refund_id, amount_cents from refund where order_id = ${orderId} and paid_back_at is null limit 1`
  const paid = { deps: app.deps, buyerId: buyer.id, orderId, at: new Date(), isByTransfer: true }
  if (refund) await inTransaction(app.db, (tx) => recordRefund(tx, { ...paid, ...refund }))
}

async function capture({ orderId, buyer }: Life) {
  const [part] = await app.db<
    [{ captureId: string | null }]
  >`select capture_id from sub_order where order_id = ${orderId}`
  const captured = { deps: app.deps, buyerId: buyer.id, orderId, isByTransfer: true, at: new Date() }
  if (part.captureId)
    await inTransaction(app.db, (tx) => recordCapture(tx, { ...captured, captureId: part.captureId! }))
}

const heldWhileClaimed = () => app.db<{ number: string }[]>`
  select c.number from claim c
  join ledger_booking b on b.buyer_id = c.buyer_id and b.order_id = c.order_id and b.store_id = c.store_id
  join payout_entry p on p.booking_id = b.id
  join payout o on o.store_id = p.store_id and o.id = p.payout_id join payout_run r on r.id = o.run_id
  where r.approved_at > c.created_at and not exists (
    select from claim_event e where e.buyer_id = c.buyer_id and e.claim_id = c.id
      and e.status in ('CLOSED', 'WITHDRAWN') and e.at <= r.approved_at)`

const statementsApart = () => app.db<{ number: string }[]>`
  select o.number from payout o where o.amount_cents <> (
    select -sum(e.amount_cents) from payout_entry p
    join ledger_entry e on e.booking_id = p.booking_id and e.position = p.position
    where p.store_id = o.store_id and p.payout_id = o.id)`

test.each(eachNth(3, [1, 2, 3]))(
  'lives of orders at random keep goods, money, documents and payouts, series %i',
  async (series) => {
    const counts = new Map<string, number>()
    for (let n = 0; n < LIVES; n++) {
      const seed = series * 1000 + n
      const draw = drawsOf(seed)
      const isAuthorised = draw(3) === 0
      const life = await createClaimable(app, {
        commissionBp: draw(2) * 1200,
        paymentStatus: isAuthorised ? 'AUTHORIZED' : 'PAID',
        depositCents: draw(2) * 25,
        priceCents: [1000, 333, 1][draw(3)]!,
        isWithCoupon: draw(2) === 0,
      })
      const start = await countGoods(app.db)
      if (isAuthorised) await capture(life)
      const events = eventsOf(life, draw)
      for (let step = 0; step < STEPS; step++) {
        const happens = draw(events.length)
        const outcome = await events[happens]!().then(
          () => 'done',
          (error: { code?: string }) => {
            if (!error.code) throw error
            return error.code
          },
        )
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      }
      expect([seed, ...(await brokenInvariants(app.db, start))]).toEqual([seed])
    }
    expect([...(await heldWhileClaimed())]).toEqual([])
    expect([...(await statementsApart())]).toEqual([])
    // Lives in which nothing happens would hold anything.
    expect(counts.get('done')).toBeGreaterThan(LIVES * 4)
  },
)
