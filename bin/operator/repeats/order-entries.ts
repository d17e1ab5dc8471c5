import { reconcile } from '../../../api/payments/reconciliation/reconcile.ts'
import { createPaidOrder } from '../../../test/orders/paid-order.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import type { SupplierAction } from '../../../test/orders/order-life.ts'
import type { PayingApp } from '../../../test/orders/paying.ts'
import { reads, refused, same, type Entries, type Entry, type Shop } from './entry.ts'

/** A paid part of an order after these steps of its store. */
async function part({ app }: Shop, steps: SupplierAction[] = [], values: object = {}) {
  const order = await createOrderedGoods(app)
  await order.pay()
  for (const action of steps) await order.supply(action, action === 'SHIP' ? { carrier: 'DHL', ...values } : {})
  return order
}

const after =
  (...steps: SupplierAction[]): Entry['args'] =>
  async (shop) => [(await part(shop, steps)).subOrderNumber]

const versionOf = async (order: Awaited<ReturnType<typeof part>>) => ['--version', String((await order.part()).version)]

async function partlyShipped(shop: Shop) {
  const order = await part(shop, ['CONFIRM'])
  await order.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: order.goods.skuId, quantity: 6 }] })
  return [order.subOrderNumber]
}

async function toShip(shop: Shop) {
  const order = await part(shop, ['CONFIRM'])
  const parcel = ['--carrier', 'DHL', '--lines', `${order.goods.skuId}:6`]
  return [order.subOrderNumber, ...parcel, ...(await versionOf(order))]
}

async function toCancel(shop: Shop) {
  const order = await part(shop, ['CONFIRM'])
  const pieces = ['--lines', `${order.goods.skuId}:6`, '--cause', 'OUT_OF_STOCK']
  return [order.subOrderNumber, ...pieces, ...(await versionOf(order))]
}

async function delivered(shop: Shop) {
  const order = await part(shop, ['CONFIRM', 'SHIP', 'MARK_DELIVERED'])
  return [order.subOrderNumber, '--lines', `${order.goods.skuId}:6`, ...(await versionOf(order))]
}

async function returnRequested(shop: Shop) {
  const order = await part(shop, ['CONFIRM', 'SHIP', 'MARK_DELIVERED'])
  const lines = [{ productSkuId: order.goods.skuId, quantity: 6 }]
  await order.act('REQUEST_RETURN', { lines, reason: 'Zu viel' })
  return [order.subOrderNumber, '--reason', 'Zu spät', ...(await versionOf(order))]
}

/** A refund that the provider has refused. */
async function refusedMove({ app }: Shop) {
  const order = await createPaidOrder(app)
  app.provider.control.fault({ kind: 'settlement', times: 10 })
  await order.cancel(0)
  await app.moveMoney()
  app.provider.control.clearFaults()
  const [move] = await app.db<{ id: string }[]>`select id from payment_move where checkout_id = ${order.checkoutId}`
  return [move!.id]
}

async function chargedBack(app: PayingApp) {
  const order = await createPaidOrder(app)
  await app.provider.control.chargeBack(order.paymentId, 500)
  return order
}

async function difference({ app }: Shop) {
  const { orderNumber } = await chargedBack(app)
  await reconcile(app.deps)
  const [row] = await app.db<{ id: string }[]>`
    select id from payment_difference where order_number = ${orderNumber} and closed_at is null`
  return [row!.id, '--note', 'Gesehen']
}

/** A transfer that goes back by hand. */
async function dueRefund(shop: Shop) {
  const { orderId, act } = await part(shop)
  await act('CANCEL')
  const [refund] = await shop.app.db<{ id: string }[]>`select id from refund where order_id = ${orderId}`
  return [refund!.id]
}

export const orderEntries: Entries = {
  orders: {
    list: reads(),
    'mark-paid': same(async ({ app }) => [(await createOrderedGoods(app)).orderNumber]),
    confirm: refused(after()),
    reject: refused(after()),
    ship: refused(toShip),
    'cancel-rest': refused(partlyShipped),
    'cancel-lines': refused(toCancel),
    delivered: refused(after('CONFIRM', 'SHIP')),
    cancel: refused(after()),
    'accept-return': refused(delivered),
    'decline-return': refused(returnRequested),
  },
  payments: {
    chargebacks: reads(),
    transfers: reads(),
    'end-transfers': same(async ({ app }) => [(await createOrderedGoods(app)).buyer.email]),
    'due-refunds': reads(),
    moves: reads(),
    retry: refused(refusedMove),
    'by-transfer': refused(refusedMove),
    reconcile: same(async ({ app }) => {
      await chargedBack(app)
      return []
    }),
    differences: reads(),
    close: refused(difference),
    'mark-refunded': refused(dueRefund),
  },
}
