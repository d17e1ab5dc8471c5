import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { addViews } from './view-queries.ts'

/** Written so long after the first one that waits. */
const WRITE_AFTER_MS = 60_000
/** Of so many different addresses at most; who makes up more of them is not counted. */
const MOST_WAITING = 1000

export type CountedViews = ReturnType<typeof countViews>

/** Counts in memory, as no reader may wait for the database. What could not be written is written with the next. */
export function countViews(
  { backgroundDb: db, clock, warn }: { backgroundDb: Db; clock: Clock; warn: (what: string, details: object) => void },
  { most = MOST_WAITING } = {},
) {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function add(path: string, views: number) {
    const known = waiting.get(path)
    if (known !== undefined || waiting.size < most) waiting.set(path, (known ?? 0) + views)
  }
  async function writeAll() {
    clearTimeout(timer)
    timer = undefined
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
  /** One after the other, so that who reads afterwards reads all that was counted before. */
  const write = (): Promise<void> => (writing = writing.catch(() => {}).then(writeAll))
  const writeLater = () =>
    write().catch((error: unknown) => warn('Views of posts could not be counted', { reason: String(error) }))

  return {
    viewed(path: string) {
      add(path, 1)
      timer ??= setTimeout(writeLater, WRITE_AFTER_MS).unref()
    },
    write,
    stop: writeLater,
  }
}
