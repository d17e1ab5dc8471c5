import type postgres from 'postgres'
import type { Db, Queryable, Tx } from './db.ts'
import { newId } from './ids.ts'

/** Things that pages show have changed. */
export type PageChange = {
  tags: readonly string[]
  /**
   * Whether a page may be shown for a moment as it was. Never where something has to disappear: a product that left the
   * sale or became exclusive.
   */
  mayBeStale?: boolean
}

/**
 * Notifies every running process, within a second of the commit, that pages with these tags are out of date. Called in the
 * transaction that changes what visitors see; see docs/architecture.md for the tags.
 */
export async function recordChange(
  tx: Queryable,
  tags: readonly string[],
  { mayBeStale = false }: Pick<PageChange, 'mayBeStale'> = {},
): Promise<void> {
  await tx`insert into page_change (id, tags, may_be_stale) values (${newId()}, ${[...new Set(tags)]}, ${mayBeStale})`
}

export type ChangeFollower = { stop(): Promise<void> }

const EVERY_MS = 1000

/**
 * Hands over every change committed from now on, by whatever process, at least once. While the database is away nothing
 * is lost: the next poll catches up from where the last one ended.
 */
export function followChanges(db: Db, onChange: (change: PageChange) => void): ChangeFollower {
  const read = changePoller(db)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let polling = Promise.resolve()
  const poll = async () => {
    for (const change of await read().catch(() => [])) onChange(change)
    if (!isStopped) timer = setTimeout(() => void (polling = poll()), EVERY_MS)
  }
  polling = poll()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await polling
    },
  }
}

type Found = { snapshot: string; server: string; hidden: string[]; stale: string[] }

// A page lives ten minutes at most: what is older than an hour concerns none.
function changePoller(db: Db) {
  let last: Found | null = null
  async function find(isFresh: postgres.Fragment): Promise<Found> {
    const [found] = await db<Found[]>`
      with fresh as materialized (select tags, may_be_stale from page_change where ${isFresh})
      select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
        array(select distinct unnest(tags) from fresh where not may_be_stale) as hidden,
        array(select distinct unnest(tags) from fresh where may_be_stale) as stale`
    return found!
  }
  const findOf = (time: string) => find(db`changed_at > now() - ${time}::interval`)
  const findSince = (snapshot: string) =>
    find(
      db`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`,
    )

  return async (): Promise<PageChange[]> => {
    const before = last
    const found: Found = await (before ? findSince(before.snapshot) : findOf('2 minutes'))
    // One that took over or was killed gives numbers of transactions once more that ended unwritten.
    const isOtherServer = before !== null && before.server !== found.server
    const { hidden, stale } = (last = isOtherServer ? await findOf('15 minutes') : found)
    if (hidden.length + stale.length > 0) {
      // What is not deleted now is deleted another time.
      await db`delete from page_change where changed_at < now() - interval '1 hour'`.catch(() => {})
    }
    return [{ tags: hidden }, { tags: stale, mayBeStale: true }].filter(({ tags }) => tags.length > 0)
  }
}

/** A span of time whose beginnings and ends are to be told. */
export type TurnSpan = { after: Date; until: Date }

/**
 * The time since pages were last turned over, for one process alone: it counts as done with the transaction. Null where another one is
 * at it, or nothing has passed.
 */
export async function takeTurnSpan(tx: Tx, until: Date): Promise<TurnSpan | null> {
  const [row] = await tx<{ after: Date }[]>`
    select turned_until as after from page_turn where turned_until < ${until} for update skip locked`
  if (!row) return null
  await tx`update page_turn set turned_until = ${until}`
  return { after: row.after, until }
}
