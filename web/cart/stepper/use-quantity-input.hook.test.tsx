import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, renderHook } from '../../../test/hooks/render-hook.tsx'
import { cartOf, espresso, refusal, stubCart } from '../../../test/hooks/stub-cart.ts'
import { currentToasts } from '../../platform/toasts.ts'
import { sendPending, setPendingQuantity } from '../pending-quantities.ts'
import { useQuantityInput } from './use-quantity-input.ts'
import { waitingQuantities } from '../waiting/waiting-quantities.ts'

let shop: ReturnType<typeof stubCart>
afterEach(async () => {
  setPendingQuantity(espresso.productSkuId, undefined)
  await closePages()
})
beforeEach(() => {
  shop = stubCart([espresso])
  vi.stubGlobal('navigator', { onLine: true })
})

const openLine = () => renderHook(() => useQuantityInput(espresso))
const set = (quantity: number) => ({ productSkuId: espresso.productSkuId, quantity, mode: 'SET' })

test('plus pressed four times is one write, and each press is shown at once', async () => {
  const line = await openLine()
  expect(line.result).toMatchObject({ shown: 6, isWaiting: false })
  for (const quantity of [12, 18, 24, 30]) {
    line.result.change(quantity)
    await expect.poll(() => line.result.shown).toBe(quantity)
  }
  expect(line.result.isWaiting).toBe(true)
  await expect.poll(() => shop.writes()).toEqual([set(30)])
  await expect.poll(() => line.result.isWaiting).toBe(false)
  expect(shop.writes()).toHaveLength(1)
})

test('a refusal brings back the quantity of the cart', async () => {
  shop.answer('POST /cart', refusal(409, 'OUT_OF_STOCK'))
  const line = await openLine()
  line.result.change(60)
  await expect.poll(() => currentToasts().map(({ message }) => message)).toEqual(['Abgelehnt: OUT_OF_STOCK'])
  await expect.poll(() => line.result).toMatchObject({ shown: 6, isWaiting: false })
})

test('what was set while an older quantity is on its way stays shown until it is answered itself', async () => {
  const first = Promise.withResolvers<Response>()
  shop.answer('POST /cart', first.promise)
  const line = await openLine()
  line.result.change(12)
  sendPending()
  await expect.poll(() => shop.writes()).toEqual([set(12)])
  line.result.change(18)
  first.resolve(Response.json(cartOf([{ ...espresso, quantity: 12 }])))
  await expect.poll(() => line.queryClient.isMutating()).toBe(0)
  expect(line.result.shown).toBe(18)
  await expect.poll(() => shop.writes()).toEqual([set(12), set(18)])
})

test('without a connection the quantity waits for one', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const line = await openLine()
  line.result.change(12)
  await expect.poll(() => waitingQuantities().map(({ quantity }) => quantity)).toEqual([12])
  await expect.poll(() => line.result).toMatchObject({ shown: 12, isWaiting: true })
  expect(shop.writes()).toEqual([])
})

test('a page that is left sends the quantity at once, also one that is on its way', async () => {
  const line = await openLine()
  shop.answer('POST /cart', new Promise(() => {}))
  line.result.change(12)
  sendPending()
  await expect.poll(() => shop.writes()).toEqual([set(12)])
  dispatchEvent(new Event('pagehide'))
  expect(shop.sent.filter(({ keepalive }) => keepalive).at(-1)).toMatchObject({ body: set(12) })
  expect(shop.writes()).toHaveLength(2)
})

test('a page that was not changed sends nothing when it is left', async () => {
  await openLine()
  dispatchEvent(new Event('pagehide'))
  expect(shop.writes()).toEqual([])
})
