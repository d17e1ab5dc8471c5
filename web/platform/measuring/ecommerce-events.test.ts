import { expect, test } from 'vitest'
import { cartEvent, checkoutEvent, listEvents, purchaseEvent, viewEvent } from './ecommerce-events.ts'

const product = (place: number) => ({ skuId: `10000${place}`, name: `Tasse ${place}`, brand: '' })

test('a list of products is told in chunks of four, in euros, each product with its place', () => {
  const events = listEvents(
    'Kaffee & Tee',
    Array.from({ length: 9 }, (_, place) => product(place)),
  )
  expect(events.map(({ ecommerce }) => ecommerce.items.length)).toEqual([4, 4, 1])
  expect(events[2]).toEqual({
    event: 'view_item_list',
    ecommerce: {
      currency: 'EUR',
      item_list_name: 'Kaffee & Tee',
      items: [{ item_id: '100008', item_name: 'Tasse 8', index: 8, item_list_name: 'Kaffee & Tee' }],
    },
  })
})

test('an empty list is not told', () => {
  expect(listEvents('Neu', [])).toEqual([])
})

test('a visitor looks at a product without a price', () => {
  expect(viewEvent({ ...product(1), brand: 'Nordlicht', price: null }).ecommerce.items).toEqual([
    { item_id: '100001', item_name: 'Tasse 1', item_brand: 'Nordlicht' },
  ])
})

test('what is put into the cart has its value to the cent', () => {
  const bought = [
    { ...product(1), price: { finalNetPrice: 1.1 }, quantity: 3 },
    { ...product(2), price: { finalNetPrice: 0.07 }, quantity: 6 },
  ]
  expect(cartEvent(bought).ecommerce).toMatchObject({ currency: 'EUR', value: 3.72 })
})

test('a checkout has the value of its goods, an order its number, tax and shipping besides', () => {
  const bought = [{ ...product(1), price: { finalNetPrice: 1.1 }, quantity: 3 }]
  expect(checkoutEvent(bought)).toMatchObject({ event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 3.3 } })
  const order = { orderNumber: 'T100001', tax: 0.63, shipping: 4.9, couponCode: null }
  expect(purchaseEvent(order, bought)).toEqual({
    event: 'purchase',
    ecommerce: {
      currency: 'EUR',
      transaction_id: 'T100001',
      value: 3.3,
      tax: 0.63,
      shipping: 4.9,
      items: [{ item_id: '100001', item_name: 'Tasse 1', price: 1.1, quantity: 3 }],
    },
  })
})
