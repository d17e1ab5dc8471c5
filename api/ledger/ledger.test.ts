import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { inTransaction } from '../platform/db.ts'
import { book } from './book.ts'
import { bookMissing } from './book-missing.ts'
import { writeCommissionRate } from './commission-rates.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }

/** What each account holds for an order, in cents. */
async function balances(orderId: string) {
  const rows = await app.db<{ account: string; cents: number }[]>`
    select e.account, sum(e.amount_cents)::bigint as cents from ledger_booking b
    join ledger_entry e on e.booking_id = b.id where b.order_id = ${orderId} group by 1 order by 1`
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

async function grossOf(orderId: string) {
  const [order] = await app.db<[{ cents: number }]>`select gross_cents as cents from orders where id = ${orderId}`
  return order.cents
}

test('a sale, its parcels, a return and the money back are one balanced booking each', async () => {
  const life = await createOrderedGoods(app, {
    product: { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 },
  })
  const { orderId, goods } = life
  await writeCommissionRate(app.db, { storeId: goods.storeId, category: null, rateBp: 1200, validFrom: '2020-01-01' })
  const gross = await grossOf(orderId)
  expect(await balances(orderId)).toEqual({})
  await life.pay()
  expect(await balances(orderId)).toEqual({ BUYER: -gross, PROVIDER: gross })
  await life.supply('CONFIRM')
  await life.supply('SHIP', { ...parcel, lines: [{ productSkuId: goods.skuId, quantity: 6 }] })
  // Half of the goods is invoiced with the parcel: 71.40 € of 142.80 €. 6 × 10.00 € at 12 % are 7.20 €, with 19 % tax 8.57 €.
  expect(await balances(orderId)).toEqual({
    BUYER: -7140,
    PROVIDER: gross,
    STORE: -7140 + 857,
    COMMISSION: -720,
    COMMISSION_TAX: -137,
  })
  await life.supply('SHIP', parcel)
  expect(await balances(orderId)).toMatchObject({
    BUYER: 0,
    STORE: -gross + 1714,
    COMMISSION: -1440,
    COMMISSION_TAX: -274,
  })
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: goods.skuId, quantity: 6 }] })
  expect(await balances(orderId)).toMatchObject({ BUYER: -7140, COMMISSION: -720, STORE: -gross + 7140 + 857 })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a rate of today changes nothing that has shipped before', async () => {
  const life = await createOrderedGoods(app, { product: { priceCents: 1000, finalPriceCents: 1000 } })
  const { storeId, skuId } = life.goods
  const rate = { storeId, category: null, validFrom: '2020-01-01' }
  await writeCommissionRate(app.db, { ...rate, rateBp: 1000 })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { ...parcel, lines: [{ productSkuId: skuId, quantity: 6 }] })
  await writeCommissionRate(app.db, { ...rate, rateBp: 5000 })
  await life.supply('SHIP', parcel)
  expect(await balances(life.orderId)).toMatchObject({ COMMISSION: -1200 })
})

test('a booking that does not add up is refused, and none is ever changed', async () => {
  const entries = [{ account: 'BANK', cents: 5 } as const, { account: 'ADJUSTMENT', cents: -4 } as const]
  const unbalanced = inTransaction(app.db, (tx) =>
    book(tx, { kind: 'ADJUSTMENT', reference: 'a', at: new Date(), entries }),
  )
  await expect(unbalanced).rejects.toThrow('does not add up')
  const life = await createOrderedGoods(app)
  await life.pay()
  await expect(app.db`update ledger_entry set amount_cents = 1`).rejects.toThrow('stays as it was written')
  await expect(app.db`delete from ledger_booking`).rejects.toThrow('stays as it was written')
  await expect(app.db`truncate ledger_entry cascade`).rejects.toThrow('stays as it was written')
})

test('what was never booked is booked from the records, once', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
  const before = await balances(life.orderId)
  await app.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`delete from ledger_entry`
    await tx`delete from ledger_booking`
    await tx`update sub_order set commission_cents = 0`
  })
  expect(await brokenBooks(app.db)).not.toEqual([])
  expect(await bookMissing(app.db)).toBeGreaterThan(0)
  expect(await bookMissing(app.db)).toBe(0)
  const after = await balances(life.orderId)
  expect(after).toMatchObject({ BUYER: before.BUYER })
  expect(await brokenBooks(app.db)).toEqual([])
})
