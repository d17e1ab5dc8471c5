import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../../contract/orders/empties.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { brokenInvariants, countGoods } from '../../../../test/invariants/invariants.ts'
import { createPaid } from '../../../../test/orders/claims.ts'
import { inTransaction } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import { giveGoodwill } from './give-goodwill.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Life = Awaited<ReturnType<typeof createPaid>>

function give({ orderId, buyer, goods: { storeId } }: Life, amountCents: number, borneBy: 'STORE' | 'MARKETPLACE') {
  const given = { amountCents, borneBy, reason: 'Kulanz', at: new Date(), language: 'de' } as const
  const key = { buyerId: buyer.id, orderId, storeId }
  return inTransaction(app.db, (tx) => giveGoodwill(tx, { deps: app.deps, key, ...given }))
}

/** What the store is owed for its goods, what the marketplace bears and what the buyer owes, if all that is to be paid back were. */
async function balanceOf({ orderId }: Life) {
  const [row] = await app.db<[{ store: number; marketplace: number; buyer: number }]>`
    with entry as (
      select e.account, e.amount_cents as cents, b.kind from ledger_booking b join ledger_entry e on e.booking_id = b.id
      where b.order_id = ${orderId})
    select coalesce(-sum(cents) filter (where account = 'STORE' and kind <> 'COMMISSION'), 0)::bigint as store,
      coalesce(sum(cents) filter (where account = 'ADJUSTMENT'), 0)::bigint as marketplace,
      (coalesce(sum(cents) filter (where account = 'BUYER'), 0) + (select coalesce(sum(amount_cents - set_off_cents), 0)
        from refund where order_id = ${orderId} and is_owed and paid_back_at is null))::bigint as buyer
    from entry`
  return row
}

const send = async (life: Life, quantity = 12) => {
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: life.goods.skuId, quantity }] })
}
const takeBack = (life: Life, quantity: number) =>
  life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity }] })

// 12 pieces at 10.00 EUR and 19 %: 142.80 EUR.
test.each([
  ['a part of the price', 1000],
  ['all of the price', 14_280],
])('of goods that all come back after goodwill of %s nobody has anything, whoever bore it', async (_, cents) => {
  for (const borneBy of ['STORE', 'MARKETPLACE'] as const) {
    const life = await createPaid(app)
    const start = await countGoods(app.db)
    await send(life)
    await give(life, cents, borneBy)
    expect(await balanceOf(life)).toMatchObject({ store: borneBy === 'STORE' ? 14_280 - cents : 14_280 })
    await takeBack(life, 6)
    await takeBack(life, 6)
    expect(await balanceOf(life)).toEqual({ store: 0, marketplace: 0, buyer: 0 })
    expect(await brokenInvariants(app.db, start)).toEqual([])
  }
})

test('the marketplace goes on bearing goodwill that the price of what stays holds', async () => {
  const life = await createPaid(app)
  await send(life)
  await give(life, 1000, 'MARKETPLACE')
  await takeBack(life, 6)
  expect(await balanceOf(life)).toEqual({ store: 7140, marketplace: 1000, buyer: 0 })
  // Of both together no more comes back than has been borne.
  await give(life, 500, 'STORE')
  await takeBack(life, 6)
  expect(await balanceOf(life)).toEqual({ store: 0, marketplace: 0, buyer: 0 })
})

test('a claim after goodwill takes nothing off what is still to leave', async () => {
  for (const borneBy of ['STORE', 'MARKETPLACE'] as const) {
    const life = await createPaid(app)
    const start = await countGoods(app.db)
    await send(life, 4)
    await give(life, 900, borneBy)
    await life.open({ quantity: 4 })
    await life.answer(`${life.subOrderNumber}-C1`, 4)
    // 47.60 EUR were invoiced: no more than that is credited.
    expect(await balanceOf(life)).toMatchObject({ store: 0, marketplace: 0 })
    await life.supply('CANCEL_REST')
    expect(await balanceOf(life)).toEqual({ store: 0, marketplace: 0, buyer: 0 })
    expect(await brokenInvariants(app.db, start)).toEqual([])
  }
})

test('empties after goodwill take nothing off what is still to leave', async () => {
  const life = await createPaid(app, { depositCents: 25 })
  const start = await countGoods(app.db)
  await send(life, 4)
  // 10.25 EUR a piece and 19 %: 48.79 EUR were invoiced.
  await give(life, 4879, 'STORE')
  const counted = { companyId: life.buyer.id, lines: [{ code: 'MEHRWEG_25', pieces: 4 }] }
  const options = { token: life.store.token, headers: { 'idempotency-key': newId() } }
  expect(await app.refusal(emptiesApi.takeBack, counted, options)).toMatchObject({ code: 'REFUND_TOO_HIGH' })
  await life.supply('CANCEL_REST')
  expect(await balanceOf(life)).toEqual({ store: 0, marketplace: 0, buyer: 0 })
  expect(await brokenInvariants(app.db, start)).toEqual([])
})
