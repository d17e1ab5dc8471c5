import { collectionBounds, type CollectionEntry } from '../../../contract/collections/collections.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { repeatFromNow, type Repeating } from '../../platform/jobs/repeat-every.ts'
import { recordChange } from '../../platform/page-changes.ts'
import { mostOrdered } from '../../platform/reads/most-ordered.ts'
import { isPriced, meetsRule } from './rule.ts'

export const tagsOf = (slug: string): string[] => [`collection:${slug}`, 'home']

type Filled = Pick<CollectionEntry, 'slug' | 'rule' | 'sortedBy'>

/** Puts in what the rule finds now, takes out what it finds no longer, and puts all in order; what was picked stays. True where that changed anything. */
export async function fillCollection(tx: Tx, { slug, rule, sortedBy }: Filled, now: Date): Promise<boolean> {
  const order = {
    HAND: tx`w.is_by_rule, w.place, ${mostOrdered(tx)}`,
    NEWEST: tx`p.created_at desc, p.sku_id`,
    BESTSELLER: mostOrdered(tx),
  }[sortedBy]
  const [row] = await tx<[{ changed: number }]>`
    with held as (
      select sku_id, coalesce(pick_rank, rank) as place from collection_product where collection_slug = ${slug} and not is_by_rule),
    found as (
      select p.sku_id from product p where ${meetsRule(tx, rule, now)} and p.sku_id not in (select sku_id from held)
      order by ${mostOrdered(tx)} limit ${collectionBounds.byRule}),
    wanted as (
      select sku_id, place, false as is_by_rule from held union all select sku_id, null, true from found),
    arranged as (
      select w.*, row_number() over (order by ${order}) as new_rank from wanted w join product p on p.sku_id = w.sku_id),
    gone as (
      delete from collection_product
      where collection_slug = ${slug} and is_by_rule and sku_id not in (select sku_id from wanted) returning 1),
    put as (
      insert into collection_product as known (collection_slug, sku_id, rank, pick_rank, is_by_rule, is_priced)
      select ${slug}, sku_id, new_rank, place, is_by_rule, is_by_rule and ${isPriced(rule)} from arranged
      on conflict (collection_slug, sku_id) do update
        set rank = excluded.rank, pick_rank = excluded.pick_rank, is_by_rule = excluded.is_by_rule, is_priced = excluded.is_priced
        where (known.rank, known.pick_rank, known.is_by_rule, known.is_priced)
          is distinct from (excluded.rank, excluded.pick_rank, excluded.is_by_rule, excluded.is_priced)
      returning 1)
    select ((select count(*) from gone) + (select count(*) from put))::int as changed`
  return row.changed > 0
}

/** Follows the goods: collections with a rule or an order by measure, each by itself. */
export async function fillCollections(db: Db, now: Date): Promise<void> {
  const slugs = await db<{ slug: string }[]>`
    select slug from collection
    where (rule is not null or sorted_by <> 'HAND') and (ends_at is null or ends_at > ${now}) order by slug`
  for (const { slug } of slugs)
    await inTransaction(db, async (tx) => {
      // Who changes it now fills it as well.
      const [held] = await tx<Filled[]>`
        select slug, rule, sorted_by from collection where slug = ${slug} for update skip locked`
      if (held && (await fillCollection(tx, held, now))) await recordChange(tx, tagsOf(slug), { mayBeStale: true })
    })
}

const EVERY_MS = 10 * 60 * 1000

export const startCollectionFiller = ({ db, clock, warn }: Pick<Deps, 'db' | 'clock' | 'warn'>): Repeating =>
  repeatFromNow(
    EVERY_MS,
    () => fillCollections(db, clock.now()),
    (error) => warn('Collections could not be filled', { reason: String(error) }),
  )
