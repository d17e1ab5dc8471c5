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
