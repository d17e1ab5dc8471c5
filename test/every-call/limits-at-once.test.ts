import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Queryable, type Tx } from '../../api/platform/db.ts'
import { insertPhoto } from '../../api/products/pictures/photo-queries.ts'
import { newId } from '../../api/platform/ids.ts'
import * as picturesApi from '../../contract/pictures/store-pictures.ts'
import type { Role } from '../../contract/rights.ts'
import * as photosApi from '../../contract/range/photos.ts'
import * as restockApi from '../../contract/restock.ts'
import * as apiKeysApi from '../../contract/team/api-keys.ts'
import * as wishlistApi from '../../contract/wishlist.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { atOnce } from '../at-once.ts'
import { createBuyer, createMember, createProduct, createStore } from '../builders.ts'
import { photoFile } from '../range/photos.ts'

const TAKERS = 6

let app: TestApp
let storeId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, connections: TAKERS + 2 })
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())

type Taker = Awaited<ReturnType<typeof createMember>>

/** As many people as take at once: the calls of one wait for each other. */
const team = (of: { companyId: string } | { storeId: string }, role: Role) =>
  Promise.all(Array.from({ length: TAKERS }, () => createMember(app.db, { ...of, roles: [role] })))

/** One place is left, and all of a team take it at once: one of them has it. */
async function takeLast(takers: Taker[], take: (taker: Taker, n: number) => Promise<unknown>) {
  const { done, refused } = await atOnce(TAKERS, (n) => take(takers[n]!, n))
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: TAKERS - 1 }, () => 'LIMIT_REACHED'))
  expect(done).toHaveLength(1)
}

type Held = { companyId: string; insertLast: (tx: Tx) => Promise<unknown>; take: () => Promise<unknown> }

/** The last place is taken by a transaction that has not ended: who comes meanwhile waits, and finds it taken. */
async function waitForLast({ companyId, insertLast, take }: Held) {
  let hasEnded = false
  const taken = await inTransaction(app.db, async (tx) => {
    await tx`select from company where id = ${companyId} for no key update`
    await insertLast(tx)
    const outcome = take()
      .then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      )
      .finally(() => (hasEnded = true))
    const isHeldUp = async () => {
      const { count } = await app.db`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return hasEnded || count > 0
    }
    await expect.poll(isHeldUp, { timeout: 60_000 }).toBe(true)
    return [outcome]
  })
  expect(await taken[0]).toBe('LIMIT_REACHED')
}

test('keys of the API', async () => {
  const { id: companyId } = await createBuyer(app.db)
  const owners = await team({ companyId }, 'OWNER')
  await app.db`
    insert into api_key (id, membership_id, name, start, token_hash, rights, created_at, expires_at)
    select gen_random_uuid(), ${owners[0]!.membershipId}, 'Kasse', 'tresen_aaaaa', sha256(n::text::bytea), '{orders}',
      now(), now() + interval '1 day' from generate_series(1, 19) n`
  await takeLast(owners, (owner) =>
    app.request(apiKeysApi.makeForCompany, { name: 'Kasse', rights: ['orders'], days: 30 }, owner),
  )
})

test('what is on the wishlist', async () => {
  const buyer = await createBuyer(app.db)
  const { skuId } = await createProduct(app.db, storeId)
  // The thousand need not be products.
  await app.db`alter table wishlist_item disable trigger all`
  const insert = (tx: Queryable, first: number, last: number) => tx`
    insert into wishlist_item (buyer_id, sku_id, added_at)
    select ${buyer.id}, 'x' || n, now() from generate_series(${first}::int, ${last}::int) n`
  await insert(app.db, 1, 999)
  await waitForLast({
    companyId: buyer.id,
    insertLast: (tx) => insert(tx, 1000, 1000),
    take: () => app.request(wishlistApi.add, { productSkuId: skuId }, buyer),
  })
})

test('notices of what is back in stock', async () => {
  const buyer = await createBuyer(app.db)
  const { skuId } = await createProduct(app.db, storeId, { stock: 0 })
  const insert = (tx: Queryable, first: number, last: number) => tx`
    insert into restock_notice (buyer_id, sku_id, id, created_at)
    select ${buyer.id}, 'x' || n, gen_random_uuid(), now() from generate_series(${first}::int, ${last}::int) n`
  await insert(app.db, 1, 199)
  await waitForLast({
    companyId: buyer.id,
    insertLast: (tx) => insert(tx, 200, 200),
    take: () => app.request(restockApi.add, { productSkuId: skuId }, buyer),
  })
})

test('photos of a product', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const picture = { format: 'png' as const, width: 900, height: 900, uploadedAt: new Date(), uploadedBy: null }
  for (let n = 1; n < 60; n++)
    await insertPhoto(app.db, { ...picture, id: newId(), token: `photo-${n}`, skuId, storeId })
  const file = await photoFile({ width: 1200, height: 1200 })
  await takeLast(await team({ storeId }, 'CATALOGUE'), (taker) => app.request(photosApi.add, { skuId, file }, taker))
})

test('pictures of a store', async () => {
  await app.db`
    insert into store_picture (id, store_id, token, format, width, height, uploaded_at)
    select gen_random_uuid(), ${storeId}, 'picture-' || n, 'png', 900, 900, now() from generate_series(1, 39) n`
  const file = await photoFile({ width: 900, height: 900 })
  await takeLast(await team({ storeId }, 'OWNER'), (taker) =>
    app.request(picturesApi.add, { kind: 'LOGO', file }, taker),
  )
})
