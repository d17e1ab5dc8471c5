import { openDatabase, type Db } from '../../api/platform/db.ts'
import type { DatabaseAddresses } from './read-database-url.ts'

/** The PostgreSQL of DATABASE_URL cannot be used; the message is one sentence and names no password. */
export class ExternalPostgresError extends Error {}

const OLDEST_MAJOR = 15

/**
 * Throws ExternalPostgresError when a server does not answer, does not let us in, is too old, stands behind a pooler of which nothing was said, or
 * has not got as many `connections` as will be opened past any pooler.
 */
export async function checkExternalPostgres(
  { databaseUrl, directUrl }: DatabaseAddresses,
  connections = 0,
): Promise<void> {
  if (directUrl) await whileOpen('DATABASE_DIRECT_URL', openDatabase(directUrl, { connections: 1 }), checkServer)
  if (databaseUrl)
    await whileOpen(
      'DATABASE_URL',
      openDatabase(databaseUrl, { connections: 1, isPooled: Boolean(directUrl) }),
      directUrl ? checkPooled : (sql, name) => checkServer(sql, name, connections),
    )
}

async function whileOpen(name: string, sql: Db, check: (sql: Db, name: string) => Promise<void>) {
  try {
    await check(sql, name)
  } catch (error) {
    if (error instanceof ExternalPostgresError) throw error
    throw new ExternalPostgresError(`${name} cannot be used: ${reason(error as NodeJS.ErrnoException)}.`, {
      cause: error,
    })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function checkServer(sql: Db, name: string, connections = 0) {
  const [row] = await sql<{ version: number; limit: string; free: number }[]>`
    select current_setting('server_version_num')::int as version, current_setting('statement_timeout') as limit,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free`
  const major = Math.floor(row!.version / 10_000)
  if (major < OLDEST_MAJOR)
    throw new ExternalPostgresError(`${name} leads to PostgreSQL ${major}; at least ${OLDEST_MAJOR} is needed.`)
  // Some poolers refuse what is set with a connection, others were told to ignore it.
  if (row!.limit !== '5s') throw new ExternalPostgresError(`${name} cannot be used: ${LEADS_TO_POOLER}.`)
  if (row!.free < connections)
    throw new ExternalPostgresError(
      `WEB_PROCESSES opens up to ${connections} connections and the PostgreSQL of ${name} allows ${row!.free}; lower it, raise max_connections, or put PgBouncer before it (docs/operations.md).`,
    )
}

const LEADS_TO_POOLER =
  'it leads through a pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself beside it, so that transactions may be pooled'

/** The limits of single statements, which no pooler passes on. */
const roleLimits = { statement_timeout: '5s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' }

async function checkPooled(sql: Db) {
  const [found] = await sql<{ role: string; unset: string[] }[]>`
    select current_user as role, array(
      select name from pg_settings where name = any(${Object.keys(roleLimits)}) and setting = '0') as unset`
  const { role, unset } = found!
  if (unset.length === 0) return
  const commands = Object.entries(roleLimits)
    .filter(([name]) => unset.includes(name))
    .map(([name, limit]) => `alter role "${role}" set ${name} = '${limit}';`)
  throw new ExternalPostgresError(
    `DATABASE_URL leads through a pooler, which passes no limits on; run as an owner of the database: ${commands.join(' ')} then RECONNECT the pooler and start again.`,
  )
}

function reason({ code, message }: NodeJS.ErrnoException) {
  if (code === 'ECONNREFUSED' || code === 'CONNECT_TIMEOUT' || code === 'ENOENT')
    return 'no PostgreSQL answers at its address'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host is unknown'
  if (/startup parameter/.test(message)) return LEADS_TO_POOLER
  return message.replace(/\.$/, '')
}
