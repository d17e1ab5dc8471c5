import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, renderHook } from '../../test/hooks/render-hook.tsx'
import { espresso, oats, refusal, stubCart } from '../../test/hooks/stub-cart.ts'
import { cart as t } from '../../texts/de/cart/screen.ts'
import { currentToasts } from '../platform/toasts.ts'
import { useReorder } from './use-reorder.ts'

let shop: ReturnType<typeof stubCart>
afterEach(closePages)
beforeEach(() => {
  shop = stubCart([espresso])
})

const toasts = () => currentToasts().map(({ kind, message }) => ({ kind, message }))

test('lines of an order come onto what lies in the cart', async () => {
  const onAdded = vi.fn()
  const page = await renderHook(() => useReorder(onAdded))
  page.result.reorder([espresso, oats])
  await expect.poll(() => onAdded.mock.calls).toHaveLength(1)
  expect(shop.lines().map(({ quantity }) => quantity)).toEqual([12, 6])
  expect(toasts()).toEqual([{ kind: 'success', message: t.added(2) }])
})

test('what cannot be had is named, the others still go in', async () => {
  const refused = () => refusal(409, 'OUT_OF_STOCK')
  shop.answer('POST /cart', refused(), refused())
  const page = await renderHook(() => useReorder())
  page.result.reorder([espresso, oats])
  await expect.poll(toasts).toEqual([
    { kind: 'success', message: t.added(1) },
    { kind: 'error', message: t.notAdded('Espresso') },
  ])
  expect(shop.lines().map(({ name }) => name)).toEqual(['Espresso', 'Haferdrink'])
})

test('where nothing can be had nothing follows', async () => {
  shop.answer('POST /cart', refusal(409, 'OUT_OF_STOCK'))
  const onAdded = vi.fn()
  const page = await renderHook(() => useReorder(onAdded))
  page.result.reorder([espresso])
  await expect.poll(toasts).toEqual([{ kind: 'error', message: t.notAdded('Espresso') }])
  expect(onAdded).not.toHaveBeenCalled()
})
