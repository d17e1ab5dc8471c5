import type { Language } from '../../../contract/platform/values.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { missedWords } from './missed-words.ts'
import { addMissed, type MissedWords } from './missed-queries.ts'

/** Written so long after the first one that waits. */
const WRITE_AFTER_MS = 60_000
/** So many different ones wait at most; of others only the number is kept. */
const MOST_WAITING = 500

export type MissedSearches = ReturnType<typeof countMissed>

/** Counts searches that find nothing in memory, as none may wait for the database. What could not be written is written with the next. */
export function countMissed(
  { backgroundDb: db, clock, warn }: { backgroundDb: Db; clock: Clock; warn: (what: string, details: object) => void },
  { most = MOST_WAITING } = {},
) {
  let waiting = new Map<string, MissedWords>()
  let minutes = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function addWords(missed: MissedWords) {
    const key = `${missed.language} ${missed.words}`
    const known = waiting.get(key)
    if (known) known.searches += missed.searches
    else if (waiting.size < most) waiting.set(key, missed)
  }
  const addMinute = (minute: number, searches: number) => minutes.set(minute, (minutes.get(minute) ?? 0) + searches)

  async function writeAll() {
    clearTimeout(timer)
    timer = undefined
    if (minutes.size === 0) return
    const written = { words: [...waiting.values()], minutes: [...minutes] }
    waiting = new Map()
    minutes = new Map()
    try {
      await addMissed(db, written, clock.now())
    } catch (error) {
      written.words.forEach(addWords)
      for (const [minute, searches] of written.minutes) addMinute(minute, searches)
      throw error
    }
  }
  /** One after the other, so that who reads afterwards reads all that was counted before. */
  const write = (): Promise<void> => (writing = writing.catch(() => {}).then(writeAll))
  const writeLater = () =>
    write().catch((error: unknown) => warn('Searches without a result could not be counted', { reason: String(error) }))

  return {
    note(language: Language, q: string) {
      const words = missedWords(q)
      if (words) addWords({ language, words, searches: 1 })
      addMinute(Math.floor(clock.now().getTime() / 60_000), 1)
      timer ??= setTimeout(writeLater, WRITE_AFTER_MS).unref()
    },
    write,
    stop: writeLater,
  }
}
