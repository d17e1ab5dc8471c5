import { expect, test } from 'vitest'
import { pageParam, pagePath } from './page-param.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=10001', 1],
])('the address with ?%s is page %i', (search, page) => {
  expect(pageParam(new URLSearchParams(search))).toBe(page)
})

test('the first page has no number', () => {
  expect(pagePath('/account/wishlist', 1)).toBe('/account/wishlist')
})

test('a further page keeps its filters', () => {
  expect(pagePath('/account/orders', 2, { filter: 'OPEN', sort: undefined })).toBe('/account/orders?filter=OPEN&page=2')
})
