import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import type { TestApp } from '../app.ts'
import { createCustomer, createGoods } from '../shop.ts'
import { orderGoods } from './order-life.ts'

/** An order of 12 pieces at 10.00 € net and carriage of 5.90 €, with 19 %, paid unless told otherwise. */
export async function createCancellable(app: TestApp, paymentStatus: 'PAID' | 'AUTHORIZED' = 'PAID') {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app, { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 })
  await app.db`update store set shipping_fee_cents = 590, shipping_free_from_cents = null where id = ${goods.storeId}`
  const life = await orderGoods(app, { buyer, goods })
  await life.pay(paymentStatus)
  const lines = (quantity: number) => [{ productSkuId: life.goods.skuId, quantity }]
  return {
    ...life,
    lines,
    cancel: (quantity: number, more: object = {}) =>
      life.supply('CANCEL_LINES', { lines: lines(quantity), cause: 'OUT_OF_STOCK', ...more }),
    refusal: (input: object, headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() }) =>
      app.refusal(
        supplierOrdersApi.act,
        { subOrderNumber: life.subOrderNumber, action: 'CANCEL_LINES', ...input },
        { token: life.store.token, headers },
      ),
    gross: async () => Math.round((await life.read()).order.checkoutSummary.grossTotal * 100),
  }
}
