import { expect, test } from 'vitest'
import type { Suggestions } from '../../contract/listings.ts'
import { recentRows, suggestionRows, walkedTo } from './suggestion-rows.ts'

const suggestions: Suggestions = {
  queries: ['espresso bohnen'],
  categories: [{ name: 'Kaffee', slug: 'kaffee' }],
  products: [
    {
      skuId: '100001',
      name: 'Espresso',
      brand: 'Tidemar',
      imageUrl: '/p',
      canonicalUrl: '/products/e-100001',
      isExclusive: true,
    },
  ],
  stores: [{ storeName: 'Rösterei', storeUrl: '/stores/roesterei' }],
  designs: [{ id: '1', title: 'Sonnenrad', productName: 'Becher' }],
  posts: [{ path: '/magazine/mahlgrad', title: 'Mahlgrad' }],
} as unknown as Suggestions

test('suggestions are one list, in the order the arrow keys walk, each with a name of its own', () => {
  const rows = suggestionRows(suggestions, 'Exklusiv')
  expect(rows.map(({ group }) => group)).toEqual(['terms', 'designs', 'categories', 'products', 'stores', 'posts'])
  expect(rows.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5].map((position) => `suggestion-${position}`))
  expect(rows[1]).toMatchObject({ label: 'Sonnenrad', hint: 'Becher', to: '/account/product-designs/1' })
  expect(rows[3]).toMatchObject({ label: 'Espresso', hint: 'Exklusiv · Tidemar', imageUrl: '/p' })
})

test('a term and a search of before lead to what is found with them', () => {
  expect(suggestionRows(suggestions, '')[0]!.to).toBe('/search?q=espresso+bohnen')
  expect(recentRows(['Tee & Co', 'Milch'])).toMatchObject([
    { id: 'suggestion-0', group: 'recent', label: 'Tee & Co', to: '/search?q=Tee+%26+Co' },
    { id: 'suggestion-1', label: 'Milch' },
  ])
})

test.each([
  ['down from the field', -1, 1, 0],
  ['down', 0, 1, 1],
  ['down from the last row, into the field', 2, 1, -1],
  ['up from the field, to the last row', -1, -1, 2],
  ['up', 2, -1, 1],
  ['up from the first row, into the field', 0, -1, -1],
])('of three rows the arrow keys walk %s', (_, from, step, to) => {
  expect(walkedTo(from, step, 3)).toBe(to)
})

test('without rows they stay in the field', () => {
  expect(walkedTo(-1, 1, 0)).toBe(-1)
  expect(walkedTo(-1, -1, 0)).toBe(-1)
})
