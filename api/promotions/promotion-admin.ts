import type { CursorInput } from '../../contract/platform/paging.ts'
import { countUpTo, cursorPage, cursorPages, cursorRows, type CursorOrder, type CursorPage } from '../http/cursor.ts'
import { inTransaction, type Db, type Queryable } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange } from '../platform/page-changes.ts'
import { isFoundContent, type ContentSearch } from '../platform/reads/content-search.ts'
import { inBerlin } from '../platform/wall-clock.ts'
import { unnoted } from './carousel-admin.ts'
import type { Placement } from './promotion.ts'
import type { PromotionRow } from './promotion-queries.ts'

/** Window in wall-clock time of Germany ('YYYY-MM-DD HH:MM'); the end is the first minute it is not shown any more. */
export type NewPromotion = PromotionRow & {
  placement: Placement
  /** Category or store it is shown on; null for all of the placement. */
  placeSlug: string | null
  storeId: string | null
  sort: number
  from: string
  until: string
  isDraft?: boolean
}

/** False when there is a promotion of this slug already. */
export async function createPromotion(db: Db, promotion: NewPromotion, note = unnoted): Promise<boolean> {
  const { slug, nameDe, nameEn, picture, placement, placeSlug, slot, url, storeId, sort, from, until } = promotion
  const { isDraft = false } = promotion
  return inTransaction(db, async (tx) => {
    const created = await tx`
      insert into promotion (slug, name_de, name_en, picture, placement, place_slug, slot, url, store_id, sort,
        starts_at, ends_at, is_draft)
      values (${slug}, ${nameDe}, ${nameEn}, ${picture}, ${placement}, ${placeSlug}, ${slot}, ${url}, ${storeId},
        ${sort}, ${inBerlin(tx, from)}, ${inBerlin(tx, until)}, ${isDraft})
      on conflict (slug) do nothing`
    if (created.count === 1) {
      await inOrder([
        () => recordChange(tx, tagsOf(placement)),
        () => note(tx, { id: slug, before: null, after: promotion }),
      ])
    }
    return created.count === 1
  })
}

/** Null where there is none of this slug; false where another version was seen. */
export async function changePromotion(
  db: Db,
  { version, ...promotion }: NewPromotion & { version: number },
  note = unnoted,
): Promise<boolean | null> {
  const { slug, from, until, isDraft = false, ...fields } = promotion
  return inTransaction(db, async (tx) => {
    const [held] = await tx<(PromotionRow & { placement: Placement; version: number })[]>`
      select * from promotion where slug = ${slug} for update`
    if (!held || held.version !== version) return held ? false : null
    await inOrder([
      () => tx`
        update promotion set ${tx(fields)}, starts_at = ${inBerlin(tx, from)}, ends_at = ${inBerlin(tx, until)},
          is_draft = ${isDraft}, version = version + 1
        where slug = ${slug}`,
      () => recordChange(tx, [...tagsOf(held.placement), ...tagsOf(promotion.placement)]),
      () => note(tx, { id: slug, before: held, after: promotion }),
    ])
    return true
  })
}

/** Takes it away now; one that has not begun never will. False when there is none of this slug or it is over already. */
export async function endPromotion(
  db: Db,
  { slug, now }: { slug: string; now: Date },
  note = unnoted,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [ended] = await tx<{ placement: Placement }[]>`
      update promotion set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz), is_draft = false,
        version = version + 1
      where slug = ${slug} and ends_at > ${now} returning placement`
    if (ended) {
      await inOrder([
        () => recordChange(tx, tagsOf(ended.placement)),
        () => note(tx, { id: slug, before: null, after: { endsAt: now } }),
      ])
    }
    return ended !== undefined
  })
}

export type ListedPromotion = Omit<NewPromotion, 'storeId' | 'from' | 'until'> & {
  storeSlug: string | null
  startsAt: Date
  endsAt: Date
  isDraft: boolean
  version: number
  togetherCount: number
}

type Listed = ContentSearch & { placement?: Placement | undefined; store?: string | undefined }

const listedColumns = (sql: Queryable, now: Date) => sql`
  p.slug, p.name_de, p.name_en, p.picture, p.placement, p.place_slug,
  p.slot, p.url, s.slug as store_slug, p.sort, p.starts_at, p.ends_at, p.is_draft, p.version,
  (select count(*)::int from promotion o
    where not p.is_draft and p.ends_at > ${now} and not o.is_draft and o.ends_at > ${now} and o.slug <> p.slug
      and o.placement = p.placement and o.slot = p.slot and coalesce(o.place_slug = p.place_slug, true)
      and o.starts_at < p.ends_at and p.starts_at < o.ends_at) as together_count`

const found = (sql: Queryable, { placement, store, ...search }: Listed) => sql`
  promotion p left join store s on s.id = p.store_id
  where ${isFoundContent(sql, search, sql`concat_ws(' ', p.name_de, p.name_en, p.slug)`)}
    ${placement ? sql`and p.placement = ${placement}` : sql``}
    ${store ? sql`and s.slug = ${store}` : sql``}`

/** As it is listed; undefined where there is none of this slug. */
export async function findPromotion(sql: Queryable, slug: string, now: Date): Promise<ListedPromotion | undefined> {
  const [row] = await sql<ListedPromotion[]>`
    select ${listedColumns(sql, now)} from promotion p left join store s on s.id = p.store_id where p.slug = ${slug}`
  return row
}

/** How many of the front page are on, planned or drafted, by slot. */
export const countHomePromotions = (sql: Queryable, now: Date) => sql<{ slot: string; count: number }[]>`
  select p.slot, count(*)::int as count from ${found(sql, { now, view: 'CURRENT', placement: 'HOME' })}
  group by p.slot order by p.slot`

export const inPlace = (sql: Queryable) =>
  ({
    key: sql`(p.placement || ' ' || lpad(p.sort::text, 5, '0'))`,
    keyType: 'text',
    id: sql`p.slug`,
    idType: 'text',
    isDescending: false,
  }) satisfies CursorOrder

type PromotionInPlace = ListedPromotion & { position: string }

export const findPromotionPage = (sql: Queryable, search: Listed, { bound, orderBy, limit }: CursorPage) => sql<
  PromotionInPlace[]
>`
  select ${listedColumns(sql, search.now)}, ${inPlace(sql).key} as position from ${found(sql, search)}
    and ${bound} order by ${orderBy} limit ${limit}`

const boundOf = ({ position, slug }: PromotionInPlace) => ({ key: position, id: slug })

/** All of them by placement and in the order they are shown, page by page. */
export const pagesOfPromotions = (sql: Queryable, search: Listed) =>
  cursorPages(sql, inPlace(sql), { read: (page) => findPromotionPage(sql, search, page), boundOf })

/** A page of the same, and how many there are. Throws VALIDATION for a cursor that no page has named. */
export async function pageOfPromotions(sql: Queryable, search: Listed, window: CursorInput) {
  const page = cursorPage(sql, inPlace(sql), window)
  const [rows, count] = await Promise.all([
    findPromotionPage(sql, search, page),
    countUpTo(sql, sql`select from ${found(sql, search)}`),
  ])
  const { items, ...beside } = cursorRows(rows, page, boundOf)
  return { items: items.map(({ position: _, ...item }) => item), ...beside, count }
}

/** Whether the category or store is there that a promotion is to be shown on. */
export async function existsPlace(sql: Queryable, placement: Placement, slug: string): Promise<boolean> {
  const [found] =
    placement === 'STORE'
      ? await sql`select 1 from store where slug = ${slug}`
      : await sql`select 1 from category where slug = ${slug} and ${placement} = 'CATEGORY'`
  return found !== undefined
}

const tagsOf = (placement: Placement) => (placement === 'HOME' ? ['home'] : ['listings'])
