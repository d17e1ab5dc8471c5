import { localStore } from '../platform/storage.ts'

const KEY = 'recent-searches'
const MOST = 5

/** What was last searched for in this browser, newest first. */
export function recentSearches(): string[] {
  const stored = localStore.readJson(KEY)
  return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, MOST) : []
}

export function storeSearch(words: string): void {
  if (words === '') return
  const others = recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase())
  localStore.write(KEY, JSON.stringify([words, ...others].slice(0, MOST)))
}

export const clearSearches = () => localStore.remove(KEY)
