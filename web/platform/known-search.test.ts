import { expect, test } from 'vitest'
import { knownSearch } from './known-search.ts'

const known = (search: string, query: string[]) => knownSearch(new URLSearchParams(search), query).toString()

test('parameters a page does not read are dropped', () => {
  expect(known('?utm_source=mail&page=2&fbclid=x', ['page', 'sort'])).toBe('page=2')
})

test('the order of different parameters makes no difference, that of equal ones is kept', () => {
  expect(known('?sort=RATING&brand=b&brand=a', ['brand', 'sort'])).toBe('brand=b&brand=a&sort=RATING')
})

test('a star stands for all attributes', () => {
  expect(known('?attr.volume=58+cl&attribute=x', ['attr.*'])).toBe('attr.volume=58+cl')
})

test('an empty parameter is none', () => {
  expect(known('?q=', ['q'])).toBe('')
})
