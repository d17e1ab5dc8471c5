import { expect, test } from 'vitest'
import { filtersOf, isSame, viewPath } from './view-address.ts'

test.each([
  ['view=ALL&due=TODAY&after=x&open=4', { view: 'ALL', due: 'TODAY' }],
  ['view=NEW&q=', {}],
  ['colour=red&q=Tee', { q: 'Tee' }],
])('“%s” narrows a list by %j', (text, filters) => {
  expect(filtersOf(new URLSearchParams(text), ['view', 'q', 'due'], 'NEW')).toEqual(filters)
})

test('filters are the same in any order, and not with another value', () => {
  expect(isSame({ q: 'Tee', due: 'TODAY' }, { due: 'TODAY', q: 'Tee' })).toBe(true)
  expect(isSame({ q: 'Tee' }, { q: 'Tee', due: 'TODAY' })).toBe(false)
  expect(isSame({ q: 'Tee' }, { q: 'Kaffee' })).toBe(false)
})

test('a view has an address that carries its filters', () => {
  expect(viewPath('/supplier/orders', 'a', { q: 'Tee & Saft' })).toBe('/supplier/orders?saved=a&q=Tee+%26+Saft')
})
