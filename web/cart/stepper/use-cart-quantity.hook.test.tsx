import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, renderHook } from '../../../test/hooks/render-hook.tsx'
import { asBuyer, cartOf, espresso, lost, refusal, stubCart } from '../../../test/hooks/stub-cart.ts'
import { cart as cartTexts } from '../../../texts/de/cart/screen.ts'
import { stepper as t } from '../../../texts/de/cart/stepper.ts'
import { currentToasts } from '../../platform/toasts.ts'
import { waitingQuantities } from '../waiting/waiting-quantities.ts'
import { sendPending, setPendingQuantity } from '../pending-quantities.ts'
import { useCartQuantity, type SteppedProduct } from './use-cart-quantity.ts'

const product: SteppedProduct = { ...espresso, skuId: espresso.productSkuId }
let shop: ReturnType<typeof stubCart>
afterEach(async () => {
  await closePages()
  setPendingQuantity(product.skuId, undefined)
})
beforeEach(() => {
  shop = stubCart([espresso])
  vi.stubGlobal('navigator', { onLine: true })
})

/** A stepper of espresso, once it knows the cart. */
async function openStepper(part: Partial<SteppedProduct> = {}) {
  const stepper = await renderHook(() => useCartQuantity({ ...product, ...part }), asBuyer())
  await expect.poll(() => shop.reads('/cart')).toBe(1)
  await expect.poll(() => stepper.queryClient.isFetching()).toBe(0)
  const inCart = shop.lines()[0]?.quantity ?? 0
  await expect.poll(() => stepper.result.value).toBe(inCart)
  return stepper
}
const set = (quantity: number) => ({ productSkuId: espresso.productSkuId, quantity, mode: 'SET' })
const toasts = () => currentToasts().map(({ message }) => message)

test('presses count at once and go out as one write of the last quantity', async () => {
  const stepper = await openStepper()
  const answer = Promise.withResolvers<Response>()
  shop.answer('POST /cart', answer.promise)
  for (const quantity of [12, 18, 24]) stepper.result.change(quantity)
  await expect.poll(() => stepper.result.value).toBe(24)
  await expect.poll(() => shop.writes()).toEqual([set(24)])
  expect(stepper.result.value).toBe(24)
  answer.resolve(Response.json(cartOf([{ ...espresso, quantity: 24 }])))
  await expect.poll(() => stepper.queryClient.isMutating()).toBe(0)
  expect(stepper.result.value).toBe(24)
  expect(shop.writes()).toEqual([set(24)])
  expect(toasts()).toEqual([])
})

test('a refusal brings back what lies in the cart and says why', async () => {
  const stepper = await openStepper()
  shop.answer('POST /cart', refusal(409, 'OUT_OF_STOCK'))
  stepper.result.change(60)
  await expect.poll(() => toasts()).toEqual(['Abgelehnt: OUT_OF_STOCK'])
  await expect.poll(() => stepper.result.value).toBe(6)
})

test('after a lost answer the same quantity can be sent again from the message', async () => {
  const stepper = await openStepper()
  shop.answer('POST /cart', lost)
  stepper.result.change(12)
  await expect.poll(() => toasts()).toEqual([t.failed])
  await expect.poll(() => stepper.result.value).toBe(6)
  currentToasts()[0]!.action!.run()
  await expect.poll(() => shop.lines()[0]!.quantity).toBe(12)
  expect(shop.writes()).toEqual([set(12), set(12)])
})

test('without a connection the quantity waits for one and stays as it was chosen', async () => {
  const stepper = await openStepper()
  vi.stubGlobal('navigator', { onLine: false })
  stepper.result.change(18)
  await expect.poll(() => waitingQuantities()).toEqual([{ skuId: product.skuId, name: product.name, quantity: 18 }])
  expect(stepper.result.value).toBe(18)
  expect(shop.writes()).toEqual([])
})

test('another write to the cart has what still waits for a pause sent before it', async () => {
  const stepper = await openStepper()
  stepper.result.change(12)
  sendPending()
  await expect.poll(() => shop.writes()).toEqual([set(12)])
  sendPending()
  await expect.poll(() => stepper.queryClient.isMutating()).toBe(0)
  expect(shop.writes()).toHaveLength(1)
})

test('a stepper that goes sends what was chosen', async () => {
  const stepper = await openStepper()
  stepper.result.change(12)
  stepper.unmount()
  await expect.poll(() => shop.writes()).toEqual([set(12)])
})

test('a page that is left sends it at once, so that it arrives', async () => {
  const stepper = await openStepper()
  stepper.result.change(12)
  dispatchEvent(new Event('pagehide'))
  expect(shop.sent.at(-1)).toMatchObject({ call: 'POST /cart', body: set(12), keepalive: true })
})

test('nothing left of it is announced with the way back', async () => {
  const stepper = await openStepper()
  stepper.result.change(0)
  await expect.poll(() => toasts()).toEqual([t.removed('Espresso')])
  currentToasts()[0]!.action!.run()
  await expect.poll(() => shop.lines().map(({ quantity }) => quantity)).toEqual([6])
})

test('the first case of a product is announced, more of it is not', async () => {
  shop.setLines([])
  const stepper = await openStepper()
  stepper.result.change(6)
  await expect.poll(() => toasts()).toEqual([cartTexts.added(1)])
})

test.each([
  ['the smallest order is the minimum in whole cases', { minimumQuantity: 20 }, { smallest: 24, less: 0, more: 24 }],
  ['no more is offered than whole cases in stock', { stock: 10 }, { most: 6, less: 0, more: 12 }],
  ['a case more or less otherwise', { stock: 100 }, { most: 96, smallest: 6, more: 12 }],
])('%s', async (_, part, steps) => {
  const stepper = await openStepper(part)
  expect(stepper.result).toMatchObject(steps)
})
