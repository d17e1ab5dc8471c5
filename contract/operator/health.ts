import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoInput } from '../platform/values.ts'

/** What the shop stands on, in the order in which it is shown. */
export const healthKinds = ['DATABASE', 'PROVIDER', 'MAIL', 'JOBS', 'DISK', 'INDEX', 'BACKUP', 'POLICY'] as const
export type HealthKind = (typeof healthKinds)[number]
/** UNKNOWN: the shop cannot know yet; `advice` says what makes it known. */
export const healthStates = ['GOOD', 'WARNING', 'BAD', 'UNKNOWN'] as const
export type HealthState = (typeof healthStates)[number]

export const HealthLine = z.object({
  kind: z.enum(healthKinds),
  state: z.enum(healthStates),
  /** The figure that matters most first. */
  figures: z.array(z.string()),
  /** Since when something is wrong; null where nothing is, and where no sample was taken since. */
  since: z.nullable(DateTime),
  /** What to do about it, or about what is not known; null where nothing is to be done. */
  advice: z.nullable(z.string()),
  /** Of the last 24 hours, the worst reading of each half hour, the oldest first. */
  history: z.array(z.object({ at: DateTime, state: z.enum(healthStates), value: z.nullable(z.number()) })),
})
export type HealthLine = z.output<typeof HealthLine>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/health',
  access: 'operator',
  right: 'system',
  summary: 'What the shop stands on, line by line: state, figures, since when, what to do, and the last 24 hours',
  input: NoInput,
  output: z.object({
    checkedAt: DateTime,
    lines: z.array(HealthLine),
    version: z.string(),
    /** Applied to the database; the last one by its name. */
    migrations: z.object({ count: z.int(), last: z.string(), appliedAt: DateTime }),
  }),
})
