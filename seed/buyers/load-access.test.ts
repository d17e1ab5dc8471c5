import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGrants } from '../../api/exclusive/grant-queries.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { loadAccess } from './load-access.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('the demo buyers stand in every state, first with the store of the demo supplier', async () => {
  const db = database.sql
  const other = await createStore(db)
  const tidemar = await createStore(db, { slug: 'roesterei-tidemar' })
  for (const name of ['hotel', 'cafe', 'restaurant', 'retail'])
    await createBuyer(db, { email: `${name}@demo.tresen.example` })
  const { skuId: third } = await createProduct(db, other.id, { isExclusive: true })
  const [first, second] = [
    await createProduct(db, tidemar.id, { isExclusive: true }),
    await createProduct(db, tidemar.id, { isExclusive: true }),
  ]
  await loadAccess(db, new Date())
  const stands = (await findGrants(db)).map(({ email, skuId, status }) => `${email.split('@')[0]} ${skuId} ${status}`)
  expect(stands).toEqual([
    `hotel ${third} PENDING`,
    `cafe ${first.skuId} PENDING`,
    `retail ${second.skuId} REJECTED`,
    `hotel ${first.skuId} GRANTED`,
    `restaurant ${second.skuId} NONE`,
  ])
})

test('a shop without exclusive products gets no applications', async () => {
  await database.sql`delete from exclusive_request`
  await database.sql`delete from exclusive_grant`
  await database.sql`update product set is_exclusive = false`
  await loadAccess(database.sql, new Date())
  expect(await findGrants(database.sql)).toEqual([])
})
