import { expect, test } from 'vitest'
import { localPath, paths, splitPath } from './paths.ts'

test('the site map', () => {
  const map = {
    home: paths.home(),
    search: paths.search('Käse & Wein'),
    product: paths.product({ canonicalUrl: '/products/tasse-1', skuId: '1' }),
    productWithoutUrl: paths.product({ canonicalUrl: '', skuId: '100123' }),
    category: paths.category('kaffee-tee'),
    store: paths.store('rona'),
    order: paths.order('7'),
    imprint: paths.static('imprint'),
  }
  expect(map).toEqual({
    home: '/',
    search: '/search?q=K%C3%A4se+%26+Wein',
    product: '/products/tasse-1',
    productWithoutUrl: '/products/xxx-100123',
    category: '/kaffee-tee',
    store: '/stores/rona',
    order: '/account/orders/7',
    imprint: '/static/imprint',
  })
})

test.each([
  ['/', '/de'],
  ['/?page=2', '/de?page=2'],
  ['/search?q=de', '/de/search?q=de'],
  ['/dessert', '/de/dessert'],
])('%s is %s in German, and back', (path, german) => {
  expect(localPath('de', path)).toBe(german)
  expect(splitPath(german)).toEqual({ language: 'de', path })
  expect(splitPath(localPath('en', path))).toEqual({ language: 'en', path })
})

test('a category that begins with de is not German', () => {
  expect(splitPath('/dessert')).toEqual({ language: 'en', path: '/dessert' })
})
