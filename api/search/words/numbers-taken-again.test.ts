import { expect, test } from 'vitest'
import { createCatalogIndex } from '../../listings/index/catalog-index.ts'
import type { IndexRow } from '../../listings/index/index-queries.ts'
import { indexedStore, indexRow } from '../../../test/listings/index-row.ts'
import { viewOf } from '../../listings/index/index-view.ts'
import { findProducts } from './find-products.ts'
import { firstSkus } from './found-products.ts'
import { createWordIndex } from './word-index.ts'

const row = (skuId: string, nameDe: string) => indexRow(skuId, { nameDe, nameEn: nameDe })

function openSearch(rows: IndexRow[]) {
  const catalogue = createCatalogIndex()
  catalogue.setFrame({ stores: [indexedStore], categories: [], synonymGroups: [] })
  catalogue.putProducts(rows)
  const index = createWordIndex()
  index.put(rows, [])
  const view = viewOf(catalogue, new Set())
  const search = (q: string) => firstSkus(findProducts({ index, language: 'de', view, ordered: new Set() }, q), 10)
  return { catalogue, index, search }
}

test('a product that takes the number of one that is gone is not found by its words', () => {
  const { catalogue, index, search } = openSearch([row('1', 'Espressotasse'), row('2', 'Suppenteller')])
  expect(search('Espressotasse')).toEqual(['1'])
  catalogue.putProducts([], ['1'])
  catalogue.putProducts([row('3', 'Wasserkaraffe')])
  expect(catalogue.table.docOf('3')).toBe(0)
  expect(search('Espressotasse')).toEqual([])
  index.put([row('3', 'Wasserkaraffe')], ['1'])
  expect(search('Wasserkaraffe')).toEqual(['3'])
})

test('a product that leaves and comes back under another number is found again', () => {
  const { catalogue, search } = openSearch([row('1', 'Espressotasse'), row('2', 'Suppenteller')])
  expect(search('Suppenteller')).toEqual(['2'])
  catalogue.putProducts([], ['1', '2'])
  catalogue.putProducts([row('2', 'Suppenteller'), row('4', 'Kelle')])
  expect(search('Suppenteller')).toEqual(['2'])
  catalogue.putProducts([], ['2'])
  expect(search('Suppenteller')).toEqual([])
  catalogue.putProducts([row('5', 'Besen'), row('2', 'Suppenteller')])
  expect(search('Suppenteller')).toEqual(['2'])
})
