import { inTransaction, type Db, type Queryable, type Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { findCarousels, type CarouselRow } from './carousel-queries.ts'

/** Puts it below the others of the home page. False when there is one of this slug already. */
export async function addCarousel(db: Db, carousel: CarouselRow): Promise<boolean> {
  const { slug, slot, type, titleDe, titleEn, viewMoreUrl, collectionSlug, rule, categorySlug } = carousel
  return changing(db, async (tx) => {
    const added = await tx`
      insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, collection_slug, rule,
        category_slug, sort)
      select ${slug}, 'HOME', ${slot}, ${type}, ${titleDe}, ${titleEn}, ${viewMoreUrl}, ${collectionSlug}, ${rule},
        ${categorySlug}, coalesce(max(sort), 0) + 1
      from carousel where placement = 'HOME'
      on conflict (slug) do nothing`
    return added.count === 1
  })
}

/** Changes it by `change`; what that throws leaves it as it was. False when there is none of this slug. */
export async function changeCarousel(
  db: Db,
  slug: string,
  change: (held: CarouselRow) => CarouselRow,
): Promise<boolean> {
  return changing(db, async (tx) => {
    await tx`select from carousel where slug = ${slug} for update`
    const held = (await findCarousels(tx, 'HOME')).find((carousel) => carousel.slug === slug)
    if (!held) return false
    await tx`update carousel set ${tx(change(held))} where slug = ${slug}`
    return true
  })
}

/** False when there is none of this slug. What it showed stays where it is. */
export async function removeCarousel(db: Db, slug: string): Promise<boolean> {
  return changing(db, async (tx) => (await tx`delete from carousel where slug = ${slug}`).count === 1)
}

/** Puts these first, in this order, all or nothing; returns those that do not exist. */
export async function orderCarousels(db: Db, slugs: string[]): Promise<string[]> {
  let unknown: string[] = []
  await changing(db, async (tx) => {
    const rows = await tx<{ slug: string }[]>`
      select slug from carousel where placement = 'HOME' order by sort, slug for update`
    const held = rows.map(({ slug }) => slug)
    unknown = slugs.filter((slug) => !held.includes(slug))
    if (unknown.length > 0) return false
    const ordered = [...new Set([...slugs, ...held])]
    await tx`
      update carousel set sort = position from unnest(${ordered}::text[]) with ordinality as ordered (slug, position)
      where carousel.slug = ordered.slug`
    return true
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

async function changing(db: Db, change: (tx: Tx) => Promise<boolean>) {
  return inTransaction(db, async (tx) => {
    const hasChanged = await change(tx)
    if (hasChanged) await recordChange(tx, ['home'])
    return hasChanged
  })
}
