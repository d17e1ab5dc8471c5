import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { gatheredWrites } from '../../platform/writes/gathered-writes.ts'
import { addViews } from './view-queries.ts'

/** Of so many different addresses at most; who makes up more of them is not counted. */
const MOST_WAITING = 1000

export type CountedViews = ReturnType<typeof countViews>

/** Counts in memory, as no reader may wait for the database. What could not be written is written with the next. */
export function countViews(
  { backgroundDb: db, clock, warn }: { backgroundDb: Db; clock: Clock; warn: (what: string, details: object) => void },
  { most = MOST_WAITING } = {},
) {
  let waiting = new Map<string, number>()
  const { writeSoon, write, stop } = gatheredWrites({ writeAll, warn, failure: 'Views of posts could not be counted' })

  function add(path: string, views: number) {
    const known = waiting.get(path)
    if (known !== undefined || waiting.size < most) waiting.set(path, (known ?? 0) + views)
  }
  async function writeAll() {
    if (waiting.size === 0) return
    const written = waiting
    waiting = new Map()
    try {
      await addViews(db, [...written], clock.now())
    } catch (error) {
      for (const [path, views] of written) add(path, views)
      throw error
    }
  }
  return {
    viewed(path: string) {
      add(path, 1)
      writeSoon()
    },
    write,
    stop,
  }
}
