import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/invariants/book-invariants.ts'
import { createCustomer, createGoods } from '../../../test/shop.ts'
import { orderGoods } from '../../../test/orders/order-life.ts'
import { createBuyer, createStore } from '../../../test/builders.ts'
import { newId } from '../../platform/ids.ts'
import type { DocumentContent } from '../documents/document-content.ts'
import { depositRefund } from './deposit-refund.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
const keyed = (token: string, key = newId()) => ({ token, headers: { 'idempotency-key': key } })
type Life = Awaited<ReturnType<typeof orderGoods>>

const beer = (crate = true) => ({
  priceCents: 2000,
  finalPriceCents: 2000,
  priceUnit: 20,
  countPerBox: 20,
  minimumQuantity: 20,
  taxRateBp: 1900,
  deposits: app.db.json([{ code: 'MEHRWEG_8', perPieces: 1 }, ...(crate ? [{ code: 'CRATE', perPieces: 20 }] : [])]),
})

async function delivered(buyer: Life['buyer'], goods: Life['goods'], quantity: number) {
  const life = await orderGoods(app, { buyer, goods, quantity })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
  return life
}

async function fortyBottles() {
  const buyer = await createCustomer(app)
  return delivered(buyer, await createGoods(app, beer()), 40)
}

async function take(life: Life, pieces: Record<string, number>, key?: string) {
  const input = countOf(life, pieces)
  const { documents } = await app.request(emptiesApi.takeBack, input, keyed(life.store.token, key))
  const { companyId } = input
  return { documents, ...(await app.request(emptiesApi.readOfStore, { companyId }, life.store)) }
}
const refusal = (life: Life, pieces: Record<string, number>) =>
  app.refusal(emptiesApi.takeBack, countOf(life, pieces), keyed(life.store.token))
const countOf = ({ buyer }: Life, pieces: Record<string, number>) => ({
  companyId: buyer.id,
  lines: Object.entries(pieces).map(([code, count]) => ({ code, pieces: count })),
})
const heldOf = ({ items }: { items: { code: string; pieces: number }[] }) =>
  Object.fromEntries(items.map(({ code, pieces }) => [code, pieces]))

// German trade, section 5, acceptance.
test('german-trade § 5: 12 bottles and a crate that come back are credited with 2.46 net and 0.47 tax, and 28 and one are left', async () => {
  const life = await fortyBottles()
  const account = await take(life, { MEHRWEG_8: 12, CRATE: 1 })
  expect(heldOf(account)).toEqual({ MEHRWEG_8: 28, CRATE: 1 })
  expect(account).toMatchObject({ partnerName: 'Café Morgenrot', totalText: '€3.74', movements: { totalItems: 4 } })
  const [note] = await app.db<{ content: DocumentContent }[]>`
    select content from document where order_id = ${life.orderId} and type = 'CREDIT_NOTE'`
  expect(note!.content).toMatchObject({
    corrects: { number: expect.stringMatching(/^R/) },
    lines: [
      { kind: 'DEPOSIT', name: 'Bierflasche', quantity: -12, unitCents: 8, netCents: -96, rateBp: 1900 },
      { kind: 'DEPOSIT', name: 'Kasten', quantity: -1, unitCents: 150, netCents: -150, rateBp: 1900 },
    ],
    totals: { net: 0, deposit: -246, tax: -47, gross: -293 },
  })
  const own = await app.request(emptiesApi.read, { storeId: life.goods.storeId }, life.buyer)
  expect(heldOf(own)).toEqual({ MEHRWEG_8: 28, CRATE: 1 })
  expect(own.movements.items.map(({ kind, pieces, documentNumber }) => [kind, pieces, documentNumber?.[0]])).toEqual(
    expect.arrayContaining([
      ['RETURNED', -12, 'K'],
      ['RETURNED', -1, 'K'],
      ['DELIVERED', 40, 'R'],
      ['DELIVERED', 2, 'R'],
    ]),
  )
  const [books] = await app.db`
    select sum(e.amount_cents)::int as cents from ledger_booking b join ledger_entry e on e.booking_id = b.id
    where b.order_id = ${life.orderId} and b.kind = 'CREDIT_NOTE' and e.account = 'STORE'`
  expect(books).toEqual({ cents: 293 })
  expect(await life.jobs('refund')).toMatchObject([{ amountCents: 293, reason: 'EMPTIES' }])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('german-trade § 5: two bookings of the same return at once count as one', async () => {
  const life = await fortyBottles()
  const key = newId()
  const [first, second] = await Promise.all([take(life, { MEHRWEG_8: 12 }, key), take(life, { MEHRWEG_8: 12 }, key)])
  expect(first.documents).toEqual([expect.stringMatching(/^K/)])
  expect(second.documents).toEqual(first.documents)
  expect(heldOf(second)).toEqual({ MEHRWEG_8: 28, CRATE: 2 })
})

test('german-trade § 5: more than the store takes back is refused with what is on the account, as its terms have it', async () => {
  const life = await fortyBottles()
  expect(await refusal(life, { MEHRWEG_8: 49 })).toMatchObject({
    code: 'EMPTIES_BEYOND',
    message: expect.stringContaining('40 of Beer bottle'),
  })
  expect(heldOf(await take(life, { MEHRWEG_8: 48 }))).toMatchObject({ MEHRWEG_8: -8 })
  await app.request(emptiesApi.setTerms, { beyond: 'REFUSE' }, { token: life.store.token })
  expect(await refusal(life, { CRATE: 3 })).toMatchObject({ code: 'EMPTIES_BEYOND' })
  await app.request(emptiesApi.setTerms, { beyond: 'ALLOW' }, { token: life.store.token })
  expect(heldOf(await take(life, { CRATE: 5 }))).toMatchObject({ CRATE: -3 })
  // Of an order never more goes back than it cost.
  expect(await refusal(life, { CRATE: 1000 })).toMatchObject({ code: 'REFUND_TOO_HIGH' })
  expect(await refusal(life, { KEG: 1 })).toMatchObject({ code: 'EMPTIES_BEYOND' })
})

test('what comes back of two orders is credited to each, the older one first', async () => {
  const first = await fortyBottles()
  const second = await delivered(first.buyer, first.goods, 20)
  expect(heldOf(await take(first, { MEHRWEG_8: 50 }))).toEqual({ MEHRWEG_8: 10, CRATE: 3 })
  const notes = await app.db`
    select order_id, (content -> 'totals' ->> 'deposit')::int as cents from document
    where type = 'CREDIT_NOTE' and order_id in (${first.orderId}, ${second.orderId}) order by number`
  expect(notes).toEqual([
    { orderId: first.orderId, cents: -320 },
    { orderId: second.orderId, cents: -80 },
  ])
})

test('goods that come back full leave the account with their credit note', async () => {
  const life = await fortyBottles()
  await life.supply('MARK_DELIVERED')
  await life.act('REQUEST_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 20 }], reason: 'Sauer' })
  await life.supply('ACCEPT_RETURN')
  const account = await app.request(emptiesApi.read, { storeId: life.goods.storeId }, life.buyer)
  expect(heldOf(account)).toEqual({ MEHRWEG_8: 20, CRATE: 1 })
  expect(heldOf(await take(life, { MEHRWEG_8: 20, CRATE: 1 }))).toEqual({ MEHRWEG_8: 0, CRATE: 0 })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a count is put right with a reason, by the store alone, and no movement ever changes', async () => {
  const life = await fortyBottles()
  const correction = { companyId: life.buyer.id, code: 'CRATE', pieces: -1, reason: '=Zerbrochen' }
  expect(heldOf(await app.request(emptiesApi.correct, correction, keyed(life.store.token)))).toMatchObject({ CRATE: 1 })
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  expect(await app.refusal(emptiesApi.correct, correction, keyed(rival.token))).toMatchObject({ status: 404 })
  expect(await app.refusal(emptiesApi.readOfStore, { companyId: life.buyer.id }, rival)).toMatchObject({ status: 404 })
  await expect(app.db`update empties_movement set pieces = 1`).rejects.toThrow('stays as it was written')
  await expect(app.db`delete from empties_movement`).rejects.toThrow('stays as it was written')
  const file = await app.request(emptiesApi.readCsv, { storeId: life.goods.storeId }, life.buyer)
  const rows = (await file.text()).split('\r\n')
  expect(rows[0]).toContain('Date;Movement;Item;Pieces')
  expect(rows[1]).toContain('Corrected;Crate;-1;1.50;-1.50;19;')
  expect(rows[1]).toContain("'=Zerbrochen")
  const { items } = await app.request(emptiesApi.listOfStore, {}, life.store)
  expect(items).toMatchObject([{ partnerId: life.buyer.id, totalText: '€4.70' }])
  const { partners } = await app.request(emptiesApi.list, {}, life.buyer)
  expect(partners).toMatchObject([{ partnerId: life.goods.storeId, items: [{ pieces: 40 }, { pieces: 1 }] }])
})

test('german-trade § 5: 500 returns of random counts bear the tax of one of all', () => {
  const rate = fc.constantFrom(1900, 700)
  const lot = fc.record({
    cents: fc.constantFrom(8, 15, 25, 150),
    pieces: fc.integer({ min: 1, max: 60 }),
    rateBp: rate,
  })
  const names = { orderId: 'o', code: 'c', nameDe: '', nameEn: '', isSupply: false }
  const returns = fc.sample(lot, 500).map((values) => ({ ...names, ...values }))
  const earlier: ReturnType<typeof depositRefund>[] = []
  for (const one of returns) earlier.push(depositRefund({ lots: [one], earlier, taxCase: 'DOMESTIC' }))
  const sum = (part: 'deposit' | 'tax' | 'gross') => earlier.reduce((cents, refund) => cents + refund[part], 0)
  const all = depositRefund({ lots: returns, earlier: [], taxCase: 'DOMESTIC' })
  expect({ deposit: sum('deposit'), tax: sum('tax'), gross: sum('gross') }).toEqual({
    deposit: all.deposit,
    tax: all.tax,
    gross: all.gross,
  })
})
