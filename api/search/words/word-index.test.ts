import { expect, test } from 'vitest'
import { createHits, docsOf, raise, releaseHits } from './hits.ts'
import { raiseBeginnings } from './find-hits.ts'
import { createSynonyms } from './synonyms.ts'
import { docOfPosting } from './terms.ts'
import type { SearchedProduct } from './weigh-terms.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

const product = (skuId: string, name: string): SearchedProduct => ({
  skuId,
  storeId: '',
  categorySlug: '',
  rootCategorySlug: '',
  nameDe: name,
  nameEn: name,
  brand: '',
  gtin: '',
  supplierSku: '',
  attributes: [],
  isOrganic: false,
  isExclusive: false,
  contentAmount: 1,
  contentUnit: 'PIECE',
})
const skusWith = (index: WordIndex, name: string) => {
  const term = index.term(name)
  const docs = term ? [...term.postings.subarray(0, term.count)].map(docOfPosting) : []
  return docs.flatMap((doc) => index.products.skuIdOf(doc) ?? [])
}

test('what changes often is found by its last words only, and the numbers of the index do not grow for ever', () => {
  const index = createWordIndex()
  const skuIds = Array.from({ length: 600 }, (_, i) => `${100_000 + i}`)
  const names = ['Tasse', 'Teller', 'Schale', 'Kanne', 'Becher', 'Krug']
  for (const name of names)
    index.put(
      skuIds.map((skuId) => product(skuId, `${name} ${skuId === skuIds[0] ? 'Kai' : 'Rund'}`)),
      skuIds,
    )
  expect(index.products.liveCount).toBe(600)
  expect(index.products.size).toBeLessThan(600 * names.length)
  expect(skusWith(index, 'krug')).toEqual(skuIds)
  expect(skusWith(index, 'tasse')).toEqual([])
  expect(skusWith(index, 'kai')).toEqual([skuIds[0]])
  index.put([], skuIds.slice(1))
  expect(skusWith(index, 'krug')).toEqual([skuIds[0]])
})

test('a product that is sold is not read again, one that is named anew is', () => {
  const index = createWordIndex()
  const sold = product('100000', 'Tasse')
  index.put([sold], ['100000'])
  index.put([{ ...sold }], ['100000'])
  expect(index.products.size).toBe(1)
  for (const changed of [{ nameEn: 'Cup' }, { brand: 'Kai' }, { categorySlug: 'tassen' }, { isExclusive: true }])
    index.put([Object.assign(sold, changed)], ['100000'])
  expect(index.products.size).toBe(5)
  expect(index.products.isSeenByAll(4)).toBe(false)
  expect(skusWith(index, 'kai')).toEqual(['100000'])
  index.put([], ['100000'])
  expect(skusWith(index, 'kai')).toEqual([])
})

test('behind one letter only the words that most products have are looked at', () => {
  const index = createWordIndex()
  const letters = [...'abcdefghijklmnopqrst']
  const rare = letters.flatMap((a) => letters.map((b) => `m${a}${b}uxi`))
  const products = [...rare, 'Milch', 'Milch'].map((name, i) => product(`${i}`, name))
  index.put(products, [])
  const hits = createHits(index.products.size)
  raiseBeginnings({ index, synonyms: createSynonyms([]), language: 'de' }, hits, 'm')
  const docs = docsOf(hits)
  expect(docs).toHaveLength(51)
  expect(Array.from(docs, (doc) => index.products.skuIdOf(doc))).toEqual(
    expect.arrayContaining([`${rare.length}`, `${rare.length + 1}`]),
  )
})

test('hits that are used again say nothing of the products of before', () => {
  const first = createHits(10)
  raise(first, 3, 0.5)
  releaseHits([first, first])
  const [second, third] = [createHits(10), createHits(10)]
  expect(second.weights).toBe(first.weights)
  expect(third.weights).not.toBe(first.weights)
  expect(second.weights[3]).toBe(0)
})
