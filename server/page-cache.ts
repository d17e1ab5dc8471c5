export type CachedPage = { brotli: Buffer; etag: string; tags: string[]; isPackedBest?: boolean }

type Limits = {
  /** Of the compressed pages together. */
  maxBytes?: number
  /** Bounds how long a page lives whose change nobody told. */
  maxAgeMs?: number
  now?: () => number
}
type Entry = CachedPage & { bytes: number; storedAt: number }

export type PageCache = ReturnType<typeof createPageCache>

/** Compressed pages in memory, the least recently asked one goes first; thrown away by the tags of what they show. */
export function createPageCache({ maxBytes = 64 * 2 ** 20, maxAgeMs = 600_000, now = Date.now }: Limits = {}) {
  const entries = new Map<string, Entry>()
  const keysOf = new Map<string, Set<string>>()
  let bytes = 0
  let invalidations = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  return {
    get(key: string): CachedPage | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (now() - entry.storedAt > maxAgeMs) {
        remove(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** Remembers what has been thrown away so far: taken before a page is rendered, given to `set`. */
    moment: () => invalidations,
    /** Keeps a page, unless something was invalidated since `moment`: it may show what has changed meanwhile. */
    set(key: string, page: CachedPage, moment: number): void {
      if (moment !== invalidations) return
      remove(key)
      const size = page.brotli.length + key.length * 2 + 500
      if (size > maxBytes) return
      entries.set(key, { ...page, bytes: size, storedAt: now() })
      bytes += size
      for (const tag of page.tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
      while (bytes > maxBytes) remove(entries.keys().next().value!)
    },
    /** The same page in fewer bytes, unless another one has taken its place. */
    repack(key: string, etag: string, brotli: Buffer): void {
      const entry = entries.get(key)
      if (entry?.etag !== etag || brotli.length >= entry.brotli.length) return
      const saved = entry.brotli.length - brotli.length
      entries.set(key, { ...entry, brotli, bytes: entry.bytes - saved })
      bytes -= saved
    },
    invalidate(tags: readonly string[]): void {
      invalidations++
      for (const tag of tags) for (const key of keysOf.get(tag) ?? []) remove(key)
    },
    get size() {
      return entries.size
    },
    get bytes() {
      return bytes
    },
  }
}
