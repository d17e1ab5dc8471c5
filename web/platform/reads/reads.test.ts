import { QueryObserver, type QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallProblem } from '../calls/call-problem.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { canRetry, waitOf, withRetryAfter } from './retry-after.ts'
import { dataOrNothing, readOf, type Failure } from './read.ts'
import { retryFailed } from './use-retry-on-navigation.ts'

const key = ['orders']
const refused = (status: number, retryAfter?: number) => new CallProblem(status, { message: 'Nein.' }, retryAfter)

/** A query that a component shows, with what its question answers, one after the other. */
function shown(answers: (() => Promise<string>)[], options: Partial<UseQueryOptions<string>> = {}) {
  const queryClient = createQueryClient()
  const ask = vi.fn(() => answers[Math.min(ask.mock.calls.length, answers.length) - 1]!())
  const observe = () =>
    new QueryObserver(
      queryClient,
      withRetryAfter<string, readonly unknown[]>({ queryKey: key, queryFn: ask, ...options }),
    )
  const observer = observe()
  const leave = observer.subscribe(() => {})
  const read = (readOptions?: { isFresh: boolean }) => readOf(observer.getCurrentResult(), readOptions)
  return { queryClient, ask, observe, leave, read }
}
const answer = (text: string) => () => Promise.resolve(text)
const fail = (problem: Error) => () => Promise.reject(problem)
const isSettled = ({ queryClient }: { queryClient: QueryClient }) => expect.poll(() => queryClient.isFetching()).toBe(0)

test('a question is coming, then ready', async () => {
  const orders = shown([answer('zwei')])
  expect(orders.read()).toEqual({ state: 'coming' })
  await isSettled(orders)
  expect(orders.read()).toEqual({ state: 'ready', data: 'zwei', isPrevious: false, isRefreshing: false })
})

test('a failure has the sentence of the server, and asking again heals it', async () => {
  const orders = shown([fail(refused(500)), answer('zwei')])
  await isSettled(orders)
  const failed = orders.read() as { failure: Failure }
  expect(failed).toMatchObject({ state: 'failed', failure: { message: 'Nein.', isMissing: false } })
  failed.failure.retry()
  failed.failure.retry()
  expect(orders.read()).toEqual({ state: 'coming' })
  await isSettled(orders)
  expect(dataOrNothing(orders.read())).toBe('zwei')
  expect(orders.ask).toHaveBeenCalledTimes(2)
})

test.each([
  [refused(404), true],
  [refused(500), false],
  [refused(0), false],
  [new TypeError('no module'), false],
])('of %s it is said whether the thing is missing', async (problem, isMissing) => {
  const orders = shown([fail(problem)])
  await isSettled(orders)
  expect(orders.read()).toMatchObject({ state: 'failed', failure: { isMissing } })
  expect(dataOrNothing(orders.read())).toBeUndefined()
})

test('an older answer stays where the new one fails', async () => {
  const orders = shown([answer('zwei'), fail(refused(500))])
  await isSettled(orders)
  await orders.queryClient.refetchQueries({ queryKey: key })
  expect(orders.read()).toMatchObject({ state: 'ready', data: 'zwei' })
})

test('what was read before does not count where it has to be fresh', async () => {
  const orders = shown([answer('zwei'), () => new Promise(() => {})], { refetchOnMount: 'always' })
  await isSettled(orders)
  const second = orders.observe()
  second.subscribe(() => {})
  expect(readOf(second.getCurrentResult(), { isFresh: true })).toEqual({ state: 'coming' })
  expect(readOf(second.getCurrentResult())).toMatchObject({ state: 'ready', isRefreshing: true })
})

test('whoever comes back asks no sooner than the server said', async () => {
  const orders = shown([answer('zwei'), fail(refused(503, 30)), answer('drei')], { refetchOnMount: 'always' })
  await isSettled(orders)
  await orders.queryClient.refetchQueries({ queryKey: key })
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000)
  orders.observe().subscribe(() => {})()
  expect(orders.ask).toHaveBeenCalledTimes(2)
  now.mockReturnValue(Date.now() + 11_000)
  orders.observe().subscribe(() => {})()
  expect(orders.ask).toHaveBeenCalledTimes(3)
  now.mockRestore()
})

test('asking in turns is stretched to what the server said', () => {
  const { refetchInterval } = withRetryAfter<string, readonly unknown[]>({ queryKey: key, refetchInterval: 3000 })
  const every = (error: Error | null) => (refetchInterval as (query: object) => number)({ state: { error } })
  expect(every(null)).toBe(3000)
  expect(every(refused(500))).toBe(3000)
  expect(every(refused(429, 30))).toBeGreaterThan(29_000)
})

test('a navigation asks once again for what had failed and may be asked', async () => {
  const orders = shown([fail(refused(500)), answer('zwei')])
  await isSettled(orders)
  retryFailed(orders.queryClient)
  await isSettled(orders)
  expect(dataOrNothing(orders.read())).toBe('zwei')
  retryFailed(orders.queryClient)
  expect(orders.ask).toHaveBeenCalledTimes(2)
})

test('a navigation does not ask what the server wants left alone', async () => {
  const orders = shown([fail(refused(503, 30))])
  await isSettled(orders)
  const [query] = orders.queryClient.getQueryCache().findAll()
  expect(canRetry(query!)).toBe(false)
  expect(waitOf(query!.state.error)).toBeGreaterThan(29_000)
  retryFailed(orders.queryClient)
  expect(orders.ask).toHaveBeenCalledOnce()
})
