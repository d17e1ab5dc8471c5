import { expect, test } from 'vitest'
import type { Suggestions } from '../../contract/listings.ts'
import { recentRows, suggestionRows } from './suggestion-rows.ts'

const suggestions: Suggestions = {
  queries: ['espresso bohnen'],
  categories: [{ name: 'Kaffee', slug: 'kaffee' }],
  products: [],
  stores: [{ storeName: 'Rösterei', storeUrl: '/stores/roesterei' }],
  designs: [{ id: '1', title: 'Sonnenrad', productName: 'Becher' }],
  posts: [{ path: '/magazine/mahlgrad', title: 'Mahlgrad' }],
} as unknown as Suggestions

test('suggestions are one list, in the order the arrow keys walk, each with a name of its own', () => {
  const rows = suggestionRows(suggestions)
  expect(rows.map(({ group }) => group)).toEqual(['terms', 'designs', 'categories', 'stores', 'posts'])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5)
  expect(rows[2]!.id).toBe(suggestionRows({ ...suggestions, queries: ['kaffee', 'espresso'] })[3]!.id)
  expect(rows[1]).toMatchObject({ label: 'Sonnenrad', hint: 'Becher', to: '/account/product-designs/1' })
})

test('a term and a search of before lead to what is found with them', () => {
  expect(suggestionRows(suggestions)[0]!.to).toBe('/search?q=espresso+bohnen')
  expect(recentRows(['Tee & Co', 'Milch'])).toMatchObject([
    { id: 'suggestion-0', group: 'recent', label: 'Tee & Co', to: '/search?q=Tee+%26+Co' },
    { id: 'suggestion-1', label: 'Milch' },
  ])
})

test('while they are on the way there are none', () => {
  expect(suggestionRows(undefined)).toEqual([])
})
