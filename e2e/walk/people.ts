import { createHash, randomBytes } from 'node:crypto'
import { openPasswords } from '../../api/account/password/passwords.ts'
import type { Db } from '../../api/platform/db.ts'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { ask, PASSWORD } from '../support/account.ts'

export type WalkedShop = { origin: string; db: Db }
export type Buyer = { id: string; email: string }

/** A buyer of one walk alone who can sign in, with an address, a cart, an order by transfer and a wishlist. */
export async function createWalkBuyer(shop: WalkedShop): Promise<Buyer> {
  const { origin, db } = shop
  const { id, email, token } = await createBuyer(db, { passwordHash: await hashOfPassword() })
  await createAddress(db, id)
  await createAddress(db, id, { cityName: 'Köln', postalCode: '50667', isSelected: false })
  const goods = await db<{ productSkuId: string; quantity: number }[]>`
    select p.sku_id as product_sku_id, p.count_per_box * greatest(1, ceil(p.minimum_quantity::numeric / p.count_per_box))::int as quantity
    from product p join stock s using (sku_id) join store t on t.id = p.store_id
    where p.status = 'ACTIVE' and not p.is_exclusive and t.status = 'ACTIVE' and s.quantity > 2000 order by p.sku_id limit 8`
  const add = (items: object[]) => ask(origin, '/cart', { body: { items }, token })
  const skuIds = goods.map(({ productSkuId }) => productSkuId)
  await db`update store set minimum_order_cents = 0 where id in (select store_id from product where sku_id in ${db(skuIds)})`
  await add(goods.slice(0, 3))
  const { version } = await ask<{ version: number }>(origin, '/cart', { token })
  const body = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: version }
  await ask(origin, '/checkout/pay', { body, token })
  await add(goods.slice(2, 7))
  await db`insert into wishlist_item ${db(skuIds.slice(3).map((skuId) => ({ buyerId: id, skuId })))}`
  await endSessions(shop, { id })
  return { id, email }
}

/** A session of this buyer, as a sign-in on another device makes it. */
export async function createSession({ db }: WalkedShop, { id }: Buyer): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db`
    insert into session (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, now() + interval '7 days')`
  return token
}

/** As a new password or the end of seven days does. */
export const endSessions = ({ db }: WalkedShop, { id }: Pick<Buyer, 'id'>) =>
  db`delete from session where account_id = ${id}`

let hash: Promise<string> | undefined
// Hashing takes longer than all the rest.
const hashOfPassword = () => (hash ??= openPasswords().hash(PASSWORD))
