import type postgres from 'postgres'
import type { ContentView } from '../../../contract/operator/content.ts'
import { escapeLike, type Queryable } from '../db.ts'

/** What a list of content is narrowed to; undefined does not narrow. */
export type ContentSearch = { now: Date; view: ContentView; q?: string | undefined }

/** SQL over `starts_at`, `ends_at` and `is_draft`, as `stateOf` of the contract says it of one; `named`: where the words are looked for. */
export const isFoundContent = (
  sql: Queryable,
  { now, view, q = '' }: ContentSearch,
  named: postgres.Fragment,
): postgres.Fragment => sql`${inView(sql, view, now)}
  and ${q.trim() === '' ? sql`true` : sql`${named} ilike ${`%${escapeLike(q.trim())}%`}`}`

const inView = (sql: Queryable, view: ContentView, now: Date) =>
  ({
    CURRENT: () => sql`(is_draft or ends_at is null or ends_at > ${now})`,
    DRAFT: () => sql`is_draft`,
    PLANNED: () => sql`not is_draft and starts_at > ${now} and (ends_at is null or ends_at > ${now})`,
    LIVE: () =>
      sql`not is_draft and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`,
    OVER: () => sql`not is_draft and ends_at <= ${now}`,
    ALL: () => sql`true`,
  })[view]()
