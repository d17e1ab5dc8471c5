import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as booksApi from '../../contract/books/books.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as emptiesApi from '../../contract/orders/empties.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { paymentMethodCodes, type PaymentMethodCode } from '../../contract/payment-methods.ts'
import { createBuyer } from '../../test/builders.ts'
import { brokenCommission } from '../../test/invariants/commission-invariants.ts'
import { documentsApart } from '../../test/invariants/settled-orders.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { moveAllMoney } from '../../test/orders/move-all-money.ts'
import { grantEverywhere, payInvoices, statusesApart } from '../../test/orders/net-terms.ts'
import { brokenMoney, createPayingApp, outcomeOf, paymentIdOf, type PayingApp } from '../../test/orders/paying.ts'
import { exactSums } from '../../test/random-carts/exact-sum.ts'
import { fillCart } from '../../test/random-carts/fill-cart.ts'
import { anyCart, type RandomCart } from '../../test/random-carts/random-cart.ts'
import { createSaleBuyer, createWorld, draw, exactCart, type World } from '../../test/random-carts/world.ts'
import { booksSettings } from '../../test/trade/books.ts'
import { filesHold } from '../../test/trade/books-files.ts'
import { writeCommissionRate } from '../ledger/commission-rates.ts'
import { changeSubOrder } from '../orders/fulfilment/change-sub-order.ts'
import { recordPayment } from '../orders/fulfilment/money/record-payment.ts'
import type { Change } from '../orders/fulfilment/change.ts'
import { inTransaction } from '../platform/db.ts'
import { isLong } from '../../test/runner/long.ts'

const ORDERS = isLong ? 300 : 45
const SEED = 18_020

/** What becomes of a part of an order: how its goods leave, and which share of them comes back in each return. */
const anyPart = fc.record({
  end: fc.constantFrom(
    'REJECT',
    'SHIP',
    'SHIP',
    'IN_PARCELS',
    'IN_PARCELS',
    'CANCEL_REST',
    'CANCEL_LINES',
    'CANCEL_LINES',
  ),
  /** Of CANCEL_LINES: which share of each line is cancelled before the first parcel, and of what is open after it. */
  cancelled: fc.tuple(fc.constantFrom(10, 34, 50, 90, 100), fc.constantFrom(0, 30, 100)),
  returns: fc.constantFrom([], [], [3], [100], [10, 50]),
  isEmptiesBack: fc.boolean(),
})
const anyLife = fc.record({
  cart: anyCart,
  /** Of net terms: the invoices are paid before anything comes back. */
  isPaidEarly: fc.boolean(),
  isCancelled: fc.constantFrom(true, ...Array.from({ length: 11 }, () => false)),
  parts: fc.array(anyPart, { minLength: 8, maxLength: 8 }),
})
type Life = typeof anyLife extends fc.Arbitrary<infer Value> ? Value : never
type Part = Life['parts'][number]

let app: PayingApp
let world: World
const suppliers = new Map<string, { token: string }>()
beforeAll(async () => {
  app = await createPayingApp()
  world = await createWorld(app, SEED)
  for (const [place, { id }] of world.stores.entries()) {
    const supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId: id })
    suppliers.set(id, supplier)
    // Every second store books what goes with the goods to accounts of its own.
    const own = place % 2 === 0 ? { deposit: '8540', shipping: '8550', setup: '8560' } : {}
    await app.request(booksApi.writeSettings, { ...booksSettings, ...own }, supplier)
    await writeCommissionRate(app.db, {
      storeId: id,
      category: null,
      rateBp: 777 * (place % 3),
      validFrom: '2020-01-01',
    })
  }
  await app.db`update store set legal = legal || '{"isSmallBusiness": true}' where id = ${world.stores[7]!.id}`
})
afterAll(() => app.close())

const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

test(`german-trade § 10, ${ORDERS} random orders: documents, order, ledger, commission and DATEV agree to the cent`, async () => {
  const goods = await countGoods(app.db)
  const lives = draw(anyLife, 2 * ORDERS, SEED).entries()
  let ordered = 0
  const work = async () => {
    for (const [number, life] of lives) {
      if (ordered >= ORDERS) return
      const isOrdered = await follow(life).catch((error: Error) => {
        throw new Error(`Seed ${SEED}, order ${number}: ${error.message}`, { cause: error })
      })
      if (isOrdered) ordered++
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  await moveAllMoney(app)
  const held = [
    ...(await brokenInvariants(app.db, goods)),
    ...(await brokenMoney(app)),
    ...(await documentsApart(app.db)),
  ]
  expect([SEED, ...held]).toEqual([SEED])
  expect(await statusesApart(app.db)).toEqual([])
  for (const { id } of world.stores)
    for (const kind of await filesHold(app, { storeId: id, supplier: suppliers.get(id)! })) count(kind)
  expect(await brokenCommission(app.deps)).toEqual([])
  // Enough of each kind, or the proof proves nothing.
  const kinds = [...paymentMethodCodes, 'DOMESTIC', 'INTRA_COMMUNITY', 'EXPORT', 'SMALL_BUSINESS', 'boxes']
  for (const kind of [
    ...kinds,
    'coupon of STORE',
    'coupon of MARKETPLACE',
    'setup',
    'deposit',
    'parcels',
    'return',
    'empties',
    'rest',
    'REJECT',
    'cancelled',
    'all cancelled',
  ])
    expect(counts.get(kind), kind).toBeGreaterThanOrEqual(3)
}, 300_000)

/** From a cart to the last return; false where the cart is below a minimum. */
async function follow({ cart, isPaidEarly, isCancelled, parts }: Life): Promise<boolean> {
  const drawn: RandomCart = { ...cart, lines: cart.lines.slice(0, 2) }
  const exact = exactCart(world, drawn)
  const buyer = await createSaleBuyer(app, drawn)
  await fillCart(app, world, { drawn, exact, buyer })
  const { byStore } = exactSums(exact)
  const selected = new Set(exact.lines.filter((line) => line.isSelected).map(({ store }) => store))
  if (selected.size === 0 || [...selected].some((store) => byStore.get(store)!.missing > 0n)) return false
  await grantEverywhere(app.db, buyer.id)
  const address = drawn.isNamed && { addressId: buyer.addressId }
  const methods = await app.request(checkoutApi.listPaymentMethods, {}, buyer)
  const possible = methods.filter(({ isAvailable }) => isAvailable).map(({ code }) => code)
  // Otherwise those that few countries offer come seldom.
  const code = possible.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0]!
  const { cart: shown } = await app.request(checkoutApi.readControl, { step: 'review', ...address }, buyer)
  if (shown!.checkoutSummary.grossTotal < 1) return false
  const orderId = await order(buyer, code, { ...address, cartVersion: shown!.version })
  count(code)
  if (drawn.coupon !== null) count(`coupon of ${world.coupons[drawn.coupon]!.borneBy}`)
  if (isCancelled && code === 'BANK_TRANSFER') {
    const storeId = [...selected][0]!
    await app.request(ordersApi.act, { id: orderId, storeId, action: 'CANCEL' }, { ...buyer, headers: newKey() })
    return true
  }
  if (code === 'BANK_TRANSFER')
    await inTransaction(app.db, (tx) =>
      recordPayment(tx, {
        deps: app.deps,
        buyerId: buyer.id,
        orderId,
        paymentStatus: 'PAID',
        at: app.deps.clock.now(),
      }),
    )
  for (const [place, storeId] of [...selected].entries())
    await supply({ buyer, orderId, storeId, isPaidEarly }, parts[place]!)
  return true
}

type Buyer = Awaited<ReturnType<typeof createSaleBuyer>>

async function order(buyer: Buyer, code: PaymentMethodCode, input: { addressId?: string; cartVersion: number }) {
  const pay = { paymentMethodCode: code, termsAccepted: true as const, ...input }
  const { checkoutId, orderId } = await app.request(checkoutApi.pay, pay, buyer)
  if (code === 'BANK_TRANSFER' || code === 'NET_TERMS') return orderId!
  const end = code === 'KLARNA_PAY_LATER' ? 'authorized' : 'paid'
  await app.provider.control.complete(await paymentIdOf(app, checkoutId), end)
  return (await outcomeOf(app, buyer, checkoutId)).orderId!
}

type Delivery = { buyer: Buyer; orderId: string; storeId: string; isPaidEarly: boolean }
type Pieces = 'quantity' | 'shippedQuantity' | 'cancelledQuantity' | 'returnedQuantity'
type Line = { skuId: string } & Record<Pieces, number>

const findLines = ({ buyer, orderId, storeId }: Delivery) => app.db<Line[]>`
  select sku_id, quantity, shipped_quantity, cancelled_quantity, returned_quantity from order_line
  where buyer_id = ${buyer.id} and order_id = ${orderId} and store_id = ${storeId}`

async function supply(delivery: Delivery, { end, cancelled, returns, isEmptiesBack }: Part) {
  const { buyer, orderId, storeId } = delivery
  const key = { buyerId: buyer.id, orderId, storeId }
  const step = (input: Change['input']) =>
    inTransaction(app.db, (tx) => changeSubOrder(tx, { deps: app.deps, key, actor: 'STORE', language: 'de', input }))
  if (end === 'REJECT') {
    count(end)
    return step({ action: end })
  }
  /** Cancels this percentage of each line's open pieces; false where nothing stays open. */
  const cancel = async (share: number) => {
    const open = (await findLines(delivery))
      .map((line) => ({ skuId: line.skuId, pieces: line.quantity - line.shippedQuantity - line.cancelledQuantity }))
      .map(({ skuId, pieces }) => ({ skuId, pieces, quantity: Math.floor((pieces * share) / 100) }))
    const lines = open.filter(({ quantity }) => quantity > 0)
    if (lines.length === 0) return true
    count('cancelled')
    await step({ action: 'CANCEL_LINES', cause: 'DAMAGED', lines })
    return open.some(({ pieces, quantity }) => quantity < pieces)
  }
  const [before, after] = end === 'CANCEL_LINES' ? cancelled : [0, 0]
  if (before > 0 && !(await cancel(before))) return count('all cancelled')
  await step({ action: 'CONFIRM' })
  const lines = await findLines(delivery)
  const half = lines.map(({ skuId, quantity, cancelledQuantity }) => {
    return { skuId, quantity: Math.floor((quantity - cancelledQuantity) / 2) }
  })
  const first = half.filter(({ quantity }) => quantity > 0)
  const isInParcels = end !== 'SHIP' && first.length > 0
  if (isInParcels) await step({ action: 'SHIP', carrier: 'DHL', lines: first })
  if (after > 0 && !(await cancel(after))) return count('all cancelled')
  const isRestCancelled = isInParcels && end === 'CANCEL_REST'
  if (isInParcels) count(isRestCancelled ? 'rest' : 'parcels')
  await step(isRestCancelled ? { action: 'CANCEL_REST' } : { action: 'SHIP', carrier: 'DHL' })
  if (delivery.isPaidEarly) await payInvoices(app, orderId)
  if (isEmptiesBack) await giveEmptiesBack(delivery)
  for (const share of returns) {
    const left = (await findLines(delivery))
      .map((line) => ({ skuId: line.skuId, quantity: line.shippedQuantity - line.returnedQuantity }))
      .map(({ skuId, quantity }) => ({ skuId, quantity: Math.ceil((quantity * share) / 100) }))
      .filter(({ quantity }) => quantity > 0)
    if (left.length === 0) return
    await step({ action: 'ACCEPT_RETURN', lines: left })
    count('return')
  }
}

/** Half of what the buyer holds, but of boxes, as that would be a supply of the buyer's (German trade, section 5.5). */
async function giveEmptiesBack({ buyer, storeId }: Delivery) {
  const { partners } = await app.request(emptiesApi.list, {}, buyer)
  const held = partners.find(({ partnerId }) => partnerId === storeId)?.items ?? []
  const lines = held
    .map(({ code, pieces }) => ({ code, pieces: Math.min(100_000, Math.floor(pieces / 2)) }))
    .filter(({ code, pieces }) => pieces > 0 && code !== 'E2_BOX')
  if (held.some(({ code }) => code === 'E2_BOX')) count('boxes')
  if (lines.length === 0) return
  const caller = { ...suppliers.get(storeId)!, headers: newKey() }
  await app.request(emptiesApi.takeBack, { companyId: buyer.id, lines }, caller)
  count('empties')
}
