import { afterAll, beforeAll, expect, test } from 'vitest'
import * as magazineApi from '../../contract/magazine.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createProduct, createStore } from '../../test/builders.ts'
import { loadMagazine } from './load-magazine.ts'
import { magazinePosts } from './posts.ts'

const path = 'espresso-den-ganzen-tag'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the articles are loaded newest first, and again without doubling, moving or renaming them', async () => {
  await loadMagazine(app.deps)
  const before = await app.request(magazineApi.listLatest, {})
  expect(before.items.map((post) => post.path)).toEqual(magazinePosts.map((post) => post.path))
  app.time.shiftMs = 60_000
  await loadMagazine(app.deps)
  expect(await app.request(magazineApi.listLatest, {})).toEqual(before)
  expect(await app.db`select tags from page_change`).toContainEqual({ tags: ['magazine'] })
})

test('below an article stand the most popular goods of its categories by turns, none exclusive or paused', async () => {
  const store = await createStore(app.db)
  await createCategory(app.db, { slug: 'tassen-becher' })
  const goods = (values: Record<string, unknown>) => createProduct(app.db, store.id, values)
  const second = await goods({ popularity: 5 })
  const first = await goods({ popularity: 9 })
  const cup = await goods({ categorySlug: 'tassen-becher' })
  await goods({ popularity: 50, isExclusive: true })
  await goods({ popularity: 50, status: 'PAUSED' })
  await loadMagazine(app.deps)
  const { products } = await app.request(magazineApi.read, { id: path })
  expect(products.map(({ skuId }) => skuId)).toEqual([first.skuId, cup.skuId, second.skuId])
})
