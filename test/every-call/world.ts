import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { savePost } from '../../api/magazine/save-post.ts'
import * as accountApi from '../../contract/account.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { newId } from '../../api/platform/ids.ts'
import type { TestApp } from '../app.ts'
import { createAddress, createBuyer, createProduct, createStore } from '../builders.ts'
import { mug } from '../orders/designs.ts'
import { createCoupon, order, put } from '../shop.ts'

export const PASSWORD = 'Espresso-Tonic-8'
/** Stands in everything that belongs to the owner alone: a reply to anybody else that holds it is a leak. */
export const OWNERS_MARK = 'Kranichfeld'

export type Account = { id: string; token: string; email: string }
export type World = Awaited<ReturnType<typeof createWorld>>

/** A small shop with one of each kind of person and thing, for tests that walk through every call. */
export async function createWorld(app: TestApp) {
  const { db } = app
  const passwordHash = await hash(PASSWORD)
  const store = await createStore(db, { promotedRank: 1 })
  const otherStore = await createStore(db)
  // Enough for ten thousand orders: whoever sends many calls never sells it out.
  const product = await createProduct(db, store.id, { stock: 100_000 })
  const designable = await createProduct(db, store.id, mug(db))
  const exclusive = await createProduct(db, store.id, { isExclusive: true, nameDe: 'Geheim', nameEn: 'Secret' })
  await createCollection(app, product.skuId)
  await createPost(app, product.skuId)
  const owner = await createBuyer(db, { companyName: `Hotel ${OWNERS_MARK}`, lastName: OWNERS_MARK, passwordHash })
  const other = await createBuyer(db, { passwordHash })
  const supplier = await createBuyer(db, { role: 'SUPPLIER', storeId: store.id, businessType: null, passwordHash })
  const otherSupplier = await createBuyer(db, { role: 'SUPPLIER', storeId: otherStore.id, businessType: null })
  const operator = await createBuyer(db, { role: 'OPERATOR', businessType: null, passwordHash })
  // Whose team would be left without anybody may not erase the account.
  await createBuyer(db, { role: 'SUPPLIER', storeId: store.id, businessType: null })
  await createBuyer(db, { role: 'OPERATOR', businessType: null })
  const address = await createAddress(db, owner.id, { street: `${OWNERS_MARK}er Weg` })
  await createAddress(db, other.id)
  const people = await db`select * from account`
  const sessions = await db`select * from session`
  const addresses = await db`select * from address`
  const couponCode = await createCoupon(app)
  return {
    app,
    store,
    otherStore,
    product,
    designable,
    exclusive,
    owner,
    other,
    supplier,
    otherSupplier,
    operator,
    address,
    couponCode,
    people,
    sessions,
    addresses,
  }
}

const callers = {
  visitor: 'owner',
  account: 'owner',
  buyer: 'owner',
  supplier: 'supplier',
  operator: 'operator',
  desk: 'supplier',
} as const

/** Whom a call is meant for. */
export const callerOf = (world: World, { access }: Endpoint): Account => world[callers[access]]

type Impersonation = { impersonatedBy: string; mayWrite: boolean }

/** A session of its own, so that a call that ends sessions ends only this one. */
export async function signedIn({ app }: World, { id }: Account, impersonation?: Impersonation): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await app.db`
    insert into session (token_hash, account_id, impersonated_by, may_write, second_factor_at, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, ${impersonation?.impersonatedBy ?? null},
      ${impersonation?.mayWrite ?? null}, now(), now() + interval '7 days')`
  return token
}

/** A code that signs in as the other buyer, once. */
export const createImpersonationCode = async ({ app, other, operator }: World) =>
  (await app.request(accountApi.makeImpersonationCode, { email: other.email, reason: 'Ticket 4711' }, operator)).code

/** Gives back what an erasure or a new password took from the people of the world. */
export async function restorePeople({ app: { db }, people, sessions, addresses }: World) {
  // That their orders were confirmed (I7) was erased with their mails.
  await db`
    insert into mail (id, sent_at)
    select 'order-' || o.id, now() from orders o join account a on a.id = o.buyer_id where a.erased_at is not null
    on conflict (id) do nothing`
  for (const row of people) await db`update account set ${db(row)} where id = ${row.id as string}`
  // Whoever took the second factor off also took it from these sessions.
  for (const row of sessions)
    await db`
      insert into session ${db(row)}
      on conflict (token_hash) do update set second_factor_at = excluded.second_factor_at`
  // A cart that began anew would use versions again that made orders.
  for (const { id } of people)
    await db`
      insert into cart (buyer_id, version)
      select ${id as string}, coalesce(max(cart_version), 0) + 1 from checkout where buyer_id = ${id as string}
      on conflict (buyer_id) do nothing`
  for (const row of addresses) await db`insert into address ${db(row)} on conflict (buyer_id, id) do nothing`
}

/** Takes away what earlier calls left in the owner's cart: not selected or sold out by now, it could not be ordered. */
export const emptyCart = ({ app, owner }: World) => app.db`delete from cart_item where buyer_id = ${owner.id}`

/** Puts the product alone into the owner's cart; the version of the cart. */
export async function fillCart(world: World, skuId = world.product.skuId): Promise<number> {
  await emptyCart(world)
  return (await put(world.app, world.owner, skuId)).version
}

/** An order of the owner that waits for the money. */
export async function placeOrder(world: World): Promise<{ orderId: string; orderNumber: string }> {
  const { orderId, orderNumber } = await order(world.app, world.owner, await fillCart(world))
  return { orderId: orderId!, orderNumber: orderNumber! }
}

async function createCollection({ db }: TestApp, skuId: string) {
  await db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture, home_rank)
    values ('fruehling', 'Frühling', 'Spring', '', '', 'cover-03', 1)`
  await db`insert into collection_product values ('fruehling', ${skuId}, 1)`
  await db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    select ${newId()}, sku_id, store_id, ${newId()}, 5, 'Gut', 'CAFE' from product where sku_id = ${skuId}`
}

async function createPost({ deps }: TestApp, skuId: string) {
  const text = { title: 'Espresso', teaser: '', topic: 'Bar', contentHtml: '<p>Espresso</p>' }
  const shown = { author: 'Aylin Kaya', picture: 'cover-16', publishedAt: new Date(), skuIds: [skuId] }
  await savePost(deps, { path: 'espresso', ...shown, de: text, en: text })
}
