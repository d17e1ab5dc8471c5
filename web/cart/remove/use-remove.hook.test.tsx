import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, renderHook } from '../../../test/hooks/render-hook.tsx'
import { cartOf, espresso, oats, refusal, stubCart } from '../../../test/hooks/stub-cart.ts'
import { cart as t } from '../../../texts/de/cart/screen.ts'
import { createQueryClient } from '../../platform/calls/query-client.ts'
import { currentToasts } from '../../platform/toasts.ts'
import { cartQuery } from '../queries.ts'
import { useRemoveLine, useRemoveStore } from './use-remove.ts'

let shop: ReturnType<typeof stubCart>
afterEach(closePages)
beforeEach(() => {
  shop = stubCart([espresso, oats])
})

/** A page on which the cart is known. */
function knownCart() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(cartQuery.queryKey, cartOf(shop.lines()))
  return queryClient
}
const toasts = () => currentToasts().map(({ message }) => message)
const names = () => shop.lines().map(({ name }) => name)

test('a line that was taken out comes back with its quantity, and nothing else is touched', async () => {
  const page = await renderHook(() => useRemoveLine(), knownCart())
  await page.result.remove(espresso)
  expect(names()).toEqual(['Haferdrink'])
  expect(toasts()).toEqual([t.removed('Espresso')])
  currentToasts()[0]!.action!.run()
  await expect.poll(names).toEqual(['Haferdrink', 'Espresso'])
  expect(shop.writes()).toEqual([
    { productSkuId: espresso.productSkuId, quantity: 0, mode: 'SET' },
    { items: [{ productSkuId: espresso.productSkuId, quantity: 6, mode: 'SET' }] },
  ])
})

test('a refused removal announces nothing and takes nothing out', async () => {
  shop.answer('POST /cart', refusal(409, 'CART_CHANGED'))
  const notify = vi.fn()
  const page = await renderHook(() => useRemoveLine(notify), knownCart())
  await page.result.remove(espresso)
  expect(notify).not.toHaveBeenCalled()
  expect(names()).toEqual(['Espresso', 'Haferdrink'])
})

test('what cannot be had any more is named when it is brought back', async () => {
  const page = await renderHook(() => useRemoveLine(), knownCart())
  await page.result.remove(espresso)
  shop.answer('POST /cart', refusal(409, 'OUT_OF_STOCK'))
  currentToasts()[0]!.action!.run()
  await expect.poll(toasts).toContain(t.notAdded('Espresso'))
})

test('all of a store comes back line by line, or not at all where the store does not sell', async () => {
  const page = await renderHook(useRemoveStore, knownCart())
  const [store] = cartOf([espresso, oats]).carts
  const path = `DELETE /cart/store-cart-items/${store!.storeId}`
  shop.answer(path, Response.json(cartOf([])), Response.json(cartOf([])))
  await page.result.remove({ ...store!, isEligibleForSale: false })
  expect(currentToasts()[0]!.action).toBeUndefined()
  page.queryClient.setQueryData(cartQuery.queryKey, cartOf([espresso, oats]))
  await page.result.remove(store!)
  currentToasts()[0]!.action!.run()
  await expect.poll(() => shop.writes().at(-1)).toMatchObject({ items: [{ quantity: 6 }, { quantity: 6 }] })
})
