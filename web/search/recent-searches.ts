const KEY = 'recent-searches'
const MOST = 5

/** What was last searched for in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string): void {
  if (words === '') return
  const others = recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MOST)))
  } catch {
    // A full or forbidden storage keeps nothing; the search itself goes on.
  }
}

export const forgetSearches = () => localStorage.removeItem(KEY)
