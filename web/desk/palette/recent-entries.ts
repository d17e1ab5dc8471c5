import { sessionStore } from '../../platform/storage.ts'
import type { Entry } from './finders.ts'

const MOST = 5
// Names of buyers do not outlive the tab, nor are they anybody else's.
const keyOf = (viewer: string) => `palette ${viewer}`

/** What this person last opened by the palette in this tab, newest first. */
export function recentEntries(viewer: string): Entry[] {
  const stored = sessionStore.readJson(keyOf(viewer))
  return Array.isArray(stored) ? (stored as Entry[]).filter((entry) => typeof entry?.to === 'string') : []
}

export function storeEntry(viewer: string, entry: Entry): void {
  const others = recentEntries(viewer).filter(({ to }) => to !== entry.to)
  sessionStore.write(keyOf(viewer), JSON.stringify([entry, ...others].slice(0, MOST)))
}
