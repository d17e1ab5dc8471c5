import type postgres from 'postgres'
import type { Db } from '../platform/db.ts'
import { searchQuery } from './analyse.ts'

export type Matching = {
  /** Joins behind `product p`. */
  joins: postgres.Fragment
  where: postgres.Fragment
  /** What to order by, the best first. */
  relevance: postgres.Fragment
}

/**
 * The products that match the words, as fragments over `p` (product): all of them without words, none where the text
 * holds no word. An exact SKU, GTIN or supplier number comes first. The one place that knows how search is done.
 */
export function matching(sql: Db, q: string): Matching {
  const text = q.trim()
  const query = searchQuery(text)
  if (!query) return { joins: sql``, where: text ? sql`false` : sql`true`, relevance: sql`p.popularity desc` }
  const isFirst = sql`(upper(${text}) in (upper(p.sku_id), p.gtin, upper(p.supplier_sku))) is true desc`
  // What begins with one or two letters is too much to weigh, and no word of it says more than another.
  const isVague = text.length < 3
  return {
    joins: sql`join search_entry found on found.sku_id = p.sku_id`,
    where: sql`found.words @@ ${query.all}::tsquery`,
    relevance: isVague
      ? sql`p.popularity desc`
      : sql`${isFirst}, ts_rank(found.words, ${query.any}::tsquery) * (1 + ln(1 + p.popularity) / 20) desc`,
  }
}
