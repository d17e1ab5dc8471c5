import { expect, test } from 'vitest'
import { choiceOf, choicePath, freeName, sameKey } from './choice.ts'

test.each([
  [{ kind: 'category', slug: 'tee' } as const, 'organic=true&sort=PRICE_ASC', '/tee?sort=PRICE_ASC&organic=true'],
  [{ kind: 'store', slug: 'haferlund' } as const, 'priceMax=12,50&page=3', '/stores/haferlund?priceMax=12.5'],
  [{ kind: 'collection', slug: 'bio' } as const, 'brand=A%26B&brand=C', '/collections/bio?brand=A%26B&brand=C'],
  [{ kind: 'search', q: 'Öl & Essig' } as const, 'q=x&attr.seal=eu', '/search?q=%C3%96l+%26+Essig&attr.seal=eu'],
  [{ kind: 'search', q: '' } as const, 'inStock=true&nonsense=1', '/search?inStock=true'],
])('%o with %s is kept as %s', (of, search, path) => {
  const choice = choiceOf(of, new URLSearchParams(search))!
  expect(choicePath(choice)).toBe(path)
  const again = new URL(path, 'http://tresen.test').searchParams
  expect(choiceOf(of, again)).toEqual(choice)
})

test('where nothing is chosen there is nothing to keep', () => {
  expect(choiceOf({ kind: 'category', slug: 'tee' }, new URLSearchParams('page=2&utm=mail'))).toBeNull()
  expect(choiceOf({ kind: 'search', q: '' }, new URLSearchParams())).toBeNull()
})

test('the order in which filters were chosen makes no other choice, and the usual order none', () => {
  const of = { kind: 'category', slug: 'tee' } as const
  const key = (search: string) => sameKey(choiceOf(of, new URLSearchParams(search))!)
  expect(key('brand=A&brand=B&sale=true')).toBe(key('sale=true&brand=B&brand=A'))
  expect(key('brand=A&sort=RELEVANCE')).toBe(key('brand=A'))
  expect(key('brand=A')).not.toBe(key('brand=B'))
})

test('a name that is taken gets a number, and none is longer than fits', () => {
  expect(freeName(' Hafer ', [])).toBe('Hafer')
  expect(freeName('Hafer', ['hafer', 'Hafer 2'])).toBe('Hafer 3')
  const long = 'x'.repeat(80)
  expect(freeName(long, ['x'.repeat(60)])).toBe(`${'x'.repeat(58)} 2`)
})
