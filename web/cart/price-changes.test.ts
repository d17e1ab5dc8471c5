import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart, CartItem } from '../../contract/cart.ts'
import { clearPriceChanges, withPriceChanges } from './price-changes.ts'

const kept = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }),
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const cartOf = (finalNetPrice: number, problems: CartItem['problems']) =>
  ({ carts: [{ items: [{ productSkuId: '100001', finalNetPrice, problems }] }] }) as unknown as Cart
const told = (cart: Cart) => cart.carts[0]!.items[0]!.problems

test('a changed price that was told once stays told until it is forgotten', () => {
  expect(told(withPriceChanges(cartOf(4, [])))).toEqual([])
  expect(told(withPriceChanges(cartOf(5, ['PRICE_CHANGED'])))).toEqual(['PRICE_CHANGED'])
  expect(told(withPriceChanges(cartOf(5, ['OUT_OF_STOCK'])))).toEqual(['OUT_OF_STOCK', 'PRICE_CHANGED'])
  expect(told(withPriceChanges(cartOf(4, [])))).toEqual([])
  clearPriceChanges()
  expect(told(withPriceChanges(cartOf(5, [])))).toEqual([])
})
