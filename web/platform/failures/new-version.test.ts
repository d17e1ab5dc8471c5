import { afterEach, expect, test, vi } from 'vitest'
import { loadOrLeave } from './load-or-leave.ts'
import { isOutdated, reloadOnce } from './new-version.ts'

const page = { failure: undefined }
const lost = {
  failure: new TypeError('Failed to fetch dynamically imported module: http://shop.test/assets/Search-1.js'),
}
const url = new URL('http://shop.test/search')

/** A document of the shop: what the server answers to its entry, how it was loaded, what is typed in its fields. */
function stubDocument({ entry = 200, type = 'navigate', typed = [] as string[] }) {
  const location = { href: url.href, assign: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', {
    querySelector: () => ({ src: '/assets/entry-client-1.js' }),
    querySelectorAll: () => typed.map((value) => ({ value })),
  })
  // Only this one: Node's own fetch takes what it needs of performance when it is first used, for all files that follow.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  const ask =
    entry === 0 ? () => Promise.reject(new TypeError('cut')) : async () => new Response(null, { status: entry })
  vi.stubGlobal('fetch', vi.fn(ask))
  return location
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [404, true],
  [200, false],
  [503, false],
  [0, false],
])('an entry that is answered with %i means a newer version: %s', async (entry, expected) => {
  stubDocument({ entry })
  expect(await isOutdated()).toBe(expected)
})

test.each([
  ['nothing is typed', {}, 1],
  ['a field was emptied again', { typed: [''] }, 1],
  ['something is typed', { typed: ['Bitte klingeln'] }, 0],
  ['the document was loaded anew before', { type: 'reload' }, 0],
])('where %s the document is loaded anew or not: %j', (_, own, times) => {
  const { reload } = stubDocument(own)
  reloadOnce()
  expect(reload).toHaveBeenCalledTimes(times)
})

test('a page whose code was lost once is shown all the same', async () => {
  const { assign } = stubDocument({})
  const load = vi.fn().mockResolvedValueOnce(lost).mockResolvedValue(page)
  expect(await loadOrLeave(load)(url)).toBe(page)
  expect(assign).not.toHaveBeenCalled()
})

test('a page whose code stays lost is a failure, and not a newer version', async () => {
  const { assign } = stubDocument({})
  expect(await loadOrLeave(async () => lost)(url)).toBe(lost)
  expect(assign).not.toHaveBeenCalled()
})

test('where the code is gone with its version the browser goes to the page', async () => {
  const { assign } = stubDocument({ entry: 404 })
  void loadOrLeave(async () => lost)(url)
  await expect.poll(() => assign.mock.calls).toEqual([[url]])
})

test.each([
  ['/search#results', 1],
  ['/search', 0],
  ['/stores#results', 0],
])('the browser loads %s anew although it only scrolls within a document', async (address, reloads) => {
  const { assign, reload } = stubDocument({ entry: 404 })
  void loadOrLeave(async () => lost)(new URL(address, url))
  await expect.poll(() => assign.mock.calls.length).toBe(1)
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('what the server refuses is asked for once', async () => {
  stubDocument({ entry: 404 })
  const load = vi.fn(async () => ({ failure: new Error('no database') }))
  await loadOrLeave(load)(url)
  expect(load).toHaveBeenCalledTimes(1)
})
