import { expect, test } from 'vitest'
import { createCatalogIndex } from './catalog-index.ts'
import type { IndexRow } from './index-queries.ts'
import { viewOf } from './index-view.ts'
import { indexedStore, indexRow } from '../../../test/listings/index-row.ts'

function indexOf(rows: IndexRow[]) {
  const index = createCatalogIndex()
  index.setFrame({ stores: [indexedStore], categories: [], synonymGroups: [] })
  index.putProducts(rows)
  const skus = (...[part, order]: Parameters<typeof index.inOrder>) =>
    [...index.inOrder(part, order)].map((doc) => index.table.skuIds[doc])
  return { index, skus }
}

const tassen = { by: 'categorySlug', of: 'tassen' } as const

test('a sale moves the product that was sold and sorts no other anew', () => {
  const { index, skus } = indexOf(['A', 'B', 'C'].map((skuId) => indexRow(skuId)))
  const before = index.inOrder('all', 'BESTSELLER')
  index.putProducts([indexRow('C', { popularity: 1 })])
  expect(index.inOrder('all', 'BESTSELLER')).toBe(before)
  expect(skus('all', 'BESTSELLER')).toEqual(['C', 'A', 'B'])
})

test('what is counted of a category is kept while products of others change', () => {
  const { index } = indexOf([indexRow('A'), indexRow('B', { categorySlug: 'teller', rootCategorySlug: 'teller' })])
  const view = viewOf(index, new Set())
  let counted = 0
  const count = () => view.cached(tassen, 'total', () => ++counted)
  expect(count()).toBe(1)
  expect(count()).toBe(1)
  index.putProducts([indexRow('B', { categorySlug: 'teller', rootCategorySlug: 'teller', isInStock: false })])
  expect(count()).toBe(1)
  index.putProducts([indexRow('A')])
  expect(count()).toBe(1)
  index.putProducts([indexRow('A', { isInStock: false })])
  expect(count()).toBe(2)
})

test('a product that moves to another category, goes and comes back is where it belongs', () => {
  const { index, skus } = indexOf([indexRow('A'), indexRow('B')])
  const teller = { by: 'categorySlug', of: 'teller' } as const
  expect(skus(tassen, 'NEWEST')).toEqual(['A', 'B'])
  expect(skus(teller, 'NEWEST')).toEqual([])
  index.putProducts([indexRow('A', { categorySlug: 'teller' })])
  expect(skus(tassen, 'NEWEST')).toEqual(['B'])
  expect(skus(teller, 'NEWEST')).toEqual(['A'])
  index.putProducts([], ['A'])
  index.putProducts([indexRow('C'), indexRow('A')])
  expect(skus(tassen, 'NEWEST')).toEqual(['A', 'B', 'C'])
  expect(skus(teller, 'NEWEST')).toEqual([])
})

test('a grant for a product that is gone shows nothing that takes its number', () => {
  const { index } = indexOf([indexRow('A', { isExclusive: true })])
  const view = viewOf(index, new Set(['A']))
  expect(view.isVisible(index.table.docOf('A'))).toBe(true)
  index.putProducts([], ['A'])
  index.putProducts([indexRow('B', { isExclusive: true })])
  expect(index.table.docOf('B')).toBe(0)
  expect(view.isVisible(0)).toBe(false)
})

test('SKUs of any kind are in the order of their letters', () => {
  const skuIds = ['10', '9', '1000001', '1000000', '100', 'Größe', 'Grösse', 'G', '中', '中1', 'ÿ1', 'ÿ']
  const { skus } = indexOf(skuIds.map((skuId) => indexRow(skuId)))
  expect(skus('all', 'PRICE_ASC')).toEqual(skuIds.toSorted())
})
