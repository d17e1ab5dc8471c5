import { splitPath } from '../../paths.ts'
import { localStore } from '../../platform/storage.ts'

const KEY = 'sign-in-return'
/** As long as a link that was mailed meanwhile may work, with the time until it is there. */
const LONGEST_MS = 30 * 60_000

/** Pages that only lead to the sign-in. */
const ways = ['/login', '/register', '/forgot-password', '/sign-in-link']

/** Stores where somebody was who has a link mailed: it opens in another tab of the browser. */
export function storeReturnPath(path: string, now: number): void {
  if (ways.includes(splitPath(path).path.replace(/[?#].*$/s, ''))) return localStore.remove(KEY)
  localStore.write(KEY, JSON.stringify({ path, at: now }))
}

/** Where that was, once; null where it was long ago, or in another browser. */
export function takeReturnPath(now: number): string | null {
  const stored = localStore.readJson(KEY)
  localStore.remove(KEY)
  if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('at' in stored)) return null
  const { path, at } = stored
  if (typeof path !== 'string' || typeof at !== 'number' || now - at > LONGEST_MS) return null
  // A path of this shop alone: '//' would begin another host's address.
  return /^\/(?!\/)/.test(path) ? path : null
}
