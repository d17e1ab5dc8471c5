import { openDatabase, type DatabaseOptions, type Db, type Queryable } from '../db.ts'
import { withTimeout } from '../with-timeout.ts'

/** How far the primary's log was written, in bytes: what was committed before stands below. Null where there are no replicas. */
export type LogPosition = number | null

type Options = {
  warn: (what: string, details: object) => void
  /** As of the primary. */
  database?: Pick<DatabaseOptions, 'isPooled' | 'onStatement'>
}
/** `reads` is open while it is not left out; `replayed`: what was committed before stands in it. */
type Replica = { number: number; url: string; polls: Db | null; reads: Db | null; replayed: number; reason: string }
export type Replicas = {
  /** Each has been looked at once. */
  ready: Promise<unknown>
  stop(): Promise<void>
}

const EVERY_MS = 200
/** One that does not say within this time how far it is, is away. */
const ANSWER_MS = 1000

const replicasOf = new WeakMap<Db, Replica[]>()

/** To be read beside what a statement on the primary sees. */
export const logPosition = (sql: Queryable) =>
  replicasOf.has(sql as Db) ? sql`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint` : sql`null::bigint`

/**
 * Reads from a replica that has all of what the primary had written at `position`, or else from the primary. A replica that
 * fails on the way is left out, and the work is done again on the primary: it may only read.
 */
export async function readAsOf<T>(db: Db, position: LogPosition, work: (from: Db) => Promise<T>): Promise<T> {
  const fit = (position !== null && replicasOf.get(db)?.filter((it) => it.reads && it.replayed >= position)) || []
  const replica = fit[Math.floor(Math.random() * fit.length)]
  if (!replica) return work(db)
  try {
    return await work(replica.reads!)
  } catch (error) {
    leaveOut(replica, error)
    return work(db)
  }
}

/**
 * Follows how far each replica is, several times a second. One that is away, or is no replica of this primary, is left out until it
 * says otherwise by itself.
 */
export function followReplicas(db: Db, urls: readonly string[], { warn, database = {} }: Options): Replicas {
  const replicas = urls.map((url, index): Replica => ({
    number: index + 1,
    url,
    polls: null,
    reads: null,
    replayed: 0,
    reason: '',
  }))
  if (replicas.length > 0) replicasOf.set(db, replicas)
  const timers = new Map<Replica, NodeJS.Timeout>()
  let isStopped = false

  async function poll(replica: Replica) {
    const wasRead = replica.reads !== null
    const before = replica.reason
    try {
      await withTimeout(ANSWER_MS, lookAt(db, replica, database))
      if (!wasRead && before) warn('A read replica is read again.', { replica: replica.number })
    } catch (error) {
      leaveOut(replica, error)
      if (before !== replica.reason)
        warn('A read replica is left out.', { replica: replica.number, reason: replica.reason })
    }
    if (!isStopped) timers.set(replica, setTimeout(() => void poll(replica), EVERY_MS).unref())
  }
  return {
    ready: Promise.all(replicas.map(poll)),
    async stop() {
      isStopped = true
      replicasOf.delete(db)
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(replicas.map(disconnect))
    },
  }
}

type State = { isReplica: boolean; replayed: number }

async function lookAt(db: Db, replica: Replica, options: DatabaseOptions) {
  const isNew = replica.polls === null
  const polls = (replica.polls ??= openDatabase(replica.url, { ...options, connections: 1 }))
  if (isNew) {
    const [own, other] = await Promise.all([systemOf(db), systemOf(polls)])
    if (own && other && own !== other) throw new Error('It belongs to another server.')
  }
  const [state] = await polls<State[]>`
    select pg_is_in_recovery() as is_replica,
      coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::bigint as replayed`
  // Nobody knows what one holds that goes its own way.
  if (!state!.isReplica) throw new Error('It is no replica.')
  // An answer that comes too late is of one that was left out meanwhile.
  if (replica.polls !== polls) return
  replica.replayed = state!.replayed
  replica.reads ??= openDatabase(replica.url, { ...options, connections: 5 })
  replica.reason = ''
}

/** Null where that may not be asked. */
async function systemOf(sql: Db): Promise<string | null> {
  const found = sql<{ system: string }[]>`select system_identifier::text as system from pg_control_system()`
  const [row] = await found.catch((error: { code?: string }) => {
    if (error.code === '42501') return []
    throw error
  })
  return row?.system ?? null
}

/** Its connections may hang for minutes: who waits for them goes on to the primary. */
function leaveOut(replica: Replica, error: unknown) {
  replica.reason = (error as Error).message
  void disconnect(replica)
}

async function disconnect(replica: Replica) {
  const { polls, reads } = replica
  replica.polls = replica.reads = null
  await Promise.all([polls?.end({ timeout: 0 }), reads?.end({ timeout: 0 })])
}
