import { expect, test } from 'vitest'
import { hidePersonal } from './hide-personal.ts'

const price = { finalNetPrice: 4.5 }

test('of an answer to an account only what everybody may see stays', () => {
  const listing = {
    title: 'Kaffee',
    facetsGated: false,
    facets: [{ key: 'price' }],
    items: [
      { skuId: '1', price, tierText: 'ab 48 Stück 3,50 €', badges: ['NEW'] },
      { skuId: '2', price, tierText: null, badges: ['EXCLUSIVE'] },
    ],
  }
  expect(hidePersonal(listing)).toEqual({
    title: 'Kaffee',
    facetsGated: true,
    facets: [],
    items: [{ skuId: '1', price: null, tierText: null, badges: ['NEW'] }],
  })
  const createdAt = new Date()
  const product = { name: 'Espresso', price, tierPrices: [{ finalNetPrice: 4 }], stock: 7, createdAt }
  expect(hidePersonal(product)).toEqual({ name: 'Espresso', price: null, tierPrices: [], stock: 7, createdAt })
  expect(hidePersonal(undefined)).toBe(undefined)
})
