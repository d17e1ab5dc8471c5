import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cart from '../../contract/cart.ts'
import * as checkout from '../../contract/checkout.ts'
import * as orders from '../../contract/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress, createBuyer, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a buyer orders goods by bank transfer and finds the order', async () => {
  const { db, request } = app
  const store = await createStore(db, { shipping_fee_cents: 590, minimum_order_cents: 2520 })
  const product = await createProduct(db, store.id)
  const buyer = await createBuyer(db)
  await createAddress(db, buyer.id)
  const filled = await request(cart.writeCart, { productSkuId: product.skuId, quantity: 6 }, buyer)
  expect(filled).toMatchObject({ version: 1, canCheckout: true, checkoutSummary: { grossTotal: 33.28 } })
  const paid = await request(
    checkout.pay,
    { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 },
    buyer,
  )
  expect(paid).toMatchObject({ state: 'PENDING', bankTransfer: { reference: paid.orderNumber, amountText: '€33.28' } })
  const { order, stores } = await request(orders.readOrder, { id: paid.orderId! }, buyer)
  expect(order).toMatchObject({ orderNumber: paid.orderNumber, status: 'PENDING_PAYMENT', paymentStatus: 'UNPAID' })
  expect(order.bankTransfer).toEqual(paid.bankTransfer)
  expect(order.checkoutSummary).toEqual(filled.checkoutSummary)
  expect(stores).toMatchObject([{ storeName: store.name, items: [{ quantity: 6, lineTotal: 25.2 }] }])
})
