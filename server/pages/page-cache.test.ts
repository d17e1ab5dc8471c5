import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (size: number, ...tags: string[]) => ({
  brotli: Buffer.alloc(size),
  etag: 'W/"x"',
  tags,
})
const put = (cache: ReturnType<typeof createPageCache>, key: string, ...tags: string[]) =>
  cache.set(key, page(1000, ...tags), cache.version())

test('a page goes when something it shows changes, the others stay', () => {
  const cache = createPageCache()
  put(cache, '/products/tasse-1', 'product:1', 'store:7')
  put(cache, '/stores/rona', 'store:7')
  put(cache, '/products/glas-2', 'product:2')
  cache.invalidate({ tags: ['store:7'] })
  expect(cache.get('/products/tasse-1')).toBeUndefined()
  expect(cache.get('/stores/rona')).toBeUndefined()
  expect(cache.get('/products/glas-2')).toBeDefined()
})

test('a page rendered while something changed is not kept', () => {
  const cache = createPageCache()
  const moment = cache.version()
  cache.invalidate({ tags: ['product:1'] })
  cache.set('/products/tasse-1', page(1000, 'product:1'), moment)
  expect(cache.get('/products/tasse-1')).toBeUndefined()
})

test('a page rendered while only other things changed is kept', () => {
  const cache = createPageCache()
  const moment = cache.version()
  cache.invalidate({ tags: ['product:2', 'listings'] })
  cache.set('/products/tasse-1', page(1000, 'product:1', 'categories'), moment)
  expect(cache.get('/products/tasse-1')).toMatchObject({ isStale: false })
})

test('a page rendered while something it may show late changed is kept as a stale one', () => {
  const cache = createPageCache()
  const moment = cache.version()
  cache.invalidate({ tags: ['product:1'], mayBeStale: true })
  cache.set('/products/tasse-1', page(1000, 'product:1'), moment)
  expect(cache.get('/products/tasse-1')).toMatchObject({ isStale: true })
})

test('a stale page is shown for half a minute at most, counted from the first change', () => {
  let now = 0
  const cache = createPageCache({ now: () => now })
  put(cache, '/a', 'listings')
  cache.invalidate({ tags: ['listings'], mayBeStale: true })
  now = 20_000
  cache.invalidate({ tags: ['listings'], mayBeStale: true })
  now = 30_000
  expect(cache.get('/a')).toMatchObject({ isStale: true })
  now = 30_001
  expect(cache.get('/a')).toBeUndefined()
})

test('a stale page that shows what has to disappear is shown no more', () => {
  const cache = createPageCache()
  put(cache, '/a', 'listings')
  cache.invalidate({ tags: ['listings'], mayBeStale: true })
  cache.invalidate({ tags: ['listings'] })
  expect(cache.get('/a')).toBeUndefined()
})

test('the page asked least recently makes room', () => {
  const cache = createPageCache({ maxBytes: 3500 })
  put(cache, '/a')
  put(cache, '/b')
  cache.get('/a')
  put(cache, '/c')
  expect(cache.get('/b')).toBeUndefined()
  expect(cache.get('/a')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(3500)
})

test('a page larger than the whole cache is not kept and pushes nothing out', () => {
  const cache = createPageCache({ maxBytes: 3500 })
  put(cache, '/a')
  cache.set('/huge', page(5000), cache.version())
  expect(cache.get('/huge')).toBeUndefined()
  expect(cache.get('/a')).toBeDefined()
})

test('a page replaced by a newer one is counted once', () => {
  const cache = createPageCache()
  put(cache, '/a', 'x')
  const { bytes } = cache
  put(cache, '/a', 'x')
  expect(cache.bytes).toBe(bytes)
  expect(cache.size).toBe(1)
})

test('a page nobody invalidated ends with its age', () => {
  let now = 0
  const cache = createPageCache({ maxAgeMs: 600_000, now: () => now })
  put(cache, '/a')
  now = 600_000
  expect(cache.get('/a')).toBeDefined()
  now = 600_001
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.size).toBe(0)
})
