import { inTransaction, type Db, type Queryable, type Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange } from '../platform/page-changes.ts'
import { findCarousels, type CarouselRow, type CarouselTimes, type HeldCarousel } from './carousel-queries.ts'

/** Notes what was changed, in the same transaction. */
export type NoteChange = (tx: Tx, change: { id: string; before: object | null; after: object | null }) => Promise<void>
export const unnoted: NoteChange = async () => {}
const always: CarouselTimes = { startsAt: null, endsAt: null, isDraft: false }

/** Puts it below the others of the home page. False when there is one of this slug already. */
export async function addCarousel(
  db: Db,
  carousel: CarouselRow & Partial<CarouselTimes>,
  note = unnoted,
): Promise<boolean> {
  const { startsAt, endsAt, isDraft } = { ...always, ...carousel }
  const { slug, slot, type, titleDe, titleEn, viewMoreUrl, collectionSlug, rule, categorySlug } = carousel
  return changing(db, async (tx) => {
    const added = await tx`
      insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, collection_slug, rule,
        category_slug, starts_at, ends_at, is_draft, sort)
      select ${slug}, 'HOME', ${slot}, ${type}, ${titleDe}, ${titleEn}, ${viewMoreUrl}, ${collectionSlug}, ${rule},
        ${categorySlug}, ${startsAt}, ${endsAt}, ${isDraft}, coalesce(max(sort), 0) + 1
      from carousel where placement = 'HOME'
      on conflict (slug) do nothing`
    return added.count === 1 && [() => note(tx, { id: slug, before: null, after: carousel })]
  })
}

type CarouselChange = {
  change: (held: HeldCarousel) => CarouselRow & Partial<CarouselTimes>
  note?: NoteChange
}

/** Changes it by `change`; what that throws leaves it as it was. False when there is none of this slug. */
export async function changeCarousel(
  db: Db,
  slug: string,
  { change, note = unnoted }: CarouselChange,
): Promise<boolean> {
  return changing(db, async (tx) => {
    const [, carousels] = await inOrder([
      () => tx`select from carousel where slug = ${slug} for update`,
      () => findCarousels(tx),
    ])
    const held = carousels.find((carousel) => carousel.slug === slug)
    if (!held) return false
    const after = change(held)
    return [
      () => tx`update carousel set ${tx(after)}, version = version + 1 where slug = ${slug}`,
      () => note(tx, { id: slug, before: held, after }),
    ]
  })
}

/** False when there is none of this slug. What it showed stays where it is. */
export async function removeCarousel(db: Db, slug: string, note = unnoted): Promise<boolean> {
  return changing(db, async (tx) => {
    const [gone] = await tx`delete from carousel where slug = ${slug} returning title_de, slot, type`
    return gone !== undefined && [() => note(tx, { id: slug, before: gone, after: null })]
  })
}

/** Puts these first, in this order, all or nothing; returns those that do not exist. */
export async function orderCarousels(db: Db, slugs: string[], note = unnoted): Promise<string[]> {
  let unknown: string[] = []
  await changing(db, async (tx) => {
    const rows = await tx<{ slug: string }[]>`
      select slug from carousel where placement = 'HOME' order by sort, slug for update`
    const held = rows.map(({ slug }) => slug)
    unknown = slugs.filter((slug) => !held.includes(slug))
    if (unknown.length > 0) return false
    const ordered = [...new Set([...slugs, ...held])]
    return [
      () => tx`
        update carousel set sort = position from unnest(${ordered}::text[]) with ordinality as ordered (slug, position)
        where carousel.slug = ordered.slug`,
      () => note(tx, { id: 'HOME', before: { order: held }, after: { order: ordered } }),
    ]
  })
  return unknown
}

/** What a carousel is to show is there. */
export async function existsSource(
  sql: Queryable,
  { collectionSlug, categorySlug }: Pick<CarouselRow, 'collectionSlug' | 'categorySlug'>,
): Promise<boolean> {
  const [found] = await sql<[{ isThere: boolean }]>`
    select (${collectionSlug}::text is null or exists (select from collection where slug = ${collectionSlug}))
      and (${categorySlug}::text is null or exists (select from category where slug = ${categorySlug})) as is_there`
  return found.isThere
}

/** What follows a change is sent together with the word that it has happened; false where nothing was changed. */
async function changing(db: Db, change: (tx: Tx) => Promise<(() => PromiseLike<unknown>)[] | false>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const following = await change(tx)
    if (following) await inOrder([...following, () => recordChange(tx, ['home'])])
    return following !== false
  })
}
