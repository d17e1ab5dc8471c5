import { createPacker } from './pack-pages.ts'
import type { PageChange } from '../../api/platform/page-changes.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'

/**
 * The pages a visitor is answered with from memory, by key. Those with search parameters are countless: they may push
 * out each other, never the plain ones, and only the plain ones are packed at the best level when asked for again.
 */
export function createPageCaches() {
  const plain = createPageCache({ maxBytes: 18 * 2 ** 20 })
  const searched = createPageCache({ maxBytes: 6 * 2 ** 20 })
  const packBest = createPacker(plain)
  const isSearched = (key: string) => key.includes('?')
  const cacheOf = (key: string) => (isSearched(key) ? searched : plain)
  return {
    get(key: string) {
      const page = cacheOf(key).get(key)
      if (page && !page.isStale && !isSearched(key)) packBest(key, page)
      return page
    },
    version: (key: string) => cacheOf(key).version(),
    isOvertaken: (key: string, version: number) => cacheOf(key).isOvertaken(version),
    set: (key: string, page: CachedPage, version: number) => cacheOf(key).set(key, page, version),
    invalidate(change: PageChange) {
      plain.invalidate(change)
      searched.invalidate(change)
    },
  }
}

const MOST = 4000
const LONGEST = 300

/** Caches the cache key of an address as it was asked, because matching the routes costs more than sending a page. */
export function createKeyCache() {
  const keys = new Map<string, string>()
  return {
    get: (address: string) => keys.get(address),
    set(address: string, key: string) {
      if (address.length > LONGEST) return
      if (keys.size >= MOST) keys.clear()
      keys.set(address, key)
    },
  }
}
