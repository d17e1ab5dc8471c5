import { recordMoney } from '../../api/net-terms/record-money.ts'
import type { Db } from '../../api/platform/db.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as netTermsApi from '../../contract/net-terms/net-terms.ts'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import type { TestApp } from '../app.ts'
import { createBuyer, createMember, type ProductValues } from '../builders.ts'
import { byTransfer, createCustomer, createGoods, order, put } from '../shop.ts'

export const onTerms = { ...byTransfer, paymentMethodCode: 'NET_TERMS' } as const
const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }

/**
 * A buyer that has ordered once from a store, with its goods of 11.90 € a piece with tax, and who does what there. Nothing is granted yet.
 */
export async function createTermsScene(app: TestApp, product: ProductValues = {}) {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app, { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900, ...product })
  const store = await createBuyer(app.db, { role: 'SUPPLIER', storeId: goods.storeId })
  const finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  const first = await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
  await act('CANCEL', first.orderId!)
  function act(action: 'CANCEL' | 'REQUEST_RETURN', id: string, more: object = {}) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return app.request(ordersApi.act, { id, storeId: goods.storeId, action, ...more }, { token: buyer.token, headers })
  }
  const supply = (
    subOrderNumber: string,
    action: 'CONFIRM' | 'REJECT' | 'SHIP' | 'CANCEL_REST' | 'CANCEL_LINES' | 'ACCEPT_RETURN',
    quantity?: number,
  ) =>
    app.request(
      supplierOrdersApi.act,
      {
        subOrderNumber,
        action,
        ...(action === 'SHIP' && parcel),
        ...(action === 'CANCEL_LINES' && { cause: 'OUT_OF_STOCK' }),
        ...(quantity && { lines: [{ productSkuId: goods.skuId, quantity }] }),
      },
      { token: store.token, headers: { 'idempotency-key': crypto.randomUUID() } },
    )
  async function pay(pieces: number) {
    const { version } = await put(app, buyer, goods.skuId, pieces)
    return app.request(checkoutApi.pay, { ...onTerms, cartVersion: version }, buyer)
  }
  return {
    buyer,
    goods,
    store,
    finance,
    act,
    supply,
    grant: (limit: number, days: 14 | 30 = 14) =>
      app.request(netTermsApi.grant, { buyerId: buyer.id, limit, days }, store),
    pay,
    /** An order that was confirmed and has left, with the number of its invoice. */
    async ship(pieces: number) {
      const { orderId, orderNumber } = await pay(pieces)
      const subOrderNumber = `${orderNumber!}-1`
      await supply(subOrderNumber, 'CONFIRM')
      await supply(subOrderNumber, 'SHIP')
      const [row] = await app.db<[{ number: string }]>`select number from receivable where order_id = ${orderId!}`
      return { orderId: orderId!, subOrderNumber, number: row.number }
    },
    record: (number: string, amount: number) =>
      app.request(receivablesApi.record, { number, amount, reason: 'Kontoauszug 12' }, finance),
    /** What of the limit is used. */
    used: async () => (await app.request(netTermsApi.list, {}, { ...store, language: 'en' })).items[0]!.usedText,
  }
}

/** Every store there is lets the buyer pay later. */
export const grantEverywhere = (db: Db, buyerId: string) => db`
  insert into net_terms (store_id, buyer_id, limit_cents, days, granted_at, changed_at)
  select id, ${buyerId}, 100000000, 30, now(), now() from store`

/** What is open of the order's invoices on net terms, or of all there are, is paid. */
export async function payInvoices(app: TestApp, orderId: string | null = null) {
  const open = await app.db<{ number: string; openCents: number }[]>`
    select number, open_cents from receivable where open_cents > 0 and (${orderId}::uuid is null or order_id = ${orderId})`
  for (const { number, openCents } of open)
    await recordMoney(app.deps, { number, amountCents: openCents, recordedBy: null, language: 'de' })
}

/** Orders on net terms that are shown as unpaid although all of them has been, or the other way round. */
export const statusesApart = (db: Db) => db`
  select order_number, payment_status from orders where payment_method = 'NET_TERMS'
    and (payment_status = 'UNPAID' and status not in ('PLACED', 'CONFIRMED', 'MIXED')
      or payment_status = 'RELEASED' and exists (select from receivable r where r.order_id = orders.id and r.paid_cents > 0))`
