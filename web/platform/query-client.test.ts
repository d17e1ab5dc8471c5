import { expect, test } from 'vitest'
import { CallProblem } from './call.ts'
import { createQueryClient, isSilent } from './query-client.ts'
import { currentToasts, dismissToast } from './toasts.ts'

const refusal = (message: string) => new CallProblem(422, { code: 'COUPON_INVALID', message })

async function fail(queryKey: unknown[], message: string, meta = {}) {
  for (const { id } of currentToasts()) dismissToast(id)
  const queryFn = () => Promise.reject(refusal(message))
  await createQueryClient()
    .fetchQuery({ queryKey, queryFn, meta })
    .catch(() => {})
  return currentToasts().map((toast) => `${toast.kind}: ${toast.message}`)
}

test('a failed question shows the words of the server', async () => {
  expect(await fail(['cart'], 'Der Warenkorb ist gerade nicht da.')).toEqual([
    'error: Der Warenkorb ist gerade nicht da.',
  ])
})

test.each([
  [['auth', 'buyer']],
  [['wishlist', 'product-sku-ids']],
  [['search', 'suggest', 'wein', 'de']],
  [['lookup', 'ip']],
])('%j fails silently', async (key) => {
  expect(await fail(key, 'no')).toEqual([])
})

test('a list of the wishlist is not silent', () => {
  expect(isSilent(['wishlist', 'page', 1])).toBe(false)
})

test('what a page cannot be loaded with is said by the page', async () => {
  expect(await fail(['product', '1'], 'no', { isPageLoad: true })).toEqual([])
})
