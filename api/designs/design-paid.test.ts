import { afterAll, beforeAll, expect, test } from 'vitest'
import * as designsApi from '../../contract/designs/designs.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createAddress } from '../../test/builders.ts'
import { createApproved } from '../../test/orders/designs.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { brokenMoney, createPayingApp, outcomeOf, pay, paymentIdOf, type PayingApp } from '../../test/orders/paying.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

test('a design paid at the provider is ordered as it was approved, also when it was withdrawn meanwhile', async () => {
  const { id, buyer } = await createApproved(app)
  await createAddress(app.db, buyer.id)
  const goods = await countGoods(app.db)
  const { carts } = await app.request(designsApi.putInCart, { id, quantity: 300 }, buyer)
  const { checkoutId } = await pay(app, buyer)
  await app.request(designsApi.act, { id, action: 'CANCEL' }, buyer)
  await app.provider.control.complete(await paymentIdOf(app, checkoutId), 'paid')
  const { orderId } = await outcomeOf(app, buyer, checkoutId)
  expect(await app.request(designsApi.read, { id }, buyer)).toMatchObject({ status: 'ORDERED', orderId })
  const { stores } = await app.request(ordersApi.read, { id: orderId! }, buyer)
  const { design, setupFee, lineTotal } = carts[0]!.items[0]!
  expect(stores[0]!.items).toMatchObject([{ design, setupFee, lineTotal }])
  expect(await brokenInvariants(app.db, goods)).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})
