import type { Queryable } from '../db.ts'

/** What is shown at a moment; a preview shows drafts, too. */
export type Showing = { now: Date; withDrafts: boolean }

/** What is on at a moment, over the columns of whatever has a window and drafts. */
export const isOn = (sql: Queryable, { now, withDrafts }: Showing) => sql`
  (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    ${withDrafts ? sql`` : sql`and not is_draft`}`
