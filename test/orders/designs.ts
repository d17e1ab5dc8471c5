import sharp from 'sharp'
import * as designsApi from '../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../contract/designs/supplier-designs.ts'
import type { Db } from '../../api/platform/db.ts'
import type { TestApp } from '../app.ts'
import { createBuyer, createProduct, createStore, type ProductValues } from '../builders.ts'

/** A mug that takes a print. */
export const mug = (db: Db) => ({
  isDesignable: true,
  nameDe: 'Becher',
  nameEn: 'Mug',
  picture: db.json({
    archetype: 'mug',
    palette: 'nacht',
    layout: 'sun',
    font: 'oswald',
    icon: '',
    brand: '',
    name: '',
    sub: '',
    size: '',
  }),
})

/** Mugs in boxes of 6 that take a print, of a store of their own. */
export async function createDesignable(db: Db, values: ProductValues = {}) {
  const store = await createStore(db)
  return createProduct(db, store.id, { ...mug(db), ...values })
}

export const draft = (productSkuId: string) => ({
  title: 'Becher für die Theke',
  productSkuId,
  quantity: 600,
  technique: 'PRINT_1C' as const,
  colors: ['#0A2F5A'],
})

const disc =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="#d02010"/></svg>'
export const logoBytes = () => sharp(Buffer.from(disc)).png().toBuffer()
export const fileOf = (bytes: Uint8Array, name = 'logo.png') => new File([new Uint8Array(bytes)], name)
export const logoFile = async () => fileOf(await logoBytes())

/** A draft with a logo. */
export async function createDesign(app: TestApp, { token, skuId }: { token: string; skuId: string }) {
  const { id } = await app.request(designsApi.create, draft(skuId), { token })
  return app.request(designsApi.addFile, { id, kind: 'LOGO', file: await logoFile() }, { token })
}

/** Somebody of the store that sells a product. */
export const createSupplier = (db: Db, storeId: string) => createBuyer(db, { role: 'SUPPLIER', storeId })

export const offer = (app: TestApp, more: object = {}) => ({
  unitPrice: 4.9,
  setupFee: 35,
  minQuantity: 300,
  leadTimeDays: 12,
  validUntil: new Date(app.deps.clock.now().getTime() + 14 * 86_400_000).toISOString(),
  ...more,
})

/** A design that was submitted, proofed by its store and approved. */
export async function createApproved(app: TestApp, more: object = {}) {
  const product = await createDesignable(app.db)
  const buyer = await createBuyer(app.db)
  const store = await createSupplier(app.db, product.storeId)
  const { id } = await createDesign(app, { token: buyer.token, skuId: product.skuId })
  await app.request(designsApi.act, { id, action: 'SUBMIT' }, buyer)
  await app.request(supplierDesignsApi.sendProof, { id, offer: offer(app, more) }, store)
  await app.request(designsApi.act, { id, action: 'APPROVE' }, buyer)
  return { id, buyer, store, product }
}
