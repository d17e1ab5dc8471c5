import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Db } from '../api/platform/db.ts'
import { migrationGap } from '../api/platform/migrations.ts'
import { withTimeout } from '../api/platform/with-timeout.ts'

/** Why no visitor should be sent here now. */
export type UnreadyReason = 'DRAINING' | 'DATABASE' | 'MIGRATIONS' | 'INDEX'

type HealthDeps = { db: Db; isIndexComplete: () => boolean; migrations?: string }

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
/** Anybody may ask, as often as they like: the database is asked once in that time. */
const ANSWER_MS = 1000
const DATABASE_MS = 2000

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it can serve visitors; otherwise 503 with all reasons.
 * Not counted by `limitVisits` and not logged.
 */
export function healthRoutes(fastify: FastifyInstance, deps: HealthDeps): { drain: () => void } {
  const database = databaseCheck(deps)
  let isDraining = false
  const options = { logLevel: 'warn' } as const

  fastify.get('/health/live', options, () => ({ status: 'live' }))
  fastify.get('/health/ready', options, async (_, reply) => {
    const reasons: UnreadyReason[] = [
      ...(isDraining ? (['DRAINING'] as const) : []),
      ...(await database()),
      ...(deps.isIndexComplete() ? [] : (['INDEX'] as const)),
    ]
    if (reasons.length === 0) return { status: 'ready' }
    return reply.status(503).send({ status: 'unready', reasons })
  })
  return { drain: () => (isDraining = true) }
}

function databaseCheck({ db, migrations = MIGRATIONS }: HealthDeps) {
  let checkedAt = -Infinity
  let answer: Promise<UnreadyReason[]> = Promise.resolve([])
  return () => {
    if (performance.now() - checkedAt < ANSWER_MS) return answer
    checkedAt = performance.now()
    return (answer = withTimeout(DATABASE_MS, migrationGap(db, migrations)).then(
      ({ missing, unknown }) => (missing.length + unknown.length > 0 ? ['MIGRATIONS'] : []),
      () => ['DATABASE'],
    ))
  }
}
