import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as listingsApi from '../../../contract/listings.ts'
import { call } from './call.ts'
import { CallProblem } from './call-problem.ts'

const answered: typeof fetch = () => Promise.resolve(Response.json([]))
const noStorage = { getItem: () => null }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('sessionStorage', noStorage)
  vi.stubGlobal('localStorage', noStorage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Never answers; fails when its signal ends, as fetch does. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init!
    const end = () => reject(signal!.reason as Error)
    if (signal!.aborted) end()
    else signal!.addEventListener('abort', end)
  })

const problemOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'an answer',
    (problem: unknown) => problem,
  )

test('a read without an answer ends as unreachable', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  vi.stubGlobal('fetch', silent)
  const asking = problemOf(call(listingsApi.readCategoryTree, {}, { signal: new AbortController().signal }))
  timeout.abort(new DOMException('too long', 'TimeoutError'))
  expect(await asking).toMatchObject({ status: 0, code: 'UNREACHABLE' })
})

test('an answer that stops half-way ends as unreachable', async () => {
  const torn = new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(torn)))
  expect(await problemOf(call(listingsApi.readCategoryTree, {}))).toMatchObject({ status: 0, code: 'UNREACHABLE' })
})

test('who cancels gets the cancellation, no problem', async () => {
  vi.stubGlobal('fetch', silent)
  const caller = new AbortController()
  const asking = problemOf(call(listingsApi.readCategoryTree, {}, { signal: caller.signal }))
  caller.abort()
  expect(await asking).toMatchObject({ name: 'AbortError' })
})

test.each([
  ['7', 7000],
  [null, 0],
])('Retry-After %j is kept with the refusal', async (seconds, wait) => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  const headers = new Headers(seconds === null ? {} : { 'Retry-After': seconds })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'RATE_LIMITED' }, { status: 429, headers })))
  const problem = await problemOf(call(listingsApi.readCategoryTree, {}))
  expect(problem).toBeInstanceOf(CallProblem)
  expect(problem).toMatchObject({ status: 429, retryAt: 1000 + wait })
})

test('an answer is decoded', async () => {
  vi.stubGlobal('fetch', answered)
  expect(await call(listingsApi.readCategoryTree, {})).toEqual([])
})
