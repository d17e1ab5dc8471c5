import { afterAll, beforeAll, expect, test } from 'vitest'
import * as designsApi from '../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../contract/designs/supplier-designs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct } from '../../test/builders.ts'
import { createDesign, createDesignable, createSupplier, draft, mug, offer } from '../../test/orders/designs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Person = { token: string }

async function createShop(values: object = {}) {
  const product = await createDesignable(app.db, values)
  return { product, buyer: await createBuyer(app.db), store: await createSupplier(app.db, product.storeId) }
}

async function submit(buyer: Person, skuId: string, more: object = {}) {
  const { id } = await createDesign(app, { token: buyer.token, skuId })
  await app.request(designsApi.write, { id, ...draft(skuId), ...more }, buyer)
  await app.request(designsApi.act, { id, action: 'SUBMIT' }, buyer)
  return id
}

const sendProof = (store: Person, id: string, more: object = {}) =>
  app.request(supplierDesignsApi.sendProof, { id, offer: offer(app, more) }, store)
const later = () => {
  app.time.shiftMs += 60_000
}

test('the list begins with what has waited longest for the store, and is found by technique and words', async () => {
  const { product, buyer, store } = await createShop()
  const done = await submit(buyer, product.skuId)
  later()
  const first = await submit(buyer, product.skuId, { title: 'Tasse 100% Bar' })
  later()
  const second = await submit(buyer, product.skuId, { technique: 'ENGRAVING', colors: [] })
  later()
  await sendProof(store, done)
  const list = async (filter: object) =>
    (await app.request(supplierDesignsApi.list, filter, store)).items.map(({ id }) => id)
  expect(await list({})).toEqual([first, second, done])
  expect(await list({ technique: 'ENGRAVING' })).toEqual([second])
  expect(await list({ q: '100%' })).toEqual([first])
  expect(await list({ q: 'morgenrot', status: 'PROOF_READY' })).toEqual([done])
  expect(await app.request(supplierDesignsApi.list, { q: '_' }, store)).toMatchObject({ items: [], totalItems: 0 })
})

test('one design shows what the goods cost without a print, and the last offer for them', async () => {
  const tierPrices = app.db.json([{ minQuantity: 120, finalPriceCents: 310 }])
  const { product, buyer, store } = await createShop({ finalPriceCents: 350, tierPrices })
  const other = await createProduct(app.db, product.storeId, mug(app.db))
  const read = (id: string, who = store) => app.request(supplierDesignsApi.read, { id }, who)
  const first = await submit(buyer, product.skuId)
  expect(await read(first)).toMatchObject({
    plain: {
      countPerBox: 6,
      prices: [
        { fromQuantity: 1, unitPrice: 3.5, unitPriceText: '€3.50' },
        { fromQuantity: 120, unitPrice: 3.1, unitPriceText: '€3.10' },
      ],
    },
    lastOffer: null,
  })
  await sendProof(store, first, { unitPrice: 4.2 })
  later()
  const onOther = await submit(buyer, other.skuId)
  expect((await read(onOther)).lastOffer).toBeNull()
  await sendProof(store, onOther, { unitPrice: 9 })
  expect((await read(await submit(buyer, product.skuId))).lastOffer).toMatchObject({ unitPrice: 4.2 })
  // Another store has made none.
  const stranger = await createShop()
  const theirs = await submit(stranger.buyer, stranger.product.skuId)
  expect((await read(theirs, stranger.store)).lastOffer).toBeNull()
})

test('of goods that are priced by the case one design shows what a piece costs', async () => {
  const tierPrices = app.db.json([{ minQuantity: 120, finalPriceCents: 1901 }])
  const { product, buyer, store } = await createShop({
    priceCents: 2100,
    finalPriceCents: 2100,
    priceUnit: 6,
    tierPrices,
  })
  const { plain } = await app.request(supplierDesignsApi.read, { id: await submit(buyer, product.skuId) }, store)
  expect(plain.prices).toEqual([
    { fromQuantity: 1, unitPrice: 3.5, unitPriceText: '€3.50' },
    { fromQuantity: 120, unitPrice: 3.1683, unitPriceText: '€3.1683' },
  ])
})

test('a proof is refused where the buyer has changed the design since the store has looked at it', async () => {
  const { product, buyer, store } = await createShop()
  const id = await submit(buyer, product.skuId)
  await sendProof(store, id)
  later()
  await app.request(designsApi.act, { id, action: 'REQUEST_CHANGES', message: 'Bitte größer.' }, buyer)
  const { updatedAt } = await app.request(supplierDesignsApi.read, { id }, store)
  later()
  await app.request(designsApi.write, { id, ...draft(product.skuId), colors: ['#c81e2b'] }, buyer)
  const sent = { id, offer: offer(app), seen: updatedAt.toISOString() }
  expect(await app.refusal(supplierDesignsApi.sendProof, sent, store)).toMatchObject({
    status: 409,
    code: 'DESIGN_STATE',
  })
  const now = await app.request(supplierDesignsApi.read, { id }, store)
  expect(now).toMatchObject({ status: 'CHANGES_REQUESTED', proofs: [{ number: 1 }] })
  const again = { ...sent, seen: now.updatedAt.toISOString() }
  expect(await app.request(supplierDesignsApi.sendProof, again, store)).toMatchObject({ status: 'PROOF_READY' })
})
