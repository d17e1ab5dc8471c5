import type postgres from 'postgres'
import type { Db } from '../platform/db.ts'

export type Category = { slug: string; parentSlug: string | null; nameDe: string; nameEn: string }
export type CountedCategory = Category & { showInFooter: boolean; productCount: number }
/** A condition over `p` (product). */
type Visible = postgres.Fragment

/** A category with its parent and its children, without children that have no visible product; [] where there is none. */
export const findCategoryFamily = (sql: Db, slug: string, visible: Visible) => sql<Category[]>`
  select c.slug, c.parent_slug as "parentSlug", c.name_de as "nameDe", c.name_en as "nameEn" from category c
  where c.slug = ${slug} or c.slug = (select parent_slug from category where slug = ${slug})
    or (c.parent_slug = ${slug} and exists (select from product p where p.category_slug = c.slug and ${visible}))
  order by c.sort, c.slug`

/** All categories; those of both levels count the visible products below them. */
export const findCountedCategories = (sql: Db, visible: Visible) => sql<CountedCategory[]>`
  with held as materialized (
    select p.category_slug as slug, p.root_category_slug as root, count(*)::integer as products
    from product p where ${visible} group by 1, 2)
  select c.slug, c.parent_slug as "parentSlug", c.name_de as "nameDe", c.name_en as "nameEn",
    c.show_in_footer as "showInFooter",
    coalesce((select sum(products) from held where c.slug in (held.slug, held.root)), 0)::integer as "productCount"
  from category c order by c.sort, c.slug`

/** The product's category first, then its neighbours with visible products in their order. */
export const findRelatedCategories = (sql: Db, skuId: string, visible: Visible) => sql<Category[]>`
  with own as (select category_slug as slug from product where sku_id = ${skuId})
  select c.slug, c.parent_slug as "parentSlug", c.name_de as "nameDe", c.name_en as "nameEn"
  from own join category mine on mine.slug = own.slug
  join category c on c.slug = mine.slug or c.parent_slug = mine.parent_slug
  where exists (select from product p where p.category_slug = c.slug and ${visible})
  order by c.slug <> mine.slug, c.sort, c.slug`

/** A category and the root above it, the root first. */
export const findCategoryPath = (sql: Db, slug: string) => sql<Category[]>`
  select c.slug, c.parent_slug as "parentSlug", c.name_de as "nameDe", c.name_en as "nameEn" from category c
  where c.slug = ${slug} or c.slug = (select parent_slug from category where slug = ${slug})
  order by c.parent_slug is not null`
