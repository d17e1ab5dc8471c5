import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, renderHook } from '../../test/hooks/render-hook.tsx'
import { cartOf, espresso, lost, refusal, stubCart } from '../../test/hooks/stub-cart.ts'
import type { Cart } from '../../contract/cart.ts'
import { cartQuery } from '../cart/queries.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { sessionStore } from '../platform/storage.ts'
import { reviewKey } from './queries.ts'
import { blankForm, storeForm } from './use-checkout-form.ts'
import { usePay } from './use-pay.ts'

const PAY = 'POST /checkout/pay'
const input = { paymentMethodCode: 'PAYPAL', termsAccepted: true, cartVersion: 7 } as const
const seen = cartOf([espresso], { version: 7 })
let shop: ReturnType<typeof stubCart>
const assign = vi.fn()
afterEach(closePages)
beforeEach(() => {
  shop = stubCart([espresso])
  vi.stubGlobal('location', { assign })
  assign.mockClear()
})

/** The last page of a checkout, with the cart and the review that it shows. */
function openReview() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(cartQuery.queryKey, seen)
  queryClient.setQueryData([...reviewKey, 'a'], { ok: true })
  return renderHook(usePay, queryClient)
}
const pays = () => shop.sent.filter(({ call }) => call === PAY)

test('a method of the provider leads to its page, and the cart stays until it is paid', async () => {
  shop.answer(PAY, Response.json({ checkoutId: 'c1', state: 'REDIRECT', redirectUrl: 'https://provider.test/c1' }))
  const page = await openReview()
  await page.result.mutateAsync(input)
  expect(assign.mock.calls).toEqual([['https://provider.test/c1']])
  expect(pays()).toMatchObject([{ body: input }])
  expect(page.queryClient.getQueryData(cartQuery.queryKey)).toEqual(seen)
})

test('an order leads to the thanks; what was typed, the review and the old lists are gone', async () => {
  shop.answer(PAY, Response.json({ checkoutId: 'c1', state: 'SUCCEEDED', orderNumber: 'T100001' }))
  storeForm('mira', { ...blankForm, note: 'Hof' })
  const page = await openReview()
  page.queryClient.setQueryData(['orders', 'page', 1], { items: [] })
  await page.result.mutateAsync(input)
  expect(page.visited).toEqual(['/de/checkout/success/T100001'])
  expect(page.queryClient.getQueryCache().findAll({ queryKey: reviewKey })).toEqual([])
  expect(page.queryClient.getQueryCache().findAll({ queryKey: ['orders', 'page'] })).toEqual([])
  expect(sessionStore.keys().map((key) => sessionStore.read(key))).not.toContainEqual(expect.stringContaining('Hof'))
})

test('without an answer of the provider the page that waits for it leads on', async () => {
  shop.answer(PAY, Response.json({ checkoutId: 'c1', state: 'PENDING' }))
  const page = await openReview()
  await page.result.mutateAsync(input)
  expect(page.visited).toEqual(['/de/checkout/control?checkoutId=c1'])
  expect(assign).not.toHaveBeenCalled()
})

test('a changed cart is shown at once, with what differs from what the buyer has seen', async () => {
  const fresh = cartOf([{ ...espresso, quantity: 12 }], { version: 8 })
  shop.answer(PAY, refusal(409, 'CART_CHANGED', { cart: fresh }))
  const page = await openReview()
  await expect(page.result.mutateAsync(input)).rejects.toMatchObject({ code: 'CART_CHANGED' })
  await expect.poll(() => page.result.changes).toEqual([{ kind: 'QUANTITY', name: 'Espresso', from: 6, to: 12 }])
  expect(page.result.problem).toMatchObject({ code: 'CART_CHANGED' })
  expect(page.queryClient.getQueryData<Cart>(cartQuery.queryKey)!.version).toBe(8)
})

test('a refusal without a cart has the review read again, and says nothing of the cart', async () => {
  shop.answer(PAY, refusal(422, 'PAYMENT_DECLINED'))
  const page = await openReview()
  await expect(page.result.mutateAsync(input)).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
  await expect.poll(() => page.queryClient.getQueryState([...reviewKey, 'a'])!.isInvalidated).toBe(true)
  expect(page.result.changes).toEqual([])
})

test('an answer that was lost changes nothing, and the same order goes out again under its key', async () => {
  shop.answer(PAY, lost, Response.json({ checkoutId: 'c1', state: 'PENDING' }))
  const page = await openReview()
  await expect(page.result.mutateAsync(input)).rejects.toMatchObject({ status: 0 })
  expect(page.queryClient.getQueryState([...reviewKey, 'a'])!.isInvalidated).toBe(false)
  await page.result.mutateAsync(input)
  const [first, second] = pays().map(({ key }) => key)
  expect(first).toMatch(/\S/)
  expect(second).toBe(first)
})

test('two presses at once are one order', async () => {
  const answer = Promise.withResolvers<Response>()
  shop.answer(PAY, answer.promise)
  const page = await openReview()
  const presses = [page.result.mutateAsync(input), page.result.mutateAsync(input)]
  answer.resolve(Response.json({ checkoutId: 'c1', state: 'PENDING' }))
  await Promise.all(presses)
  expect(pays()).toHaveLength(1)
})

test.each([
  ['brought back as it was left for the provider', true, true],
  ['shown for the first time', false, false],
])('a page that is %s reads cart and review anew: %s', async (_, persisted, isRead) => {
  const page = await openReview()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(page.queryClient.getQueryState([...reviewKey, 'a'])!.isInvalidated).toBe(isRead)
  expect(page.queryClient.getQueryState(cartQuery.queryKey)!.isInvalidated).toBe(isRead)
})
