import * as cartApi from '../contract/cart.ts'
import * as checkoutApi from '../contract/checkout.ts'
import type { Language } from '../contract/platform/values.ts'
import type { TestApp } from './app.ts'
import {
  createAddress,
  createBuyer,
  createProduct,
  createStore,
  type BuyerValues,
  type ProductValues,
} from './builders.ts'
import type { CouponRow } from './rows.ts'
import { countGoods } from './invariants/invariants.ts'

/** Steps of buying that tests of cart, checkout and orders share. */

/** A buyer with an address. */
export async function createCustomer(app: TestApp, values: BuyerValues = {}) {
  const buyer = await createBuyer(app.db, values)
  const address = await createAddress(app.db, buyer.id)
  return { ...buyer, addressId: address.id }
}

/** A product of a store of its own, without minimum and shipping. */
export async function createGoods(app: TestApp, values: ProductValues = {}) {
  const store = await createStore(app.db)
  const product = await createProduct(app.db, store.id, values)
  return { ...product, storeId: store.id, storeName: store.name }
}

export type Scene = Awaited<ReturnType<typeof createScene>>

/** A buyer, goods that can be bought, and what is counted of them before anything happens, for `brokenInvariants`. */
export async function createScene(app: TestApp) {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app)
  return { buyer, goods, counted: await countGoods(app.db) }
}

export const stockOf = async (app: TestApp, skuId: string) =>
  (await app.db<{ quantity: number }[]>`select quantity from stock where sku_id = ${skuId}`)[0]!.quantity

type Buyer = { token: string }

export const put = (app: TestApp, buyer: Buyer, productSkuId: string, quantity = 6) =>
  app.request(cartApi.write, { productSkuId, quantity }, buyer)

/** Pays the first version of a cart. */
export const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 } as const

/** Orders a cart version by bank transfer. */
export const order = (app: TestApp, buyer: Buyer, cartVersion: number, headers: Record<string, string> = {}) =>
  app.request(checkoutApi.pay, { ...byTransfer, cartVersion }, { token: buyer.token, headers })

type RefusedOrder = Buyer & { input?: object; language?: Language; headers?: Record<string, string> }

/** How an order by bank transfer is refused that `input` makes another one. */
export const refusedOrder = (app: TestApp, { input, token, language, headers }: RefusedOrder) =>
  app.refusal(
    checkoutApi.pay,
    { ...byTransfer, ...input },
    { token, ...(language && { language }), ...(headers && { headers }) },
  )

/** A coupon of 10 % for everybody, valid now. */
export async function createCoupon(app: TestApp, values: Partial<CouponRow> = {}) {
  const row = {
    code: `TEST${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
    kind: 'PERCENT',
    value: 1000,
    storeId: null,
    startsAt: new Date(Date.now() - 60_000),
    endsAt: new Date(Date.now() + 60 * 60_000),
    descriptionDe: '10 % auf alles',
    descriptionEn: '10 % off everything',
    ...values,
  }
  await app.db`insert into coupon ${app.db(row)}`
  return row.code
}

/** What an operator says of a coupon of 10 % for everything; `code` or `name` is missing. */
export const couponTerms = {
  code: null,
  name: null,
  prefix: '',
  count: null,
  kind: 'PERCENT' as const,
  value: 10,
  storeSlug: null,
  minimum: 0,
  limitTotal: null,
  limitPerBuyer: null,
  startsAt: '2020-01-01T00:00',
  endsAt: '2099-01-01T00:00',
  descriptionDe: '',
  descriptionEn: '',
}
