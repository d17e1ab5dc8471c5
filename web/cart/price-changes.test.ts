import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart, CartItem } from '../../contract/cart.ts'
import { clearPriceChanges, withPriceChanges } from './price-changes.ts'

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
)
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const cartOf = (finalNetPrice: number, problems: CartItem['problems']) =>
  ({ carts: [{ items: [{ productSkuId: '100001', finalNetPrice, problems }] }] }) as unknown as Cart
const problemsOf = (cart: Cart) => cart.carts[0]!.items[0]!.problems

test('a changed price that was noticed once stays until it is cleared', () => {
  expect(problemsOf(withPriceChanges(cartOf(4, [])))).toEqual([])
  expect(problemsOf(withPriceChanges(cartOf(5, ['PRICE_CHANGED'])))).toEqual(['PRICE_CHANGED'])
  expect(problemsOf(withPriceChanges(cartOf(5, ['OUT_OF_STOCK'])))).toEqual(['OUT_OF_STOCK', 'PRICE_CHANGED'])
  expect(problemsOf(withPriceChanges(cartOf(4, [])))).toEqual([])
  clearPriceChanges()
  expect(problemsOf(withPriceChanges(cartOf(5, [])))).toEqual([])
})
