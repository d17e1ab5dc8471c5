import type { Effects } from '../../contract/categories/categories.ts'
import type { Temperature } from '../../contract/delivery.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type CategoryRow = {
  slug: string
  path: string
  parentSlug: string | null
  nameDe: string
  nameEn: string
  textDe: string
  textEn: string
  picture: string
  taxRateBp: number
  showInFooter: boolean
  isFood: boolean
  temperature: Temperature
  isArchived: boolean
  version: number
}

/** All of them, roots and leaves each in their order. */
export const findTree = (sql: Queryable) => sql<CategoryRow[]>`
  select slug, path, parent_slug, name_de, name_en, text_de, text_en, picture, tax_rate_bp, show_in_footer, is_food, temperature,
    archived_at is not null as is_archived, version
  from category order by sort, slug`

/** Who changes the tree does so alone: what was read of it then holds until the end. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('tresen categories'))`
}

/** Waits for whoever is putting goods into it; from then on nobody does, see place_product. */
export async function lockCategory(tx: Tx, slug: string): Promise<void> {
  await tx`select from category where slug = ${slug} for update`
}

/** Products on sale of each leaf that has any. */
export const countGoods = (sql: Queryable) => sql<{ slug: string; goods: number }[]>`
  select category_slug as slug, count(*)::int as goods from product where status = 'ACTIVE' group by category_slug`

/** What each category was found by before. */
export const findFormerPaths = (sql: Queryable) => sql<{ slug: string; paths: string[] }[]>`
  select c.slug, array_agg(p.path order by p.path) as paths
  from category_path p join category c on c.slug = p.category_slug where p.path <> c.path group by c.slug`

/** Whether any product stands in it or is to, by its draft, and whether one does that is not archived. */
export async function findContents(sql: Queryable, slug: string): Promise<{ hasAny: boolean; hasGoods: boolean }> {
  const [row] = await sql<[{ hasAny: boolean; hasGoods: boolean }]>`
    select has_draft or exists (select from product where category_slug = ${slug}) as has_any,
      has_draft or exists (select from product where category_slug = ${slug} and status <> 'ARCHIVED') as has_goods
    from (select exists (select from product_draft
      where ${slug} in (changes ->> 'category', submitted ->> 'category'))) as drafts (has_draft)`
  return row
}

type Touched = { slug: string; leaves: string[]; path: string; roots: { left: string; found: string } | null }
type Counts = Omit<Effects, 'redirect' | 'takesFrom'>

/** What a move or another path of a category touches. */
export async function countEffects(sql: Queryable, { slug, leaves, path, roots }: Touched): Promise<Counts> {
  // Not a part of a longer path, with or without the language before it.
  const written = `(^|[^a-z0-9/-])(/de)?/${path}($|[^a-z0-9-])`
  const [row] = await sql<[Counts]>`
    with goods as materialized (
      select store_id, status = 'ACTIVE' as is_on_sale from product
      where category_slug = any(${leaves}) and status not in ('DRAFT', 'ARCHIVED')
      union all
      select store_id, false from product where category_slug = any(${leaves}) and status = 'DRAFT')
    select (select count(*)::int from goods where is_on_sale) as on_sale,
      (select count(*)::int from goods where not is_on_sale) as other_goods,
      (select count(distinct store_id)::int from goods) as stores,
      (select count(*)::int from carousel where category_slug = ${slug}) as carousels,
      (select count(*)::int from promotion where placement = 'CATEGORY' and place_slug = ${slug}) as promotions,
      (select count(*)::int from saved_filter f join category_path p on p.path = f.slug
        where f.kind = 'category' and p.category_slug = ${slug}) as saved_filters,
      jsonb_build_object(
        'carousels', (select count(*) from carousel where view_more_url ~ ${written}),
        'promotions', (select count(*) from promotion where url ~ ${written}),
        'posts', (select count(*) from post where concat_ws(' ', content_de, content_en) ~ ${written})) as links,
      jsonb_build_object(
        'left', (select count(*) from commission_rate where category = ${roots?.left ?? ''}),
        'found', (select count(*) from commission_rate where category = ${roots?.found ?? ''})) as commissions`
  return row
}

/** The category that a path of the past leads to. */
export async function findOwnerOfPath(sql: Queryable, path: string): Promise<string | null> {
  const [row] = await sql<{ slug: string }[]>`select category_slug as slug from category_path where path = ${path}`
  return row?.slug ?? null
}

type Changed = Partial<
  Pick<CategoryRow, 'path' | 'nameDe' | 'nameEn' | 'textDe' | 'textEn' | 'taxRateBp' | 'showInFooter' | 'parentSlug'>
> & { archivedAt?: Date | null }

export async function updateCategory(tx: Tx, slug: string, changed: Changed): Promise<void> {
  await tx`update category set ${tx(changed)}, version = version + 1 where slug = ${slug}`
}

/** Puts it behind all that stand beside it. */
export async function putLast(tx: Tx, slug: string, parentSlug: string | null): Promise<void> {
  await tx`
    update category set sort = coalesce((
      select max(sort) + 1 from category where parent_slug is not distinct from ${parentSlug} and slug <> ${slug}), 1)
    where slug = ${slug}`
}

export async function updateOrder(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx`
    update category set sort = position from unnest(${[...slugs]}::text[]) with ordinality as ordered (slug, position)
    where category.slug = ordered.slug`
}

export async function insertCategory(
  tx: Tx,
  category: Omit<CategoryRow, 'isArchived' | 'version' | 'textDe' | 'textEn'>,
) {
  await tx`insert into category ${tx({ ...category, sort: 0 })}`
}
