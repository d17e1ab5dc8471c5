import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { dayInBerlin } from '../platform/wall-clock.ts'

/** Where the policy of pages has browsers report to. */
export const POLICY_REPORTS = '/csp-reports'

const MOST_BYTES = 16_384
/** Anybody may report, so a process notes so many a minute, and a day has so many rows. */
const MOST_A_MINUTE = 100
const MOST_ROWS = 200

const Report = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.string(),
  }),
})
export type Violation = { directive: string; source: string; page: string }

/** Takes the reports of browsers, which read no answer: what cannot be used is dropped without a word. */
export function policyReportRoutes(fastify: FastifyInstance, { db, clock, warn }: Pick<Deps, 'db' | 'clock' | 'warn'>) {
  const left = { reports: MOST_A_MINUTE, until: 0 }
  void fastify.register(async (scope) => {
    // Browsers send it without a preflight and with this type alone, which no call takes.
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(POLICY_REPORTS, { bodyLimit: MOST_BYTES }, async ({ body }, reply) => {
      const now = clock.now()
      if (now.getTime() >= left.until) Object.assign(left, { reports: MOST_A_MINUTE, until: now.getTime() + 60_000 })
      const violation = left.reports-- > 0 ? violationIn(body) : null
      if (violation)
        await noteViolation(db, violation, now).catch((error: unknown) =>
          warn('A report of the content policy could not be noted', { reason: String(error) }),
        )
      return reply.status(204).send()
    })
  })
}

/** Null where nothing of ours was blocked: extensions of browsers load into every page. */
export function violationIn(body: unknown): Violation | null {
  const parsed = z.safeParse(Report, body)
  if (!parsed.success) return null
  const report = parsed.data['csp-report']
  const [directive = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')
  const source = sourceOf(report['blocked-uri'])
  if (!/^[a-z-]{3,40}$/.test(directive) || !source || !URL.canParse(report['document-uri'])) return null
  return { directive, source, page: pageOf(new URL(report['document-uri']).pathname) }
}

/** The site or the kind of what was blocked; its path may say something of a person. */
function sourceOf(blocked: string): string | null {
  if (/^[a-z-]{2,20}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return null
  const { protocol, origin } = new URL(blocked)
  if (/^(https?|wss?):$/.test(protocol)) return origin.length <= 200 ? origin : null
  return /^(data|blob):$/.test(protocol) ? protocol.slice(0, -1) : null
}

/** At most two words of a path: further parts are ids and tokens. */
function pageOf(path: string): string {
  const words = path.split('/').slice(1, 3)
  const end = words.findIndex((word) => !/^[a-z-]{1,30}$/.test(word))
  return `/${words.slice(0, end < 0 ? words.length : end).join('/')}`
}

async function noteViolation(sql: Queryable, { directive, source, page }: Violation, now: Date): Promise<void> {
  await sql`
    insert into policy_violation as known (day, directive, source, page, last_at)
    select ${dayInBerlin(sql, now)}, ${directive}, ${source}, ${page}, ${now}
    where (select count(*) from policy_violation where day = ${dayInBerlin(sql, now)}) < ${MOST_ROWS}
      or exists (select from policy_violation
        where day = ${dayInBerlin(sql, now)} and directive = ${directive} and source = ${source})
    on conflict (day, directive, source) do update
      set count = known.count + 1, page = excluded.page, last_at = greatest(known.last_at, excluded.last_at)`
}

/** Of the last 24 hours; `newest` is what was blocked last. */
export type PolicyFacts = { count: number; newest: (Violation & { at: Date }) | null }

export async function findPolicyFacts(sql: Queryable, now: Date): Promise<PolicyFacts> {
  const rows = await sql<(Violation & { at: Date; sum: number })[]>`
    select directive, source, page, last_at as at, (sum(count) over ())::int as sum from policy_violation
    where last_at > ${now}::timestamptz - interval '24 hours' order by last_at desc limit 1`
  const [newest] = rows
  return { count: newest?.sum ?? 0, newest: newest ?? null }
}

export const deleteOldViolations = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
      delete from policy_violation where ${inBatch(sql, sql`from policy_violation t where last_at < ${before}`)}`
  ).count
