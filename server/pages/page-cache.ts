import type { PageChange } from '../../api/platform/page-changes.ts'
import { trackTagChanges } from './tag-changes.ts'

export type CachedPage = { brotli: Buffer; etag: string; tags: string[]; isPackedBest?: boolean }

type Limits = {
  /** Of the compressed pages together. */
  maxBytes?: number
  /** Bounds how long a page lives whose change was never noted. */
  maxAgeMs?: number
  /** How long a page is shown of which is known that it is out of date. */
  maxStaleMs?: number
  now?: () => number
}
type Entry = CachedPage & { bytes: number; storedAt: number; staleSince?: number }

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Compressed pages in memory, the least recently asked one goes first. When something they show changes they are thrown
 * away, or for a short time only marked as stale where what they show may be out of date for a while.
 */
export function createPageCache(limits: Limits = {}) {
  const { maxBytes = 64 * 2 ** 20, maxAgeMs = 600_000, maxStaleMs = 30_000, now = Date.now } = limits
  const changes = trackTagChanges()
  const entries = new Map<string, Entry>()
  const tagged = indexByTag()
  let bytes = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    tagged.remove(key, entry.tags)
  }

  return {
    /** A stale page is to be made anew. */
    get(key: string): (CachedPage & { isStale: boolean }) | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const { storedAt, staleSince = Infinity } = entry
      if (now() - storedAt > maxAgeMs || now() - staleSince > maxStaleMs) remove(key)
      if (!entries.delete(key)) return undefined
      entries.set(key, entry)
      return Object.assign(entry, { isStale: staleSince < Infinity })
    },
    /** How far changes are known: taken before a page is rendered, given to `set` and `isOvertaken`. */
    version: changes.version,
    /** Whether something had to disappear since: who asks now must not get what was begun then. */
    isOvertaken: (version: number) => changes.lastHidden() > version,
    /** Caches a page, unless it may show what has to have disappeared since `version`. */
    set(key: string, page: CachedPage, version: number): void {
      const outcome = changes.since(version, page.tags)
      const size = page.brotli.length + key.length * 2 + 500
      if (outcome === 'HIDDEN' || size > maxBytes) return
      remove(key)
      entries.set(key, { ...page, bytes: size, storedAt: now(), ...(outcome === 'STALE' && { staleSince: now() }) })
      bytes += size
      tagged.add(key, page.tags)
      while (bytes > maxBytes) remove(entries.keys().next().value!)
    },
    /** The same page in fewer bytes, unless another one has taken its place. */
    repack(key: string, etag: string, brotli: Buffer): void {
      const entry = entries.get(key)
      const saved = entry?.etag === etag ? entry.brotli.length - brotli.length : 0
      if (!entry || saved <= 0) return
      entries.set(key, { ...entry, brotli, bytes: entry.bytes - saved })
      bytes -= saved
    },
    invalidate(change: PageChange): void {
      changes.note(change)
      for (const key of tagged.keysOf(change.tags)) {
        const entry = entries.get(key)
        if (entry && change.mayBeStale) entry.staleSince ??= now()
        else remove(key)
      }
    },
    get size() {
      return entries.size
    },
    get bytes() {
      return bytes
    },
  }
}

function indexByTag() {
  const keys = new Map<string, Set<string>>()
  return {
    keysOf: (tags: readonly string[]) => tags.flatMap((tag) => [...(keys.get(tag) ?? [])]),
    add(key: string, tags: string[]) {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key))
    },
    remove(key: string, tags: string[]) {
      for (const tag of tags) {
        const tagged = keys.get(tag)
        tagged?.delete(key)
        if (tagged?.size === 0) keys.delete(tag)
      }
    },
  }
}
