import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { visibleTo } from '../products/visibility.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable } from '../platform/db.ts'
import type { PostCardRow } from './post-card.ts'

export type PostRow = PostCardRow & { author: string; contentDe: string; contentEn: string }

const postCardColumns = (sql: Queryable) => sql`
  id, path, title_de, title_en, teaser_de, teaser_en,
  topic_de, topic_en, reading_minutes_de,
  reading_minutes_en, picture, published_at`

/** Published by now, of a topic by its name in either language where one is given. */
type Which = { now: Date; topic?: string | undefined }

const isOne = (sql: Queryable, { now, topic }: Which) =>
  sql`published_at <= ${now} ${topic === undefined ? sql`` : sql`and ${topic} in (topic_de, topic_en)`}`

/** Newest first. */
export const findLatestPosts = (sql: Queryable, which: Which, window: Window) => sql<PostCardRow[]>`
  select ${postCardColumns(sql)} from post where ${isOne(sql, which)}
  order by published_at desc, id ${limitTo(sql, window)}`

export async function countPosts(sql: Queryable, which: Which): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`select count(*)::int from post where ${isOne(sql, which)}`
  return counted.count
}

/** What the published posts are about, the topics with most posts first. */
export const findTopics = (sql: Queryable, now: Date) => sql<{ topicDe: string; topicEn: string }[]>`
  select topic_de, topic_en from post where published_at <= ${now}
  group by topic_de, topic_en order by count(*) desc, topic_de`

/** A published post, by its id or its path. */
export async function findPost(sql: Queryable, key: string, now: Date): Promise<PostRow | null> {
  const is = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? sql`id = ${key}` : sql`path = ${key}`
  const [row] = await sql<PostRow[]>`
    select ${postCardColumns(sql)}, author, content_de, content_en
    from post where ${is} and published_at <= ${now}`
  return row ?? null
}

/** Other posts, those of the same topic first, then the newest. */
export const findRelatedPosts = (sql: Queryable, of: PostRow, { now, limit }: { now: Date; limit: number }) =>
  sql<PostCardRow[]>`
    select ${postCardColumns(sql)} from post where id <> ${of.id} and published_at <= ${now}
    order by topic_de <> ${of.topicDe}, published_at desc, id limit ${limit}`

/** The products of a post, as far as the account may see them. */
export const findPostProducts = (sql: Queryable, postId: string, accountId: string | null) => sql<CardRow[]>`
  select ${cardColumns(sql)} from ${cardTables(sql)} join post_product l on l.sku_id = p.sku_id
  where l.post_id = ${postId} and ${visibleTo(sql, accountId)}
  order by l.rank, l.sku_id`
