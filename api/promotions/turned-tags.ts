import type { Tx } from '../platform/db.ts'
import type { TurnSpan } from '../platform/page-changes.ts'

/** The tags of pages on which something began or ended in a span of time. */
export async function turnedTags(tx: Tx, { after, until }: TurnSpan): Promise<string[]> {
  const hasTurned = tx`not is_draft
    and ((starts_at > ${after} and starts_at <= ${until}) or (ends_at > ${after} and ends_at <= ${until}))`
  const [row] = await tx<[{ isHome: boolean; isListing: boolean; collections: string[] }]>`
    with turned as (select distinct placement = 'HOME' as is_home from promotion where ${hasTurned})
    select exists (select from turned where is_home) or exists (select from carousel where ${hasTurned}) as is_home,
      exists (select from turned where not is_home) as is_listing,
      array(select slug from collection where ${hasTurned}) as collections`
  const isHome = row.isHome || row.collections.length > 0
  return [
    ...(isHome ? ['home'] : []),
    ...(row.isListing ? ['listings'] : []),
    ...row.collections.map((slug) => `collection:${slug}`),
  ]
}
