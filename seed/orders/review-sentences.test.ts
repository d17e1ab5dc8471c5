import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoArticles } from '../load-catalogue.ts'
import { readDemoManifest } from '../picture-manifest.ts'
import { reviewsOf } from './load-reviews.ts'
import { reviewSentence, starsOf } from './review-sentences.ts'

const today = new Date('2026-05-04T06:00:00Z')
type Category = { slug: string; parent: string | null }

test('at least eighty sentences by kind of goods, none more than one in a hundred reviews', () => {
  const file = join(import.meta.dirname, '../data/categories.json')
  const tree = new Map((JSON.parse(readFileSync(file, 'utf8')) as Category[]).map(({ slug, parent }) => [slug, parent]))
  const reviews = [...demoArticles(readDemoManifest())].flatMap(({ category: leaf, row }) =>
    reviewsOf({ skuId: '', storeId: '', supplierSku: row.supplier_sku!, leaf, root: tree.get(leaf) ?? leaf }, today),
  )
  const counts = new Map<string, number>()
  for (const { comment } of reviews) counts.set(comment, (counts.get(comment) ?? 0) + 1)
  expect(counts.size).toBeGreaterThanOrEqual(80)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(reviews.length / 100)
  expect(new Set(reviews.map(({ rate }) => rate))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(reviews.every(({ createdAt }) => (createdAt as Date) < today)).toBe(true)
})

test('coffee is spoken of as coffee, glasses as glasses', () => {
  const said = (category: string) =>
    Array.from({ length: 40 }, (_, i) => reviewSentence(`article ${i}`, 5, [category])).join(' ')
  expect(said('kaffee-bohne')).toMatch(/Crema.*Mahlgrad|Mahlgrad.*Crema/)
  expect(said('glaeser')).toContain('Spülgängen')
})

test('every number of stars is given', () => {
  expect([0, 60, 85, 93, 98].map(starsOf)).toEqual([5, 4, 3, 2, 1])
})
