import { localStore } from '../platform/storage.ts'

const KEY = 'recent-searches'
const MOST = 5

/** What was last searched for in this browser, newest first. */
export function recentSearches(): string[] {
  const kept = localStore.readJson(KEY)
  return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, MOST) : []
}

export function rememberSearch(words: string): void {
  if (words === '') return
  const others = recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase())
  localStore.write(KEY, JSON.stringify([words, ...others].slice(0, MOST)))
}

export const forgetSearches = () => localStore.remove(KEY)
