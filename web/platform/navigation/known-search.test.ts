import { expect, test } from 'vitest'
import { addressOf, knownSearch } from './known-search.ts'

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

test.each([
  ['is still the page of the document', '/search?q=wein&utm_source=mail#goods', '/search?q=wein&utm_source=mail#goods'],
  ['went back to another page before the scripts came', '/kaffee-tee', '/search?q=wein'],
  ['went back to other parameters of the page', '/search?q=tee', '/search?q=wein'],
])('the document is hydrated as its own page when the address %s', (_, address, shown) => {
  const url = addressOf(new URL('https://tresen.test/search?q=wein'), new URL(address, 'http://shop.test'), () => ['q'])
  expect(url.href).toBe(`http://shop.test${shown}`)
})
