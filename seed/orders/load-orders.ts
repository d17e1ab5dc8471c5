import { lineOf } from '../../api/cart/put-in-cart.ts'
import { evaluateCart } from '../../api/cart/evaluate-cart.ts'
import { saveCart } from '../../api/cart/change-cart.ts'
import { lockCartForWrite, readCartProducts, readCartState } from '../../api/cart/queries.ts'
import { cancelUnpaid } from '../../api/orders/fulfilment/cancel-unpaid.ts'
import type { Change } from '../../api/orders/fulfilment/change.ts'
import { changeSubOrder } from '../../api/orders/fulfilment/change-sub-order.ts'
import type { OrderKey } from '../../api/orders/fulfilment/lock-order.ts'
import { recordPayment } from '../../api/orders/fulfilment/money/record-payment.ts'
import { recordRefund } from '../../api/orders/fulfilment/money/record-refund.ts'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { demoBuyers } from '../buyers/load-buyers.ts'
import { demoHouses, houseName } from '../buyers/demo-houses.ts'
import { hashed } from '../goods/article-hash.ts'
import { orderCart } from './order-cart.ts'
import { chooseGoods, readStoreGoods, type Chosen, type StoreGoods } from './order-products.ts'
import { planOpenOrders } from './plan-open-orders.ts'
import { lifeOf, planOrders, type LifeStep, type PlannedOrder } from './plan-orders.ts'

/**
 * About three hundred orders of the last six months in every state, ordered out of carts and moved on by the steps that
 * people and time take, each at its moment; so sums, stock, numbers and documents are those of a real shop. Nobody is
 * told by mail. All of them, or every so many-th, or none; where there are some nothing happens.
 */
export async function loadOrders(deps: Deps, baseDate: Date, every = 1): Promise<void> {
  const [existing] = await deps.db`select 1 from orders limit 1`
  if (existing) return
  await inTransaction(deps.db, async (tx) => {
    const load = { tx, deps, baseDate, buyerIds: await findBuyers(tx), moments: [] }
    const houses = demoHouses.map(([company]) => houseName(company))
    const stores = await readStoreGoods(tx)
    for (const order of planOrders(demoBuyers, houses, baseDate).filter((_, i) => i % every === 0)) {
      const chosen = chooseGoods(stores, order.key, order.stores)
      if (chosen.length > 0 && load.buyerIds.has(order.buyer)) planLife(load, order, chosen)
    }
    // Who tries a part of the demo tries no workplace.
    if (every === 1) await planOpen(load, stores, houses)
    await passThrough(load)
  })
}

type Load = { tx: Tx; deps: Deps; baseDate: Date; buyerIds: Map<string, string>; moments: Moment[] }
/** Deps as they are at a moment of the past: its clock, and nobody to be told. */
type Moment = { at: number; happens: (then: Deps) => Promise<void> }

async function passThrough({ deps, baseDate, moments }: Load) {
  for (const { at, happens } of moments.toSorted((a, b) => a.at - b.at)) {
    if (at > baseDate.getTime()) return
    await happens({ ...deps, clock: { now: () => new Date(at) }, jobs: silentJobs(deps.jobs) })
  }
}

function planLife(load: Load, order: PlannedOrder, chosen: Chosen[]) {
  const { tx, moments } = load
  const buyerId = load.buyerIds.get(order.buyer)!
  let key: OrderKey
  const when = (at: Date, happens: Moment['happens']) => moments.push({ at: at.getTime(), happens })
  when(order.placedAt, async (then) => {
    key = { buyerId, orderId: await place(tx, then, { order, buyerId, chosen }) }
  })
  const end = order.isCancelledUnpaid ? 'CANCELLED' : 'NOT_PAID'
  const endsAt = new Date(order.placedAt.getTime() + (order.isCancelledUnpaid ? 5 : 7 * 24) * 3_600_000)
  if (!order.paidAt)
    return when(endsAt, async (then) => {
      await cancelUnpaid(tx, { deps: then, ...key, reason: end, at: endsAt })
    })
  const at = order.paidAt
  when(at, async (then) => {
    await recordPayment(tx, { deps: then, ...key, paymentStatus: 'PAID', at, by: 'TRESEN' })
  })
  for (const [i, { storeId, lines }] of chosen.entries())
    for (const step of lifeOf(`${order.key} ${i}`, at, lines))
      when(step.at, (then) => takeStep(tx, then, { ...step, key: { ...key, storeId } }))
}

/** What waits for the stores of the demo's suppliers. */
async function planOpen(load: Load, stores: StoreGoods[], buyers: string[]) {
  const { tx, moments, baseDate } = load
  const rows = await tx<{ storeId: string }[]>`
    select m.store_id from membership m join account a on a.id = m.account_id
    where m.store_id is not null and a.email like '%@demo.tresen.example' order by a.email`
  const storeIds = rows.map(({ storeId }) => storeId)
  for (const open of planOpenOrders(
    storeIds,
    buyers.filter((buyer) => load.buyerIds.has(buyer)),
    baseDate,
  )) {
    const goods = stores.filter(({ storeId }) => storeId === open.storeId)
    const chosen = chooseGoods(goods, open.key, 1)
    if (chosen.length === 0) continue
    const buyerId = load.buyerIds.get(open.buyer)!
    const order = { key: open.key, buyer: open.buyer, placedAt: open.paidAt, paidAt: open.paidAt, isCancelledUnpaid: false, stores: 1 } // prettier-ignore
    let key: OrderKey
    const when = (at: Date, happens: Moment['happens']) => moments.push({ at: at.getTime(), happens })
    when(open.paidAt, async (then) => {
      key = { buyerId, orderId: await place(tx, then, { order, buyerId, chosen }) }
      await recordPayment(tx, { deps: then, ...key, paymentStatus: 'PAID', at: open.paidAt, by: 'TRESEN' })
    })
    for (const step of open.steps(chosen[0]!.lines))
      when(step.at, (then) => takeStep(tx, then, { ...step, key: { ...key, storeId: open.storeId } }))
  }
}

type Ordering = {
  order: Pick<PlannedOrder, 'key'>
  buyerId: string
  chosen: Chosen[]
  paymentMethodCode?: 'NET_TERMS'
}

/** Returns the id of the order. */
export async function place(tx: Tx, deps: Deps, { order, buyerId, chosen, ...method }: Ordering): Promise<string> {
  const now = deps.clock.now()
  const cartVersion = await fillCart(tx, deps, { order, buyerId, chosen })
  const draw = hashed(order.key, 'number', 4)
  return orderCart(tx, deps, {
    buyerId,
    cartVersion,
    ...method,
    ...(draw === 0 && { purchaseOrderNumber: `EK-${now.getFullYear()}-${100 + hashed(order.key, 'own number', 900)}` }),
    ...(draw === 1 && { note: 'Anlieferung bitte bis 11 Uhr über den Hof.' }),
  })
}

/** Puts the goods into the cart of the buyer, who has none in it; returns the version of the cart. */
export async function fillCart(tx: Tx, deps: Deps, { order, buyerId, chosen }: Ordering): Promise<number> {
  const now = deps.clock.now()
  const cart = { buyerId, cartId: buyerId }
  await lockCartForWrite(tx, buyerId)
  const isFirst = (await readCartState(tx, cart)).version === 1
  if (isFirst && hashed(order.key, 'coupon', 3) === 0)
    await tx`update cart set coupon_code = 'WILLKOMMEN10' where buyer_id = ${buyerId}`
  const before = await readCartState(tx, cart)
  const wishes = new Map(chosen.flatMap(({ lines }) => lines).map(({ skuId, quantity }) => [skuId, quantity]))
  const products = await readCartProducts(tx, cart, [...wishes.keys()])
  const lines = products.map((product) => {
    const quantity = wishes.get(product.skuId)!
    return lineOf({ product, design: null, quantity, language: 'de', old: undefined, addedAt: now })
  })
  const after = evaluateCart({ ...before, lines }, now)
  await saveCart(tx, buyerId, { before, after })
  return after.version
}

async function takeStep(tx: Tx, deps: Deps, { key, action, actor, wish }: LifeStep & { key: Change['key'] }) {
  if (action === 'PAY_BACK') await payBack(tx, deps, key)
  else await changeSubOrder(tx, { deps, key, actor, input: { ...wish, action }, language: 'de' })
}

/** The refunds of a delivery that are on their way have arrived. */
export async function payBack(tx: Tx, deps: Deps, key: Change['key']) {
  const refunds = await tx<{ refundId: string; amountCents: number }[]>`
    select id as refund_id, amount_cents from refund
    where buyer_id = ${key.buyerId} and order_id = ${key.orderId} and store_id = ${key.storeId}
      and paid_back_at is null`
  for (const refund of refunds)
    await recordRefund(tx, { deps, ...key, ...refund, at: deps.clock.now(), isByTransfer: true })
}

async function findBuyers(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx<{ name: string; id: string }[]>`
    select split_part(email, '@', 1) as name, id from account
    where role = 'BUYER' and email like '%@demo.tresen.example'`
  return new Map(rows.map(({ name, id }) => [name, id]))
}
