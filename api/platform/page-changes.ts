import type { Db, Queryable } from './db.ts'
import { newId } from './ids.ts'

/**
 * Tells every running process, within a second of the commit, that pages with these tags are out of date. Called in the
 * transaction that changes what visitors see; see docs/architecture.md for the tags.
 */
export async function recordChange(tx: Queryable, tags: readonly string[]): Promise<void> {
  await tx`insert into page_change (id, tags) values (${newId()}, ${[...new Set(tags)]})`
}

export type ChangeFollower = { stop(): Promise<void> }

const EVERY_MS = 1000

/**
 * Hands over the tags of every change committed from now on, by whatever process, at least once. While the database is
 * away nothing is lost: the next look catches up.
 */
export function followChanges(db: Db, onChange: (tags: string[]) => void): ChangeFollower {
  const read = changeReader(db)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking = Promise.resolve()
  const look = async () => {
    const tags = await read().catch(() => [])
    if (tags.length > 0) onChange(tags)
    if (!isStopped) timer = setTimeout(() => void (looking = look()), EVERY_MS)
  }
  looking = look()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

// A transaction may commit later than one that wrote after it, so each look goes back further than any may last and
// leaves out what it has seen. A page lives ten minutes at most: what is older concerns none.
function changeReader(db: Db) {
  let seen = new Set<string>()
  return async (): Promise<string[]> => {
    const rows = await db<{ id: string; tags: string[] }[]>`
      select id, tags from page_change where changed_at > now() - interval '2 minutes'`
    const fresh = rows.filter(({ id }) => !seen.has(id))
    seen = new Set(rows.map(({ id }) => id))
    if (fresh.length > 0) await db`delete from page_change where changed_at < now() - interval '15 minutes'`
    return fresh.flatMap(({ tags }) => tags)
  }
}
