import { expect, test } from 'vitest'
import type { Cart, CartItem } from '../../../contract/cart.ts'
import { cartChanges } from './cart-changes.ts'

const line = { productSkuId: '1', name: 'Espresso', quantity: 6, stock: 60, selected: true, finalNetPrice: 4.2 }
const cart = (items: Partial<CartItem>[], grossTotal = 10) =>
  ({ carts: [{ items }], checkoutSummary: { grossTotal, grossTotalText: `${grossTotal} €` } }) as unknown as Cart
const espresso = (part: Partial<CartItem> = {}) => ({ ...line, finalNetPriceText: '4,20 €', ...part })

test('the same cart has no changes', () => {
  expect(cartChanges(cart([espresso()]), cart([espresso()]))).toEqual([])
})

test('what was added, deselected, changed, sold or made dearer is named, and the total with it', () => {
  const before = cart([espresso(), espresso({ productSkuId: '2', name: 'Tee' })])
  const now = cart(
    [
      espresso({ quantity: 12, finalNetPrice: 4.5, finalNetPriceText: '4,50 €', stock: 6 }),
      espresso({ productSkuId: '2', name: 'Tee', selected: false }),
      espresso({ productSkuId: '3', name: 'Kakao' }),
    ],
    20,
  )
  expect(cartChanges(before, now)).toEqual([
    { kind: 'REMOVED', name: 'Tee' },
    { kind: 'QUANTITY', name: 'Espresso', from: 6, to: 12 },
    { kind: 'PRICE', name: 'Espresso', from: '4,20 €', to: '4,50 €' },
    { kind: 'STOCK', name: 'Espresso', left: 6 },
    { kind: 'ADDED', name: 'Kakao' },
    { kind: 'TOTAL', from: '10 €', to: '20 €' },
  ])
})
