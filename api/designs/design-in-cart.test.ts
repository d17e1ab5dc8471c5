import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as designsApi from '../../contract/designs/designs.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as supplierDesignsApi from '../../contract/designs/supplier-designs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { createApproved, createDesign, offer } from '../../test/orders/designs.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'

let app: TestApp
let known: Awaited<ReturnType<typeof createApproved>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  known = await createApproved(app)
})

const put = (quantity = 300) => app.request(designsApi.putInCart, { id: known.id, quantity }, known.buyer)
const write = (input: object) =>
  app.request(cartApi.write, { productSkuId: known.product.skuId, ...input } as never, known.buyer)
const refusalOf = (input: object) =>
  app.refusal(cartApi.write, { productSkuId: known.product.skuId, ...input }, known.buyer)
const read = () => app.request(designsApi.read, { id: known.id }, known.buyer)
const act = (action: 'CANCEL' | 'REQUEST_CHANGES') =>
  app.request(designsApi.act, { id: known.id, action, message: 'Bitte neu' }, known.buyer)

describe('an approved design in the cart', () => {
  test('is at its offer, with setup in the total and taxed', async () => {
    const { carts, checkoutSummary } = await put()
    const { previewUrl } = await read()
    expect(carts[0]!.items).toMatchObject([
      {
        imageUrl: previewUrl,
        quantity: 300,
        minimumQuantity: 300,
        finalNetPrice: 4.9,
        price: 4.9,
        sumOfDiscountsPrice: 0,
        setupFee: 35,
        lineTotal: 1505,
        design: { id: known.id, title: 'Becher für die Theke', previewUrl },
        problems: [],
      },
    ])
    // 300 × 4.90 + 35.00 at 7 %
    expect(checkoutSummary).toMatchObject({ netTotal: 1505, tax: 105.35, grossTotal: 1610.35 })
  })

  test('has its quantity set like any line, never below the offer', async () => {
    await put()
    expect((await write({ quantity: 306 })).carts[0]!.items).toMatchObject([{ quantity: 306, lineTotal: 1534.4 }])
    expect(await refusalOf({ quantity: 294 })).toMatchObject({ status: 422, code: 'BELOW_MINIMUM_QUANTITY' })
    expect((await put(600)).carts[0]!.items).toMatchObject([{ quantity: 600, setupFee: 35 }])
    expect((await write({ quantity: 0 })).carts).toEqual([])
  })

  test('and the same goods without one do not mix', async () => {
    await put()
    expect(await refusalOf({ quantity: 6, mode: 'ADD' })).toMatchObject({ status: 409, code: 'SKU_IN_CART' })
    await write({ quantity: 0 })
    await write({ quantity: 12 })
    const input = { id: known.id, quantity: 300 }
    expect(await app.refusal(designsApi.putInCart, input, { ...known.buyer, language: 'de' })).toMatchObject({
      status: 409,
      message:
        '„Becher“ liegt schon im Warenkorb, anders bedruckt oder unbedruckt. Bitte zuerst bestellen oder entfernen.',
    })
  })

  test.each([
    [
      'a draft',
      async () => (await createDesign(app, { token: known.buyer.token, skuId: known.product.skuId })).id,
      409,
    ],
    ["another buyer's", async () => (await createApproved(app)).id, 404],
  ])('is never %s', async (_, idOf, status) => {
    const input = { id: await idOf(), quantity: 300 }
    expect(await app.refusal(designsApi.putInCart, input, known.buyer)).toMatchObject({ status })
    expect(await app.refusal(designsApi.putInCart, input)).toMatchObject({ status: 401 })
  })

  test('is refused in quantities of the goods: box, offer, stock', async () => {
    const refusal = (quantity: number) => app.refusal(designsApi.putInCart, { id: known.id, quantity }, known.buyer)
    expect(await refusal(303)).toMatchObject({ code: 'NOT_A_MULTIPLE' })
    expect(await refusal(6)).toMatchObject({ code: 'BELOW_MINIMUM_QUANTITY' })
    expect(await refusal(6000)).toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  test.each([
    ['is cancelled', () => act('CANCEL')],
    ['goes back for changes', () => act('REQUEST_CHANGES')],
    [
      'has an offer that ran out',
      async () =>
        void (await app.db`update design_proof set valid_until = now() - interval '1 minute' where design_id = ${known.id}`),
    ],
  ])('cannot be ordered once it %s', async (_, happens) => {
    await put()
    await happens()
    const now = await app.request(cartApi.read, {}, known.buyer)
    expect(now.carts[0]!.items[0]!.problems).toEqual(['UNAVAILABLE'])
    expect(now.canCheckout).toBe(false)
  })

  test('shows a new offer as a changed price', async () => {
    await put()
    await act('REQUEST_CHANGES')
    await app.request(
      supplierDesignsApi.sendProof,
      { id: known.id, offer: offer(app, { unitPrice: 5.5 }) },
      known.store,
    )
    await app.request(designsApi.act, { id: known.id, action: 'APPROVE' }, known.buyer)
    const [item] = (await app.request(cartApi.read, {}, known.buyer)).carts[0]!.items
    expect(item).toMatchObject({ finalNetPrice: 5.5, problems: ['PRICE_CHANGED'] })
  })
})

test('nothing is told of exclusive goods whose grant has ended, and the line stays a designed one', async () => {
  const { skuId } = known.product
  await put()
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  const [item] = (await app.request(cartApi.read, {}, known.buyer)).carts[0]!.items
  expect(item).toMatchObject({ design: null, imageUrl: '', problems: ['NOT_AUTHORIZED'] })
  const design = await read()
  expect(design).toMatchObject({ previewUrl: '', canonicalUrl: `/products/xxx-${skuId}`, proofs: [{ previewUrl: '' }] })
  expect(JSON.stringify(design)).not.toContain('Mug')
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${known.buyer.id}, ${skuId})`
  expect((await app.request(cartApi.read, {}, known.buyer)).carts[0]!.items).toMatchObject([
    { design: { id: known.id }, setupFee: 35, problems: [] },
  ])
})

describe('an order of a design', () => {
  const pay = async (version: number) =>
    app.request(
      checkoutApi.pay,
      { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: version },
      known.buyer,
    )

  test('keeps it as it was approved, at its offer, and the design is ordered', async () => {
    await createAddress(app.db, known.buyer.id)
    const goods = await countGoods(app.db)
    const { version, checkoutSummary } = await put()
    const { previewUrl } = await read()
    const { orderId } = await pay(version)
    expect(await read()).toMatchObject({ status: 'ORDERED', orderId })
    const order = await app.request(ordersApi.read, { id: orderId! }, known.buyer)
    expect(order.order.checkoutSummary).toEqual(checkoutSummary)
    expect(order.stores[0]!.items).toMatchObject([
      {
        finalNetPrice: 4.9,
        setupFee: 35,
        lineTotal: 1505,
        imageUrl: previewUrl,
        design: { id: known.id, title: 'Becher für die Theke', previewUrl },
      },
    ])
    expect((await app.fastify.inject(`${previewUrl}_500`)).statusCode).toBe(200)
    expect(await brokenInvariants(app.db, goods)).toEqual([])
  })

  test('can be given again while the offer stands', async () => {
    await createAddress(app.db, known.buyer.id)
    await pay((await put()).version)
    expect((await read()).allowedActions).toContain('ADD_TO_CART')
    expect((await put(600)).carts[0]!.items).toMatchObject([{ quantity: 600, setupFee: 35 }])
  })
})

test('a line without a design costs no setup', async () => {
  const { token } = await createBuyer(app.db)
  const input = { productSkuId: known.product.skuId, quantity: 6 }
  const { carts } = await app.request(cartApi.write, input, { token })
  expect(carts[0]!.items).toMatchObject([{ design: null, setupFee: 0, lineTotal: 25.2 }])
})
