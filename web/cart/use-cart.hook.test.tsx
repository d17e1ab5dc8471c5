import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Cart } from '../../contract/cart.ts'
import { closePages, renderHook } from '../../test/hooks/render-hook.tsx'
import { cartOf, espresso, lost, oats, refusal, stubCart } from '../../test/hooks/stub-cart.ts'
import { cart as t } from '../../texts/de/cart/screen.ts'
import { currentToasts } from '../platform/toasts.ts'
import { cartQuery } from './queries.ts'
import { useAddToCart, useApplyCoupon, useFreshCart, useSetQuantity } from './use-cart.ts'

let shop: ReturnType<typeof stubCart>
beforeEach(() => {
  shop = stubCart()
})
afterEach(closePages)

const toasts = () => currentToasts().map(({ kind, message }) => ({ kind, message }))
const cup = { productSkuId: espresso.productSkuId, quantity: 6 }
const milk = { productSkuId: oats.productSkuId, quantity: 12 }

test('products that are added go out as one write, and the cart of its answer is the cart everywhere', async () => {
  const page = await renderHook(useAddToCart)
  expect(await page.result.add([cup, milk])).toBe(true)
  expect(shop.writes()).toEqual([{ items: [cup, milk].map((item) => ({ ...item, mode: 'ADD' })) }])
  const cached = page.queryClient.getQueryData<Cart>(cartQuery.queryKey)!
  expect(cached.carts[0]!.items.map(({ quantity }) => quantity)).toEqual([6, 12])
  expect(toasts()).toEqual([{ kind: 'success', message: t.added(2) }])
  await expect.poll(() => page.result.successes).toBe(1)
})

test('a refusal adds nothing: no tick, no announcement, and its sentence as an error', async () => {
  shop.answer('POST /cart', refusal(409, 'OUT_OF_STOCK'))
  const page = await renderHook(useAddToCart)
  expect(await page.result.add(cup)).toBe(false)
  expect(page.result.successes).toBe(0)
  expect(toasts()).toEqual([{ kind: 'error', message: 'Abgelehnt: OUT_OF_STOCK' }])
})

test('a second press while the first is on its way adds nothing', async () => {
  const answer = Promise.withResolvers<Response>()
  shop.answer('POST /cart', answer.promise)
  const page = await renderHook(useAddToCart)
  const presses = [page.result.add(cup), page.result.add(cup)]
  expect(await presses[1]).toBe(false)
  answer.resolve(Response.json(cartOf([espresso])))
  expect(await presses[0]).toBe(true)
  expect(shop.writes()).toHaveLength(1)
})

test('writes of several controls go out one after the other, in the order of the presses', async () => {
  const answer = Promise.withResolvers<Response>()
  shop.answer('POST /cart', answer.promise)
  const page = await renderHook(() => ({ one: useSetQuantity(), other: useSetQuantity() }))
  page.result.one.mutate(cup)
  page.result.other.mutate(milk)
  await expect.poll(() => shop.writes()).toHaveLength(1)
  answer.resolve(Response.json(cartOf([espresso])))
  await expect
    .poll(() => shop.writes())
    .toEqual([
      { ...cup, mode: 'SET' },
      { ...milk, mode: 'SET' },
    ])
})

test.each([
  [409, 'CART_CHANGED', 2],
  [500, 'INTERNAL', 2],
  [422, 'COUPON_INVALID', 1],
])('after a failure of %i (%s) the cart has been read %i times', async (status, code, reads) => {
  const page = await renderHook(() => ({ cart: useFreshCart(), set: useSetQuantity() }))
  await expect.poll(() => page.result.cart.state).toBe('ready')
  shop.answer('POST /cart', refusal(status, code))
  await expect(page.result.set.mutateAsync(cup)).rejects.toMatchObject({ status })
  await expect.poll(() => page.queryClient.isFetching()).toBe(0)
  expect(shop.reads('/cart')).toBe(reads)
})

test('an answer that was lost has the cart read again, as the write may have been done', async () => {
  const page = await renderHook(() => ({ cart: useFreshCart(), set: useSetQuantity() }))
  await expect.poll(() => page.result.cart.state).toBe('ready')
  shop.answer('POST /cart', lost)
  shop.setLines([espresso])
  await expect(page.result.set.mutateAsync(cup)).rejects.toMatchObject({ status: 0 })
  await expect.poll(() => page.result.cart).toMatchObject({ data: { itemCount: 1 } })
})

test('a refused coupon is said below its field, not by a message of the page', async () => {
  shop.answer('POST /cart/apply-coupon', refusal(422, 'COUPON_EXPIRED'))
  const page = await renderHook(useApplyCoupon)
  await expect(page.result.mutateAsync('HERBST')).rejects.toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(toasts()).toEqual([])
})
