import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { hashOfKey } from '../limits.ts'

const MINUTE = 60_000
const EVERY_MS = 500
/** Who has asked for less than this part of a limit is no concern of other processes. */
const PART_TO_PASS_ON = 1 / 50

/** Keys that are counted at once; who comes on top in the same minute is not. */
const MOST_KEYS = 50_000

type Count = { own: number; passedOn: number; others: number }

type SharedCounts = {
  /** Counts one of this key, unless all processes together have counted as many as the limit in this minute: then false. */
  take(key: string, limit: number): boolean
  /** Whether as many of this key have been counted. */
  isUsedUp(key: string, limit: number): boolean
  /** Until a new minute begins, in ms. */
  endsAfter(): number
  stop(): Promise<void>
}

/**
 * Counts by the minute in memory, together with all processes on the database: twice a second one statement passes on what was
 * counted of keys that come near their limit, and answers what the others have counted (decision 270). While the database is
 * away each process counts for itself.
 */
export function openSharedCounts({ db, clock }: { db: Db; clock: Clock }): SharedCounts {
  let minute = 0
  let counts = new Map<string, Count>()
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let passing: Promise<void> | undefined

  function passOnSoon() {
    if (waiting.size === 0 || passing) return
    timer ??= setTimeout(() => {
      timer = undefined
      passing = passOn().finally(() => {
        passing = undefined
        passOnSoon()
      })
    }, EVERY_MS).unref()
  }
  async function passOn() {
    const passed = [...waiting].map((key) => ({ key, count: counts.get(key)!, own: counts.get(key)!.own }))
    waiting = new Set()
    const added = passed.map(({ key, count, own }) => ({ key, points: own - count.passedOn }))
    // Where it fails, it is passed on with the next one of its key.
    const totals = await addToTotals(db, minute, added).catch(() => new Map<string, number>())
    for (const { key, count, own } of passed) {
      const total = totals.get(key)
      if (total !== undefined) Object.assign(count, { passedOn: own, others: Math.max(0, total - own) })
    }
  }
  function turnMinute() {
    const now = Math.floor(clock.now().getTime() / MINUTE)
    if (now === minute) return
    minute = now
    counts = new Map()
    waiting = new Set()
  }

  function isUsedUp(key: string, limit: number) {
    turnMinute()
    return sumOf(counts.get(key)) >= limit
  }

  return {
    isUsedUp,
    take(key, limit) {
      if (isUsedUp(key, limit)) return false
      const count = counts.get(key) ?? { own: 0, passedOn: 0, others: 0 }
      if (count.own === 0 && counts.size >= MOST_KEYS) return true
      counts.set(key, count)
      count.own++
      if (count.own >= limit * PART_TO_PASS_ON) {
        waiting.add(key)
        passOnSoon()
      }
      return true
    },
    endsAfter: () => MINUTE - (clock.now().getTime() % MINUTE),
    async stop() {
      clearTimeout(timer)
      waiting = new Set()
      await passing
    },
  }
}

const sumOf = (count?: Count) => (count ? count.own + count.others : 0)

type Added = { key: string; points: number }

/** Adds to what all processes have counted in this minute; answers the sums by key. */
async function addToTotals(db: Db, minute: number, added: readonly Added[]): Promise<Map<string, number>> {
  const names = new Map(added.map(({ key }) => [`visits-${minute}:${hashOfKey(key)}`, key]))
  const rows = await db<{ key: string; points: number }[]>`
    insert into rate_limit (key, points, expire)
    select key, points, ${(minute + 1) * MINUTE}
    from unnest(${[...names.keys()]}::text[], ${added.map(({ points }) => points)}::int[]) as added (key, points)
    -- In one order, as two processes add to the same rows.
    order by key
    on conflict (key) do update set points = rate_limit.points + excluded.points
    returning key, points`
  return new Map(rows.map(({ key, points }) => [names.get(key)!, points]))
}
