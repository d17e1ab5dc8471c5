import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { visibleTo } from '../products/visibility.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { GoodsRow } from './blocks/render-blocks.ts'
import type { Queryable } from '../platform/db.ts'
import type { PostCardRow } from './post-card.ts'

export type PostRow = PostCardRow & { author: string } & Record<
    `content${In}` | `seoTitle${In}` | `seoText${In}`,
    string
  > &
  Record<`goodsRows${In}`, GoodsRow[]>
type In = 'De' | 'En'

const postCardColumns = (sql: Queryable) => sql`
  id, path, title_de, title_en, teaser_de, teaser_en,
  topic_de, topic_en, reading_minutes_de,
  reading_minutes_en, picture, published_at`

/** Shown at a moment. */
const isShown = (sql: Queryable, now: Date) => sql`published_at <= ${now} and (ends_at is null or ends_at > ${now})`

/** Published by now, of a topic by its name in either language where one is given. */
type Which = { now: Date; topic?: string | undefined }

const isOne = (sql: Queryable, { now, topic }: Which) =>
  sql`${isShown(sql, now)} ${topic === undefined ? sql`` : sql`and ${topic} in (topic_de, topic_en)`}`

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
  select topic_de, topic_en from post where ${isShown(sql, now)}
  group by topic_de, topic_en order by count(*) desc, topic_de`

/** A published post, by its id, its path, or one it had before. */
export async function findPost(sql: Queryable, key: string, now: Date): Promise<PostRow | null> {
  const is = isId(key)
    ? sql`id = ${key}`
    : sql`(path = ${key} or id = (select post_id from post_former_path f where f.path = ${key}))`
  const [row] = await sql<PostRow[]>`
    select ${postCardColumns(sql)}, author, content_de, content_en, seo_title_de, seo_title_en, seo_text_de, seo_text_en,
      goods_rows_de, goods_rows_en
    from post where ${is} and ${isShown(sql, now)} order by path = ${key} desc limit 1`
  return row ?? null
}
const isId = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)

/** Other posts, those of the same topic first, then the newest. */
export const findRelatedPosts = (sql: Queryable, of: PostRow, { now, limit }: { now: Date; limit: number }) =>
  sql<PostCardRow[]>`
    select ${postCardColumns(sql)} from post where id <> ${of.id} and ${isShown(sql, now)}
    order by topic_de <> ${of.topicDe}, published_at desc, id limit ${limit}`

/** These products, as far as the account may see them. */
export const findPostProducts = async (sql: Queryable, skuIds: readonly string[], accountId: string | null) =>
  skuIds.length === 0
    ? []
    : sql<CardRow[]>`
        select ${cardColumns(sql)} from ${cardTables(sql)}
        where p.sku_id = any(${skuIds as string[]}) and ${visibleTo(sql, accountId)}`

/** What a post is about, most important first. */
export async function findSkuIds(sql: Queryable, postId: string): Promise<string[]> {
  const rows = await sql<{ skuId: string }[]>`
    select sku_id from post_product where post_id = ${postId} order by rank, sku_id`
  return rows.map(({ skuId }) => skuId)
}
