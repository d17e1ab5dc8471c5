import type { Language } from '../../../contract/platform/values.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { gatheredWrites } from '../../platform/writes/gathered-writes.ts'
import { countedWords } from './counted-words.ts'
import { addCounts, type CountedWords } from './count-queries.ts'

/** So many different ones wait at most; of others that were in vain only the number is kept. */
const MOST_WAITING = 2000

export type CountedSearches = ReturnType<typeof countSearches>
type Counts = Omit<CountedWords, 'language' | 'words'>

/** Counts searches and clicks on what they found in memory, as none may wait for the database. What could not be written is written with the next. */
export function countSearches(
  { backgroundDb: db, clock, warn }: { backgroundDb: Db; clock: Clock; warn: (what: string, details: object) => void },
  { most = MOST_WAITING } = {},
) {
  let waiting = new Map<string, CountedWords>()
  let minutes = new Map<number, number>()
  const { writeSoon, write, stop } = gatheredWrites({ writeAll, warn, failure: 'Searches could not be counted' })

  function addWords(counted: CountedWords) {
    const key = `${counted.language} ${counted.words}`
    const known = waiting.get(key)
    if (known) {
      known.missed += counted.missed
      known.found += counted.found
      known.clicked += counted.clicked
    } else if (waiting.size < most) waiting.set(key, counted)
  }
  function add(language: Language, q: string, counts: Counts) {
    const words = countedWords(q)
    if (words) addWords({ language, words, ...counts })
    writeSoon()
  }
  const addMinute = (minute: number, searches: number) => minutes.set(minute, (minutes.get(minute) ?? 0) + searches)

  async function writeAll() {
    if (minutes.size === 0 && waiting.size === 0) return
    const written = { words: [...waiting.values()], minutes: [...minutes] }
    waiting = new Map()
    minutes = new Map()
    try {
      await addCounts(db, written, clock.now())
    } catch (error) {
      written.words.forEach(addWords)
      for (const [minute, searches] of written.minutes) addMinute(minute, searches)
      throw error
    }
  }
  return {
    missed(language: Language, q: string) {
      addMinute(Math.floor(clock.now().getTime() / 60_000), 1)
      add(language, q, { missed: 1, found: 0, clicked: 0 })
    },
    found: (language: Language, q: string) => add(language, q, { missed: 0, found: 1, clicked: 0 }),
    clicked: (language: Language, q: string) => add(language, q, { missed: 0, found: 0, clicked: 1 }),
    write,
    stop,
  }
}
