import postgres from 'postgres'
import { inOrder } from './in-order.ts'
import { beginForClient, limitConcurrency, type Limiter } from './limit-concurrency.ts'
import { createMemoCache } from './memo-cache.ts'
import { foldText } from '../../contract/platform/fold-text.ts'

export type Db = postgres.Sql
export type Tx = postgres.TransactionSql
/** What a query function takes: it does not care whether it runs inside a transaction. */
export type Queryable = Db | Tx

export type DatabaseOptions = {
  /** Connections of this process; 10 by default. */
  connections?: number
  /** Milliseconds until PostgreSQL ends a statement; 5,000 by default, 0 for never (import, migrations). */
  statementTimeoutMs?: number
  /** Milliseconds a statement waits for what another transaction has locked; 2,000 by default, 0 for as long as it runs. */
  lockTimeoutMs?: number
  /** Milliseconds inTransaction waits for a connection; 5,000 by default. */
  placeTimeoutMs?: number
  /**
   * The address leads through a pooler in transaction mode: each transaction may run on another connection of the server. So
   * no statement is prepared by name, and limits are set within transactions; of single statements the role's own hold (decision 204).
   */
  isPooled?: boolean
  /** Called for each statement that is sent, to count them. */
  onStatement?: () => void
}

// A transaction that stands still, because its process is stopped or cut off, holds its locks no longer.
const IDLE_IN_TRANSACTION_MS = 10_000
const MOST_WAITING_TRANSACTIONS = 500

type Transactions = {
  /** Transactions may wait for each other, what reads a page may not: three of ten connections, and one of any pool, are never in one. */
  inTurn: Limiter
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}
const transactionsOf = new WeakMap<Db, Transactions>()

/**
 * A pool that connects on first use and again after a loss: while the database is away queries reject, the process stays.
 * Takes `postgres://user:password@host:port/name`, and `?host=/folder` for a unix socket as libpq does.
 * `bigint` arrives as a number (a value beyond 2^53 rejects the query), `date` as 'YYYY-MM-DD', `numeric` as a string, `sku_id` as `skuId`.
 * End it by `end({ timeout: seconds })`: without a limit it waits for the statements under way.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const { connections = 10, statementTimeoutMs = 5000, lockTimeoutMs = 2000, isPooled = false, onStatement } = options
  const limits = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  }
  const { server, socket } = splitSocket(url)
  const sql = postgres(server, {
    ...(socket && { path: socket }),
    max: connections,
    connect_timeout: 10,
    // The driver's own pauses grow to 20 s with every query that fails, and queries wait for them.
    backoff: (failures) => Math.min(0.02 * 2 ** failures, 0.5),
    prepare: !isPooled,
    connection: { application_name: 'tresen', ...(!isPooled && limits) },
    onnotice: () => {},
    // What stands inside of jsonb keeps its names (decision 46).
    transform: { column: { from: rowKey, to: postgres.fromCamel } },
    ...(onStatement && { debug: onStatement }),
    types: { bigint: safeInteger, calendarDate },
  })
  const atOnce = Math.max(1, connections - Math.max(1, Math.floor(connections * 0.3)))
  const waitMs = options.placeTimeoutMs ?? 5000
  const bounds = { atOnce, waiting: MOST_WAITING_TRANSACTIONS, waitMs, turns: 'BY_ARRIVAL' } as const
  const begin = isPooled ? beginWithin(sql, limits) : <T>(work: (tx: Tx) => Promise<T>) => sql.begin(work) as Promise<T>
  transactionsOf.set(sql, { inTurn: limitConcurrency(bounds), begin })
  return sql
}

/** The limits travel with the first statement of the work: no round trip of their own. */
function beginWithin(sql: Db, limits: Record<string, number>) {
  const settings = Object.entries(limits)
    .map(([name, ms]) => `set local ${name} = ${ms}`)
    .join(';')
  return <T>(work: (tx: Tx) => Promise<T>) =>
    sql.begin(async (tx) => (await inOrder([() => tx.unsafe(settings), () => work(tx)]))[1]) as Promise<T>
}

/**
 * READ COMMITTED. Runs the work again, at most three times, after a serialisation failure or a deadlock (40001, 40P01);
 * so the work must have no effect outside the database. Throws 55P03 where a lock is held too long, Busy where too many
 * transactions of this pool wait, and Abandoned where the client gave up before its first one had a connection.
 */
export async function inTransaction<T>(sql: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { inTurn, begin } = transactionsOf.get(sql)!
  const workInTime = (tx: Tx) => {
    beginForClient()
    return work(tx)
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTurn(() => begin(workInTime))
    } catch (error) {
      if (attempt > 3 || !isRetryable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())))
    }
  }
}

/**
 * A list whose length the planner does not see. Seeing it, it takes every call of a prepared statement for cheaper than the
 * plan it has cached, and plans it anew: three times the cost of running it.
 */
export const unseen = (sql: Queryable, texts: string[]) => sql`(select ${texts}::text[])::text[]`

/** A row of which PostgreSQL made json, keyed as rows are. */
export const rowOfJson = <T extends object>(json: Record<string, unknown>): T =>
  Object.fromEntries(Object.entries(json).map(([column, value]) => [rowKey(column), value])) as T

const rowKeys = createMemoCache<string, string>()

// The key of an object that exists, not a text just put together: rows keyed by the latter are read half as fast again.
const rowKey = (column: string) => rowKeys(column, () => Object.keys({ [postgres.toCamel(column)]: 0 })[0]!)

const safeInteger = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint) => value.toString(),
  parse(text: string) {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit into a number.`)
    return value
  },
}

// The driver would make a Date at local midnight of it, which moves the day with the time zone.
const calendarDate = { to: 1082, from: [1082], serialize: (text: string) => text, parse: (text: string) => text }

// The driver knows no ?host= and would send it to the server as a setting.
function splitSocket(url: string) {
  if (!/[?&]host=(\/|%2F)/i.test(url)) return { server: url, socket: undefined }
  const parsed = new URL(url)
  const folder = parsed.searchParams.get('host')
  parsed.searchParams.delete('host')
  return { server: parsed.href, socket: `${folder}/.s.PGSQL.${parsed.port || 5432}` }
}

function isRetryable(error: unknown) {
  return error instanceof postgres.PostgresError && (error.code === '40001' || error.code === '40P01')
}

/** A text as it stands in a LIKE pattern, where it means itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** As a tsquery: each word of the text begins one of the words; undefined where it has neither letter nor figure. */
export function wordQuery(text: string): string | undefined {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ')
}
