import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createProduct, createStore } from '../../test/builders.ts'

const names = ['Schokolade', 'Kaffee', 'Olivenöl', 'Mehl', 'Nudeln', 'Zucker', 'Honig', 'Essig']
const mistyped = 'Schokolaade Kafffee Olivennöl Mehll Nudelln Zuckker Honnig Essigg'

let statements = 0
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ onStatement: () => statements++ })
  const { id } = await createStore(app.db)
  for (const name of names) await createProduct(app.db, id, { nameDe: `${name} ${names.join(' ')}`, nameEn: name })
})
afterAll(() => app.close())

async function statementsOf(q: string) {
  statements = 0
  const listing = await app.request(listingsApi.search, { q }, { language: 'de' })
  return { listing, sent: statements }
}

test('to correct eight words asks the database nothing', async () => {
  await statementsOf(names.join(' '))
  const right = await statementsOf(names.join(' '))
  const corrected = await statementsOf(mistyped)
  expect(corrected.listing).toMatchObject({ didYouMean: names.join(' '), totalItems: names.length })
  expect(right.sent).toBeGreaterThan(0)
  expect(corrected.sent).toBe(right.sent)
})
