import * as ordersApi from '../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import { createBuyer } from '../builders.ts'
import { outcomeOf, pay, paymentIdOf, type PayingApp } from './paying.ts'
import { createCustomer, createGoods, put } from '../shop.ts'

type Step = 'CONFIRM' | 'SHIP' | 'REJECT' | 'CANCEL_LINES' | 'MARK_DELIVERED' | 'ACCEPT_RETURN'
type Options = { stores?: number; method?: 'CREDIT_CARD' | 'KLARNA_PAY_LATER' }

/** An order of goods of so many stores, paid at the provider; a step of the n-th store is one call. */
export async function createPaidOrder(app: PayingApp, { stores = 1, method = 'CREDIT_CARD' }: Options = {}) {
  const buyer = await createCustomer(app)
  const goods = await Promise.all(Array.from({ length: stores }, () => createGoods(app)))
  const suppliers = await Promise.all(goods.map(({ storeId }) => createBuyer(app.db, { role: 'SUPPLIER', storeId })))
  for (const { skuId } of goods) await put(app, buyer, skuId)
  const { checkoutId } = await pay(app, buyer, { paymentMethodCode: method, cartVersion: stores })
  const paymentId = await paymentIdOf(app, checkoutId)
  await app.provider.control.complete(paymentId, method === 'CREDIT_CARD' ? 'paid' : 'authorized')
  const ordered = await outcomeOf(app, buyer, checkoutId)
  const [orderId, orderNumber] = [ordered.orderId!, ordered.orderNumber!]
  const read = () => app.request(ordersApi.read, { id: orderId }, buyer)
  const { stores: parts } = await read()
  const numberOf = (nth: number) => parts.find(({ storeId }) => storeId === goods[nth]!.storeId)!.subOrderNumber
  return {
    buyer,
    goods,
    suppliers,
    checkoutId,
    paymentId,
    orderId,
    orderNumber,
    numberOf,
    read,
    step: async (nth: number, action: Step, params: object = {}) => {
      const parcel = action === 'SHIP' && { carrier: 'DHL', trackingNumber: '1' }
      const all = action === 'ACCEPT_RETURN' && { lines: [{ productSkuId: goods[nth]!.skuId, quantity: 6 }] }
      const input = { subOrderNumber: numberOf(nth), action, ...parcel, ...all, ...params }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      await app.request(supplierOrdersApi.act, input, { ...suppliers[nth]!, headers })
    },
    cancel: (nth: number) =>
      app.request(ordersApi.act, { id: orderId, storeId: goods[nth]!.storeId, action: 'CANCEL' }, buyer),
    paymentStatus: async () => (await read()).order.paymentStatus,
    /** What the timeline of the n-th store says, newest last. */
    timeline: async (nth: number) =>
      (await read()).stores
        .find(({ storeId }) => storeId === goods[nth]!.storeId)!
        .timeline.map(({ statusText }) => statusText),
    ledger: () =>
      app.provider
        .ledger()
        .filter((entry) => entry.paymentId === paymentId && ['capture', 'refund', 'release'].includes(entry.kind))
        .map(({ kind, amount }) => `${kind} ${amount?.value}`),
  }
}
