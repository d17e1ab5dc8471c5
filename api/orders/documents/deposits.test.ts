import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import * as productsApi from '../../../contract/products.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createCustomer, createGoods, put } from '../../../test/shop.ts'
import { orderGoods } from '../../../test/orders/order-life.ts'
import type { DocumentContent } from './document-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
const beer = () => ({
  priceCents: 2000,
  finalPriceCents: 2000,
  priceUnit: 20,
  countPerBox: 20,
  minimumQuantity: 20,
  taxRateBp: 1900,
  deposits: app.db.json([
    { code: 'MEHRWEG_8', perPieces: 1 },
    { code: 'CRATE', perPieces: 20 },
  ]),
})

// German trade, section 5, acceptance.
test('german-trade § 5: 40 bottles of 20 a crate are lent as 40 bottles and 2 crates, from the page to the invoice', async () => {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app, beer())
  const product = await app.request(productsApi.read, { id: goods.skuId }, buyer)
  expect(product).toMatchObject({ depositText: 'plus €3.10 deposit', deposit: { perUnit: 0.155, type: 'MEHRWEG' } })
  expect(product.deposit!.text).toBe('returnable: Beer bottle €0.08, Crate (20 pieces) €1.50')
  const odd = { productSkuId: goods.skuId, quantity: 39, mode: 'SET' as const }
  expect(await app.refusal(cartApi.write, odd, buyer)).toMatchObject({ code: 'NOT_A_MULTIPLE' })
  const life = await orderGoods(app, { buyer, goods, quantity: 40 })
  const { items, summary } = await life.part()
  expect(items[0]!.deposit).toMatchObject({ total: 6.2, itemsText: '40 × Beer bottle €0.08 · 2 × Crate €1.50' })
  expect(summary).toMatchObject({ netTotal: 40, deposit: 6.2, tax: 8.78, grossTotal: 54.98 })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { ...parcel, lines: [{ productSkuId: goods.skuId, quantity: 30 }] })
  await life.supply('SHIP', parcel)
  // An article that changes changes nothing that was ordered.
  const contents = await app.db<{ content: DocumentContent }[]>`
    select content from document where order_id = ${life.orderId} and type = 'INVOICE' order by number`
  const lent = contents.map(({ content: { lines, totals } }) => [
    lines.filter(({ kind }) => kind === 'DEPOSIT').map(({ name, quantity, netCents }) => [name, quantity, netCents]),
    totals.deposit,
  ])
  // The crate goes with its first bottle.
  expect(lent).toEqual([
    [[['Bierflasche', 30, 240], ['Kasten', 2, 300]], 540],
    [[['Bierflasche', 10, 80]], 80],
  ]) // prettier-ignore
})

test('who changes an item changes its goods, and no order', async () => {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app, { ...beer(), deposits: app.db.json([{ code: 'SWING_TOP', perPieces: 1 }]) })
  const life = await orderGoods(app, { buyer, goods, quantity: 20 })
  await app.db`update deposit_item set cents = 25 where code = 'SWING_TOP'`
  expect((await life.part()).items[0]!.deposit).toMatchObject({ total: 3 })
  const { carts } = await put(app, buyer, goods.skuId, 20)
  expect(carts[0]!.items[0]!.deposit).toMatchObject({ total: 5 })
  const unknown = app.db`update product set deposits = '[{"code": "BARREL", "perPieces": 1}]' where sku_id = ${goods.skuId}`
  await expect(unknown).rejects.toThrow('an unknown item')
})
