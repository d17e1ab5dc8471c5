import { sessionStore } from '../../platform/storage.ts'
import { ownKey } from '../../platform/viewer/own-key.ts'
import type { Entry } from './finders.ts'

const MOST = 5
// Names of buyers do not outlive the tab, nor are they anybody else's.
const keyNow = () => ownKey('palette')

/** What this person last opened by the palette in this tab, newest first. */
export function recentEntries(): Entry[] {
  const stored = sessionStore.readJson(keyNow())
  return Array.isArray(stored) ? (stored as Entry[]).filter((entry) => typeof entry?.to === 'string') : []
}

export function storeEntry(entry: Entry): void {
  const others = recentEntries().filter(({ to }) => to !== entry.to)
  sessionStore.write(keyNow(), JSON.stringify([entry, ...others].slice(0, MOST)))
}
