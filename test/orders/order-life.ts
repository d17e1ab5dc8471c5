import { recordPayment } from '../../api/orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { TestApp } from '../app.ts'
import { createBuyer } from '../builders.ts'
import { createCustomer, createGoods, order, put } from '../shop.ts'

type Goods = { skuId: string; storeId: string }
type ActionParams = Omit<InputOf<typeof supplierOrdersApi.act>, 'subOrderNumber' | 'action'>
export type SupplierAction = InputOf<typeof supplierOrdersApi.act>['action']

/** An order of one article in a store of its own, and everybody who may do something with it. */
export async function createOrderedGoods(app: TestApp, { quantity = 12, product = {} } = {}, account: object = {}) {
  const [buyer, goods] = [await createCustomer(app, { ...account }), await createGoods(app, product)]
  return orderGoods(app, { buyer, goods, quantity })
}

/** Makes a call one of its own. */
const newKey = () => ({ 'idempotency-key': newId() })

type Ordering = { buyer: Awaited<ReturnType<typeof createCustomer>>; goods: Goods; quantity?: number }

export async function orderGoods(app: TestApp, { buyer, goods, quantity = 12 }: Ordering) {
  const store = await createBuyer(app.db, { role: 'SUPPLIER', storeId: goods.storeId })
  const placed = await order(app, buyer, (await put(app, buyer, goods.skuId, quantity)).version)
  const [orderId, subOrderNumber] = [placed.orderId!, `${placed.orderNumber!}-1`]
  const read = () => app.request(ordersApi.read, { id: orderId }, buyer)
  return {
    buyer,
    goods,
    store,
    orderId,
    orderNumber: placed.orderNumber!,
    subOrderNumber,
    read,
    part: async () => (await read()).stores[0]!,
    pay: (paymentStatus: 'PAID' | 'AUTHORIZED' = 'PAID') =>
      inTransaction(app.db, (tx) =>
        recordPayment(tx, { deps: app.deps, buyerId: buyer.id, orderId, paymentStatus, at: app.deps.clock.now() }),
      ),
    supply: (action: SupplierAction, params: ActionParams = {}) =>
      app.request(
        supplierOrdersApi.act,
        { subOrderNumber, action, ...params },
        { token: store.token, headers: newKey() },
      ),
    act: (action: InputOf<typeof ordersApi.act>['action'], params: object = {}) =>
      app.request(
        ordersApi.act,
        { id: orderId, storeId: goods.storeId, action, ...params },
        { token: buyer.token, headers: newKey() },
      ),
    stock: async () => (await app.db`select quantity from stock where sku_id = ${goods.skuId}`)[0]?.quantity as number,
    jobs: async (queue: string) =>
      (
        await app.db<{ data: Record<string, unknown> }[]>`
          select data from pgboss.job where name = ${queue} and data ->> 'orderId' = ${orderId} order by created_on, id`
      ).map(({ data }) => data),
    /** Subjects of the mails about this order, without its confirmation. */
    subjects: async () =>
      (
        await app.db<{ subject: string }[]>`
          select subject from mail
          where subject like ${`%${placed.orderNumber!}%`} and id not like 'order-________-%' order by created_at, id`
      ).map(({ subject }) => subject),
  }
}
