import { openDatabase } from '../../api/platform/db.ts'

/** The PostgreSQL of DATABASE_URL cannot be used; the message is one sentence and names no password. */
export class ExternalPostgresError extends Error {}

const OLDEST_MAJOR = 15

/** Throws ExternalPostgresError when the server does not answer, does not let us in or is too old. */
export async function checkExternalPostgres(url: string): Promise<void> {
  const sql = openDatabase(url, { connections: 1 })
  try {
    const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`
    const major = Math.floor(row!.version / 10_000)
    if (major < OLDEST_MAJOR) {
      throw new ExternalPostgresError(`DATABASE_URL leads to PostgreSQL ${major}; at least ${OLDEST_MAJOR} is needed.`)
    }
  } catch (error) {
    if (error instanceof ExternalPostgresError) throw error
    throw new ExternalPostgresError(`DATABASE_URL cannot be used: ${reason(error as NodeJS.ErrnoException)}.`, {
      cause: error,
    })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function reason({ code, message }: NodeJS.ErrnoException) {
  if (code === 'ECONNREFUSED' || code === 'CONNECT_TIMEOUT' || code === 'ENOENT')
    return 'no PostgreSQL answers at its address'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host is unknown'
  return message.replace(/\.$/, '')
}
