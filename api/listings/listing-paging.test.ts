import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('pages follow one another without gap or repetition', async () => {
  const store = await createStore(app.db, { slug: 'viel' })
  await createCategory(app.db, { slug: 'viele' })
  for (let i = 0; i < 15; i++) await createProduct(app.db, store.id, { categorySlug: 'viele', popularity: i % 2 })
  const pages = await Promise.all(
    [1, 2].map((page) => app.request(listingsApi.readCategory, { slug: 'viele', page, pageSize: 12 })),
  )
  expect(pages.map(({ items }) => items.length)).toEqual([12, 3])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ skuId }) => skuId))).size).toBe(15)
})
