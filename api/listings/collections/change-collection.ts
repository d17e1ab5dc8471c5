import type { CollectionRule } from '../../../contract/collections/collections.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { recordChange } from '../../platform/page-changes.ts'
import { fillCollection, tagsOf } from './fill-collection.ts'
import type { CollectionRow } from './find-collections.ts'

export type CollectionWords = Pick<
  CollectionRow,
  | 'titleDe'
  | 'titleEn'
  | 'descriptionDe'
  | 'descriptionEn'
  | 'picture'
  | 'homeRank'
  | 'sortedBy'
  | 'startsAt'
  | 'endsAt'
  | 'isDraft'
> & { rule: CollectionRule | null }
type NewCollection = CollectionWords & { slug: string; skuIds: string[] }

/** Notes in the transaction of a change what it changed. */
export type NoteCollection = (tx: Tx, change: { id: string; before: object | null; after: object }) => Promise<void>
type Noted = { now: Date; note: NoteCollection }
/** `read`: what is answered, sent with the last statements. */
type Work<T> = Noted & { read: (tx: Tx) => Promise<T> }

/** Throws SLUG_TAKEN when there is one of this slug already. */
export async function addCollection<T>(
  db: Db,
  { skuIds, ...row }: NewCollection,
  { now, note, read }: Work<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const [added, , , , , made] = await inOrder([
      () => tx`insert into collection ${tx(rowOf(tx, row))} on conflict (slug) do nothing`,
      () => putPicks(tx, row.slug, skuIds),
      () => fillCollection(tx, row, now),
      () => recordChange(tx, tagsOf(row.slug)),
      () => note(tx, { id: row.slug, before: null, after: { ...row, skuIds } }),
      () => read(tx),
    ])
    // Takes back what was done to the one that has the slug.
    if (added.count === 0) throw Problem.of('SLUG_TAKEN')
    return made
  })
}

/** Throws NOT_FOUND where there is none of this slug, and DRAFT_CHANGED where another version was seen. */
export async function updateCollection<T>(
  db: Db,
  { slug, version, skuIds, ...words }: NewCollection & { version: number },
  { now, note, read }: Work<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const [held] = await tx<(CollectionWords & { version: number; skuIds: string[] })[]>`
      select title_de, title_en, description_de, description_en, picture, home_rank, rule, sorted_by, starts_at, ends_at, is_draft, version,
        array(select sku_id from collection_product where collection_slug = slug and not is_by_rule
          order by coalesce(pick_rank, rank), sku_id) as sku_ids
      from collection where slug = ${slug} for update`
    if (!held) throw Problem.of('NOT_FOUND')
    if (held.version !== version) throw Problem.of('DRAFT_CHANGED', { name: '' })
    const { version: _, ...before } = held
    const [, , , , , changed] = await inOrder([
      () => tx`update collection set ${tx(rowOf(tx, words))}, version = version + 1 where slug = ${slug}`,
      () => putPicks(tx, slug, skuIds),
      () => fillCollection(tx, { slug, ...words }, now),
      () => recordChange(tx, tagsOf(slug)),
      () => note(tx, { id: slug, before, after: { ...words, skuIds } }),
      () => read(tx),
    ])
    return changed
  })
}

/** Takes it away now; one that has not begun never will. False where there is none, or none that is to end. */
export async function endCollection(db: Db, slug: string, { now, note }: Noted): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await tx`
      update collection set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz), is_draft = false, version = version + 1
      where slug = ${slug} and (ends_at is null or ends_at > ${now} or is_draft)`
    if (ended.count === 1)
      await inOrder([
        () => recordChange(tx, tagsOf(slug)),
        () => note(tx, { id: slug, before: null, after: { endsAt: now } }),
      ])
    return ended.count === 1
  })
}

const rowOf = <Row extends { rule: CollectionRule | null }>(tx: Tx, { rule, ...row }: Row) => ({
  ...row,
  rule: rule && tx.json(rule),
})

/** What is picked and no more, in this order; what a rule has put in before is picked now. */
const putPicks = (tx: Tx, slug: string, skuIds: string[]) => tx`
  with gone as (
    delete from collection_product where collection_slug = ${slug} and not is_by_rule and sku_id <> all(${skuIds}))
  insert into collection_product (collection_slug, sku_id, rank, pick_rank)
  select ${slug}, sku_id, place, place from unnest(${skuIds}::text[]) with ordinality as picked (sku_id, place)
  on conflict (collection_slug, sku_id) do update
    set rank = excluded.rank, pick_rank = excluded.pick_rank, is_by_rule = false, is_priced = false`
