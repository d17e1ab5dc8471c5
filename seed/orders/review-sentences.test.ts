import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { addOffers } from '../food/offers.ts'
import { articlesByStore, demoArticles } from '../load-catalogue.ts'
import { readDemoManifest } from '../picture-manifest.ts'
import { reviewsOf } from './load-reviews.ts'
import { reviewSentences, starsOf } from './review-sentences.ts'

const today = new Date('2026-05-04T06:00:00Z')
type Category = { slug: string; parent: string | null }

const tree = new Map(
  (JSON.parse(readFileSync(join(import.meta.dirname, '../data/categories.json'), 'utf8')) as Category[]).map(
    ({ slug, parent }) => [slug, parent ?? slug],
  ),
)
/** All reviews of the demo by the article of a store, its offers included. */
let byProduct: ReturnType<typeof reviewsOf>[]
beforeAll(() => {
  const manifest = readDemoManifest()
  const own = articlesByStore(manifest, demoArticles(manifest), tree)
  byProduct = [...addOffers(own, manifest.stores)].flatMap(([store, rows]) =>
    rows.map(({ supplier_sku: supplierSku = '', category: leaf = '' }) =>
      reviewsOf({ skuId: '', storeId: '', store, supplierSku, leaf, root: tree.get(leaf) ?? leaf }, today),
    ),
  )
})

test('at least eighty sentences by kind of goods, none more than one in a hundred reviews', () => {
  const reviews = byProduct.flat()
  const counts = new Map<string, number>()
  for (const { comment } of reviews) counts.set(comment, (counts.get(comment) ?? 0) + 1)
  expect(counts.size).toBeGreaterThanOrEqual(80)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(reviews.length / 100)
  expect(new Set(reviews.map(({ rate }) => rate))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(reviews.every(({ createdAt }) => (createdAt as Date) < today)).toBe(true)
})

test('no article of the demo has a sentence twice, and none has a review without one', () => {
  const repeated = byProduct.filter((reviews) => new Set(reviews.map(({ comment }) => comment)).size < reviews.length)
  expect(repeated).toEqual([])
  expect(byProduct.flat().filter(({ comment }) => comment === '')).toEqual([])
})

test('coffee is spoken of as coffee, glasses as glasses', () => {
  const said = (category: string) =>
    Array.from({ length: 40 }, (_, i) => reviewSentences([category])(`article ${i}`, 5)).join(' ')
  expect(said('kaffee-bohne')).toMatch(/Crema.*Mahlgrad|Mahlgrad.*Crema/)
  expect(said('glaeser')).toContain('Spülgängen')
})

test('what stands there already is not said again, and in the end nothing', () => {
  const sentence = reviewSentences(['tee'], [reviewSentences(['tee'])('first', 1)!])
  const rest = Array.from({ length: 20 }, (_, i) => sentence(`again ${i}`, 1))
  const spoken = rest.filter((text) => text !== undefined)
  expect(new Set(spoken).size).toBe(spoken.length)
  expect(rest.at(-1)).toBeUndefined()
})

test('every number of stars is given', () => {
  expect([0, 60, 85, 93, 98].map(starsOf)).toEqual([5, 4, 3, 2, 1])
})
