import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress } from '../../test/builders.ts'
import { byTransfer, createCustomer, createScene, put, type Scene } from '../../test/shop.ts'

let app: TestApp
let buyer: Scene['buyer']
let goods: Scene['goods']
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer, goods } = await createScene(app))
})

const lastChoice = async () => (await app.request(checkoutApi.readLastChoice, {}, buyer)).last
async function orderTo(input: object) {
  const { version } = await put(app, buyer, goods.skuId)
  return app.request(checkoutApi.pay, { ...byTransfer, cartVersion: version, ...input }, buyer)
}

test('before the first order nothing is remembered', async () => {
  expect(await lastChoice()).toBe(null)
})

test('the last order counts: its addresses, method and reference, and nothing is put in the cart', async () => {
  const kitchen = await createAddress(app.db, buyer.id, { isSelected: false, street: 'Hofweg' })
  const office = await createAddress(app.db, buyer.id, { isSelected: false, street: 'Kontorgasse' })
  await orderTo({ addressId: buyer.addressId, purchaseOrderNumber: 'first' })
  const { orderNumber } = await orderTo({
    addressId: kitchen.id,
    billingAddressId: office.id,
    purchaseOrderNumber: 'KST 4711',
    note: 'only this time',
  })
  expect(await lastChoice()).toEqual({
    orderNumber,
    addressId: kitchen.id,
    addressName: 'Café Morgenrot, Hofweg 12 a',
    isBillingOther: true,
    billingAddressId: office.id,
    billingAddressName: 'Café Morgenrot, Kontorgasse 12 a',
    paymentMethodCode: 'BANK_TRANSFER',
    purchaseOrderNumber: 'KST 4711',
  })
  const orders = async () => (await app.db`select count(*)::int as n from orders where buyer_id = ${buyer.id}`)[0]!.n
  expect(await orders()).toBe(2)
  expect((await app.request(cartApi.read, {}, buyer)).carts).toEqual([])
})

test('an address that moved is the same one, one that was deleted is named and gone', async () => {
  const kitchen = await createAddress(app.db, buyer.id, { isSelected: false, street: 'Hofweg' })
  await orderTo({ addressId: kitchen.id })
  await app.db`update address set street = 'Neuer Hofweg' where id = ${kitchen.id}`
  expect(await lastChoice()).toMatchObject({ addressId: kitchen.id, isBillingOther: false })
  await app.request(accountApi.deleteAddress, { id: kitchen.id }, buyer)
  expect(await lastChoice()).toMatchObject({ addressId: null, addressName: 'Café Morgenrot, Hofweg 12 a' })
})

test('an order of an earlier version is found again by its place', async () => {
  const kitchen = await createAddress(app.db, buyer.id, { isSelected: false, street: 'Hofweg' })
  await orderTo({ addressId: kitchen.id, billingAddressId: buyer.addressId })
  await app.db`update orders set address_id = null, billing_address_id = null where buyer_id = ${buyer.id}`
  const known = { addressId: kitchen.id, isBillingOther: true, billingAddressId: buyer.addressId }
  expect(await lastChoice()).toMatchObject(known)
  await app.db`update address set street = 'Anderswo' where id = ${kitchen.id}`
  expect(await lastChoice()).toMatchObject({ ...known, addressId: null })
})

test('a method that the shop has no more is none', async () => {
  await orderTo({})
  await app.db`update orders set payment_method = 'CHEQUE' where buyer_id = ${buyer.id}`
  expect(await lastChoice()).toMatchObject({ paymentMethodCode: null, addressId: buyer.addressId })
})

test('nobody else is remembered', async () => {
  await orderTo({})
  const other = await createCustomer(app)
  expect(await app.request(checkoutApi.readLastChoice, {}, other)).toEqual({ last: null })
})
