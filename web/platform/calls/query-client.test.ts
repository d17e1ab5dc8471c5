import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallProblem, unreachable } from './call-problem.ts'
import { createQueryClient, isSilent } from './query-client.ts'
import { currentToasts, dismissToast } from '../toasts.ts'

const SENTENCE = 'Der Warenkorb ist gerade nicht da.'
const queryFn = () => Promise.reject(new CallProblem(503, { code: 'INTERNAL', message: SENTENCE }))

async function toastsOf(queryClient: QueryClient, queryKey: unknown[]) {
  for (const { id } of currentToasts()) dismissToast(id)
  await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => {})
  return currentToasts().map((toast) => `${toast.kind}: ${toast.message}`)
}

test('what a page shows and cannot be read shows the words of the server, once', async () => {
  const queryClient = createQueryClient()
  for (const { id } of currentToasts()) dismissToast(id)
  const observers = [1, 2].map((page) => new QueryObserver(queryClient, { queryKey: ['orders', page], queryFn }))
  const leave = observers.map((observer) => observer.subscribe(() => {}))
  await expect.poll(() => observers.map((observer) => observer.getCurrentResult().isError)).toEqual([true, true])
  expect(currentToasts().map((toast) => `${toast.kind}: ${toast.message}`)).toEqual([`error: ${SENTENCE}`])
  for (const end of leave) end()
})

test('what is read before anybody looks at it fails without a toast', async () => {
  expect(await toastsOf(createQueryClient(), ['cart'])).toEqual([])
})

test('where an older answer is shown, the failure of the new one shows the words of the server', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['cart'], {})
  expect(await toastsOf(queryClient, ['cart'])).toEqual([`error: ${SENTENCE}`])
})

test.each([
  [['auth', 'buyer']],
  [['wishlist', 'product-sku-ids']],
  [['search', 'suggest', 'wein', 'de']],
  [['lookup', 'ip']],
])('%j fails silently', async (key) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(key, {})
  expect(await toastsOf(queryClient, key)).toEqual([])
})

test('a list of the wishlist is not silent', () => {
  expect(isSilent(['wishlist', 'page', 1])).toBe(false)
})

test('rendering never repeats what has failed', async () => {
  const ask = vi.fn(queryFn)
  const queryClient = createQueryClient()
  const observer = () => new QueryObserver(queryClient, { queryKey: ['auth', 'buyer'], queryFn: ask })
  const leave = observer().subscribe(() => {})
  await expect.poll(() => observer().getCurrentResult().isError).toBe(true)
  leave()
  observer().subscribe(() => {})()
  observer().subscribe(() => {})()
  expect(ask).toHaveBeenCalledOnce()
})

test('what has changed while nobody looked at it is read anew, what has not is not', async () => {
  const queryClient = createQueryClient()
  let answer = 0
  const ask = vi.fn(() => Promise.resolve(++answer))
  const observer = new QueryObserver(queryClient, { queryKey: ['restock', 'product-sku-ids'], queryFn: ask })
  const show = () => observer.subscribe(() => {})
  const leave = show()
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  leave()
  show()()
  expect(ask).toHaveBeenCalledOnce()
  await queryClient.invalidateQueries({ queryKey: ['restock'] })
  expect(ask).toHaveBeenCalledOnce()
  show()
  await expect.poll(() => observer.getCurrentResult().data).toBe(2)
})

test('what a write changes while it is read for the first time is read again', async () => {
  const queryClient = createQueryClient()
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]!.promise)
  const observer = new QueryObserver(queryClient, { queryKey: ['restock', 'product-sku-ids'], queryFn: ask })
  observer.subscribe(() => {})
  const isChanged = queryClient.invalidateQueries({ queryKey: ['restock'] })
  answers[0]!.resolve(1)
  answers[1]!.resolve(2)
  await isChanged
  expect(observer.getCurrentResult().data).toBe(2)
})

test('a press whose code is lost says so', async () => {
  unreachable.message = 'Der Shop ist gerade nicht erreichbar.'
  const lost = new TypeError('Failed to fetch dynamically imported module: http://shop.test/assets/cart-1.js')
  const queryClient = createQueryClient()
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(lost) })
  await mutation.execute(undefined).catch(() => {})
  expect(currentToasts().map(({ message }) => message)).toContain(unreachable.message)
})

test('a read without a connection fails instead of waiting for it', async () => {
  onlineManager.setOnline(false)
  try {
    const queryFn = () => Promise.reject(new CallProblem(0, {}))
    await expect(createQueryClient().fetchQuery({ queryKey: ['orders'], queryFn })).rejects.toBeInstanceOf(CallProblem)
  } finally {
    onlineManager.setOnline(true)
  }
})
