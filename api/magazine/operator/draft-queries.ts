import type postgres from 'postgres'
import type { CursorInput } from '../../../contract/platform/paging.ts'
import type { PostContent } from '../../../contract/operator/post-content.ts'
import { VIEWED_DAYS, type PostState, type PostVersion } from '../../../contract/operator/posts.ts'
import { countUpTo } from '../../http/cursor.ts'
import { newestFirst } from '../../http/newest-first.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { dayInBerlin, inDays } from '../../platform/wall-clock.ts'
import { type Queryable, type Tx, wordQuery } from '../../platform/db.ts'

export type DraftRow = {
  id: string
  content: PostContent
  version: number
  state: PostState
  startsAt: Date | null
  endsAt: Date | null
  authors: string[]
  decidedBy: string | null
  savedAt: Date
  savedBy: string | null
  savedByName: string | null
  isLive: boolean
  /** Goods it names that nobody sees, or not everybody. */
  refusedGoods: string[]
}

const columns = (sql: Queryable) => sql`
  d.post_id as id, d.content, d.version, d.state, d.starts_at, d.ends_at, d.authors, d.decided_by, d.saved_at, d.saved_by,
  nullif(trim(a.first_name || ' ' || a.last_name), '') as saved_by_name,
  exists (select from post p where p.id = d.post_id) as is_live,
  array(
    select named.sku_id from (
      select jsonb_array_elements_text(d.content -> 'skuIds') as sku_id
      union select jsonb_array_elements_text(b -> 'skuIds') from jsonb_array_elements(d.content -> 'blocks') b
        where b ->> 'kind' = 'GOODS') named
    where not exists (
      select from product p where p.sku_id = named.sku_id and p.status = 'ACTIVE' and not p.is_exclusive)) as refused_goods`
const tables = (sql: Queryable) => sql`post_draft d left join account a on a.id = d.saved_by`

export async function findDraft(sql: Queryable, id: string): Promise<DraftRow | null> {
  const [row] = await sql<DraftRow[]>`select ${columns(sql)} from ${tables(sql)} where d.post_id = ${id}`
  return row ?? null
}

/** `isPathTaken`: another post is shown, or will be shown, under its address. `wasShown`: it was published once. */
export type LockedDraft = DraftRow & { isPathTaken: boolean; wasShown: boolean }

/** Held until the transaction ends, so that of two who write at once the second sees what the first has left. */
export async function lockDraft(tx: Tx, id: string): Promise<LockedDraft | null> {
  const [row] = await tx<LockedDraft[]>`
    select ${columns(tx)},
      exists (select from post p where p.path = d.content ->> 'path' and p.id <> d.post_id)
        or exists (select from post_draft o where o.state = 'PLANNED' and o.post_id <> d.post_id
          and o.content ->> 'path' = d.content ->> 'path') as is_path_taken,
      exists (select from post_version v where v.post_id = d.post_id and v.kind = 'PUBLISHED') as was_shown
    from ${tables(tx)} where d.post_id = ${id} for update of d`
  return row ?? null
}

/** `from` and `to`: days in Germany on which it begins to be shown. */
type Search = {
  state?: PostState | undefined
  topic?: string | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
  language: Language
}

function isFound(sql: Queryable, { state, topic, from, to, q = '', language }: Search): postgres.Fragment {
  const topicIn = { de: sql`d.content -> 'de' ->> 'topic'`, en: sql`d.content -> 'en' ->> 'topic'` }[language]
  return sql`true ${state ? sql`and d.state = ${state}` : sql``} ${topic ? sql`and ${topicIn} = ${topic}` : sql``}
    ${from || to ? sql`and d.starts_at is not null and ${inDays(sql, sql`d.starts_at`, { from, to })}` : sql``} ${q.trim() ? isNamed(sql, q) : sql``}`
}

function isNamed(sql: Queryable, q: string) {
  const query = wordQuery(q)
  return query ? sql`and post_words(d.content) @@ ${query}::tsquery` : sql`and false`
}

const views = (sql: Queryable, now: Date) => sql`
  (select coalesce(sum(v.views), 0)::int from post_view v
    where v.post_id = d.post_id and v.day > ${dayInBerlin(sql, now)} - ${VIEWED_DAYS}::integer)`

export function findDrafts(sql: Queryable, { now, ...search }: Search & { now: Date }, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`d.saved_at`, id: sql`d.post_id` })
  return sql<(DraftRow & { position: string; views: number })[]>`
    select ${columns(sql)}, ${views(sql, now)} as views, ${position} from ${tables(sql)} where ${bound} and ${isFound(sql, search)} ${end}`
}

export const countDrafts = (sql: Queryable, search: Search) =>
  countUpTo(sql, sql`select from post_draft d where ${isFound(sql, search)}`)

const MOST_TOPICS = 200

export async function findDraftTopics(sql: Queryable, language: Language): Promise<string[]> {
  const rows = await sql<{ topic: string }[]>`
    select distinct content -> ${language} ->> 'topic' as topic from post_draft where content -> ${language} ->> 'topic' <> ''
    order by topic limit ${MOST_TOPICS}`
  return rows.map(({ topic }) => topic)
}

/** The latest first. */
export const findVersions = (sql: Queryable, id: string) => sql<PostVersion[]>`
  select v.number, v.kind, v.at, nullif(trim(a.first_name || ' ' || a.last_name), '') as by, v.reason, v.starts_at, v.ends_at
  from post_version v left join account a on a.id = v.account_id
  where v.post_id = ${id} order by v.number desc limit 100`

export async function findVersion(sql: Queryable, id: string, number: number): Promise<PostContent | null> {
  const [row] = await sql<{ content: PostContent }[]>`
    select content from post_version where post_id = ${id} and number = ${number}`
  return row?.content ?? null
}

type Happened = Pick<PostVersion, 'kind' | 'startsAt' | 'endsAt' | 'reason' | 'at'> & { accountId: string | null }

/** What was written stays as it was when this happened to it. */
export const addVersion = (tx: Tx, { id, content }: Pick<DraftRow, 'id' | 'content'>, happened: Happened) => tx`
  insert into post_version (post_id, number, content, kind, starts_at, ends_at, reason, at, account_id)
  select ${id}, coalesce(max(number), 0) + 1, ${tx.json(content)}, ${happened.kind}, ${happened.startsAt}, ${happened.endsAt},
    ${happened.reason}, ${happened.at}, ${happened.accountId}
  from post_version where post_id = ${id}`
