import { createAddress, createBuyer, createMember } from '../../test/builders.ts'
import { ask, showFactor } from '../support/account.ts'
import { goodsOf, spoiltCart } from '../support/filled-cart.ts'
import { findGoods, type ScreenGoods } from './goods.ts'
import { demoBuyers, findDesigns, findOrders, findParcel, type Owned } from './owned.ts'
import type { ScreenShop } from './open-screen-shop.ts'

const demoPeople = [...demoBuyers, 'operator'] as const
/** Buyers of the demo by the name in front of their e-mail's @, and others made for one state each. */
export type Person = (typeof demoPeople)[number] | keyof Awaited<ReturnType<typeof makePeople>>['tokens']

export type Facts = {
  tokens: Record<Person, string>
  goods: ScreenGoods
  orders: Record<keyof Awaited<ReturnType<typeof findOrders>>, Owned>
  designs: Record<keyof Awaited<ReturnType<typeof findDesigns>>, Owned>
  parcel: Awaited<ReturnType<typeof complainOfParcel>>
  /** What `asking` wants to order. */
  requestId: string
  slugs: { category: string; collection: string; store: string; post: string }
  checkouts: { pending: string; failed: string; cancelled: string }
  placed: { transfer: string; card: string }
}

/** Brings the shop to the state that the screens show and tells where what stands. */
export async function prepareFacts(shop: ScreenShop): Promise<Facts> {
  const signedIn = await Promise.all(demoPeople.map((name) => signIn(shop, name)))
  const demo = Object.fromEntries(demoPeople.map((name, i) => [name, signedIn[i]!]))
  await showFactor(shop.db, demo.operator!)
  const { tokens, checkouts, placed, requestId } = await makePeople(shop)
  return {
    tokens: { ...demo, ...tokens } as Facts['tokens'],
    goods: await findGoods(shop.db),
    orders: await findOrders(shop.db),
    designs: await findDesigns(shop.db),
    parcel: await complainOfParcel(shop, demo),
    requestId,
    slugs: await findSlugs(shop),
    checkouts,
    placed,
  }
}

async function signIn({ origin }: ScreenShop, name: string) {
  const body = { email: `${name}@demo.tresen.example`, password: 'Tresen2026' }
  return (await ask<{ authToken: string }>(origin, '/auth/sign-in', { body })).authToken
}

async function makePeople(shop: ScreenShop) {
  const problems = (await spoiltCart(shop, 'de')).buyer
  const filled = await buyerWithCart(shop)
  await createAddress(shop.db, filled.id, {
    firstName: 'Maximiliane',
    lastName: 'Freifrau von Hohenlohe-Langenburg',
    companyName: 'Donaudampfschifffahrtsgesellschaftsrestaurantbetriebe Passau GmbH & Co. KG',
    street: 'Professor-Doktor-Hieronymus-Straße',
    streetNumber: '124–126 b',
    cityName: 'Schwäbisch Gmünd',
    postalCode: '73525',
    isSelected: false,
  })
  const coupon = await buyerWithCart(shop)
  await ask(shop.origin, '/cart/apply-coupon', { body: { couponCode: 'WILLKOMMEN10' }, token: coupon.token })
  // One after the other: they buy the same goods, and a busy machine would have one wait too long for another.
  const pending = await pay(shop, 'CREDIT_CARD')
  const failed = await pay(shop, 'CREDIT_CARD', 'failed')
  const cancelled = await pay(shop, 'PAYPAL', 'canceled')
  const byTransfer = await pay(shop, 'BANK_TRANSFER')
  const byCard = await pay(shop, 'CREDIT_CARD', 'paid')
  const fresh = await createBuyer(shop.db)
  const unconfirmed = await buyerWithCart(shop)
  await shop.db`update account set email_confirmed_at = null where id = ${unconfirmed.id}`
  const asking = await askForApproval(shop)
  const tokens = {
    problems: problems.token,
    filled: filled.token,
    coupon: coupon.token,
    fresh: fresh.token,
    unconfirmed: unconfirmed.token,
    pending: pending.token,
    failed: failed.token,
    cancelled: cancelled.token,
    byTransfer: byTransfer.token,
    byCard: byCard.token,
    asking: asking.token,
  }
  const checkouts = { pending: pending.checkoutId, failed: failed.checkoutId, cancelled: cancelled.checkoutId }
  const { requestId } = asking
  return { tokens, requestId, checkouts, placed: { transfer: byTransfer.orderNumber(), card: byCard.orderNumber() } }
}

/** Goods of three stores; of the last one fewer than its minimum. */
async function buyerWithCart(shop: ScreenShop, stores = 3) {
  const buyer = await createBuyer(shop.db)
  await createAddress(shop.db, buyer.id)
  const perStore: Awaited<ReturnType<typeof goodsOf>>[] = []
  for (const count of [3, 2, 1].slice(0, stores))
    perStore.push(await goodsOf(shop, 'de', { count, besides: perStore.flat(), isOwnStore: count === 1 }))
  const chosen = perStore.flat()
  const items = chosen.map(({ skuId, boxes }) => ({ productSkuId: skuId, quantity: boxes }))
  await ask(shop.origin, '/cart', { body: { items }, token: buyer.token })
  const missed = perStore[2]?.[0]
  if (missed) await shop.db`update store set minimum_order_cents = 45000 where id = ${missed.storeId}`
  return buyer
}

/** The latest parcel, about which its buyer has opened a claim and written to the store. */
async function complainOfParcel({ origin, db }: ScreenShop, tokens: Record<string, string | undefined>) {
  const parcel = await findParcel(db)
  const { subOrderNumber, skuId } = parcel
  const token = tokens[parcel.as]!
  const lines = [{ productSkuId: skuId, problem: 'DAMAGED', quantity: 1, remedy: 'REFUND' }]
  const body = { subOrderNumber, lines, words: 'Beim Auspacken war ein Karton eingedrückt.' }
  const { number } = await ask<{ number: string }>(origin, '/account/claims', { body, token })
  await ask(origin, `/account/messages/${subOrderNumber}`, { body: { words: 'Wann wird der Rest geliefert?' }, token })
  return { ...parcel, claimNumber: number }
}

/** A member above whose limit somebody else of the company decides, and the order that waits for it. */
async function askForApproval(shop: ScreenShop) {
  const owner = await createBuyer(shop.db)
  await createAddress(shop.db, owner.id)
  const { token, membershipId } = await createMember(shop.db, { companyId: owner.id, roles: ['BUYER'] })
  await shop.db`update membership set limit_cents = 100, limit_period = 'ORDER' where id = ${membershipId}`
  const [goods] = await goodsOf(shop, 'de', { count: 1 })
  const items = [{ productSkuId: goods!.skuId, quantity: goods!.boxes }]
  const { version } = await ask<{ version: number }>(shop.origin, '/cart', { body: { items }, token })
  const body = { paymentMethodCode: 'BANK_TRANSFER', cartVersion: version }
  const { id } = await ask<{ id: string }>(shop.origin, '/account/order-requests', { body, token })
  return { token, requestId: id }
}

type Reply = { checkoutId: string; redirectUrl?: string; orderNumber?: string }

/** A buyer who ordered, or whose payment ended so at the provider's page. */
async function pay(shop: ScreenShop, paymentMethodCode: string, outcome?: 'failed' | 'canceled' | 'paid') {
  const { token } = await buyerWithCart(shop, 2)
  const { version } = await ask<{ version: number }>(shop.origin, '/cart', { token })
  const body = { paymentMethodCode, termsAccepted: true, cartVersion: version }
  const reply = await ask<Reply>(shop.origin, '/checkout/pay', { body, token })
  if (outcome) await fetch(reply.redirectUrl!, { method: 'POST', body: new URLSearchParams({ status: outcome }) })
  const control =
    outcome && (await ask<Reply>(shop.origin, `/checkout/control?checkoutId=${reply.checkoutId}`, { token }))
  return {
    token,
    checkoutId: reply.checkoutId,
    orderNumber() {
      const number = reply.orderNumber ?? (control && control.orderNumber)
      if (!number) throw new Error(`No order by ${paymentMethodCode} was written.`)
      return number
    },
  }
}

async function findSlugs({ db }: ScreenShop): Promise<Facts['slugs']> {
  const [[collection], [store], [post]] = await Promise.all([
    db`select collection_slug as slug from collection_product group by 1 order by count(*) desc limit 1`,
    db`select slug from store where status = 'ACTIVE' and slug = 'roesterei-tidemar'`,
    db`select path as slug from post order by path limit 1`,
  ])
  return { category: 'kaffee-tee', collection: collection!.slug, store: store!.slug, post: post!.slug }
}
