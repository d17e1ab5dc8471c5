import type { CategoryAttribute } from '../../contract/range/attributes.ts'
import type { Changes, Field } from '../../contract/range/content.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { mostOrdered } from '../platform/reads/most-ordered.ts'
import type { ProductStatus } from '../products/product-status.ts'
import type { StoredContent } from '../products/changes/content.ts'
import { attributesJson } from '../products/changes/effective-attributes.ts'

export type RangeCategory = {
  slug: string
  rootSlug: string
  nameDe: string
  nameEn: string
  taxRateBp: number
  isFood: boolean
  isLeaf: boolean
}

const categoryColumns = (sql: Queryable) => sql`
  slug, coalesce(parent_slug, slug) as root_slug, name_de, name_en, tax_rate_bp, is_food, parent_slug is not null as is_leaf`

/** With what it asks for. */
export type FilledCategory = RangeCategory & { attributes: CategoryAttribute[] }

const filledColumns = (sql: Queryable) => sql`
  ${categoryColumns(sql)}, ${attributesJson(sql, sql`category.slug`)} as attributes`

export async function findCategory(sql: Queryable, slug: string): Promise<FilledCategory | undefined> {
  const [row] = await sql<FilledCategory[]>`
    select ${filledColumns(sql)} from category where slug = ${slug} and archived_at is null`
  return row
}

/** All that a product can stand in, with the one above. */
export const findLeaves = (sql: Queryable) => sql<(RangeCategory & { rootNameDe: string; rootNameEn: string })[]>`
  select c.slug, r.slug as root_slug, c.name_de, c.name_en, c.tax_rate_bp, c.is_food, true as is_leaf,
    r.name_de as root_name_de, r.name_en as root_name_en
  from category c join category r on r.slug = c.parent_slug
  where c.archived_at is null order by r.sort, r.slug, c.sort, c.slug`

/** That of a product, and that which its draft names, where it is not archived since. */
export const findCategories = (sql: Queryable, skuId: string) => sql<FilledCategory[]>`
  select ${filledColumns(sql)} from category where slug in (
    select category_slug from product where sku_id = ${skuId}) or archived_at is null and slug in (
    select unnest(array[changes ->> 'category', submitted ->> 'category']) from product_draft where sku_id = ${skuId})`

export type DraftRow = {
  version: number
  changes: Changes
  bases: Changes
  fieldVersions: Partial<Record<Field, number>>
  /** Fields that were filled from what is known of the GTIN. */
  filled: Field[]
  savedAt: Date | null
  savedBy: string | null
  savedByName: string | null
  submitted: Changes | null
  submittedByName: string | null
  note: string
  answer: 'ASK' | 'REJECT' | null
  answerMessage: string
  answerWords: Partial<Record<Field, string>>
  answeredAt: Date | null
}

export const noDraft: DraftRow = {
  version: 0,
  changes: {},
  bases: {},
  fieldVersions: {},
  filled: [],
  savedAt: null,
  savedBy: null,
  savedByName: null,
  submitted: null,
  submittedByName: null,
  note: '',
  answer: null,
  answerMessage: '',
  answerWords: {},
  answeredAt: null,
}

export async function findDraft(sql: Queryable, storeId: string, skuId: string): Promise<DraftRow> {
  const [row] = await sql<DraftRow[]>`
    select d.*, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as saved_by_name,
      nullif(trim(concat_ws(' ', b.first_name, b.last_name)), '') as submitted_by_name
    from product_draft d left join account a on a.id = d.saved_by left join account b on b.id = d.submitted_by
    where d.sku_id = ${skuId} and d.store_id = ${storeId}`
  return row ?? noDraft
}

type DraftWrite = Partial<Omit<DraftRow, 'savedByName' | 'submittedByName'> & { submittedBy: string | null }>

/** The row of a product that is locked: with the product nobody else writes its draft. */
export async function writeDraft(
  tx: Tx,
  { skuId, storeId }: { skuId: string; storeId: string },
  draft: DraftWrite,
): Promise<void> {
  const columns = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      jsonNames.has(name) && value ? tx.json(value as never) : value,
    ]),
  )
  await tx`
    insert into product_draft ${tx({ skuId, storeId, ...columns })}
    on conflict (sku_id) do update set ${tx(columns)}`
}

const jsonNames = new Set<string>(['changes', 'bases', 'fieldVersions', 'submitted', 'answerWords'])

/** Whether another product of the store has this article number. */
export async function isNumberTaken(
  sql: Queryable,
  { storeId, skuId }: { storeId: string; skuId: string },
  supplierSku: string,
): Promise<boolean> {
  const [row] = await sql`
    select from product where store_id = ${storeId} and supplier_sku = ${supplierSku} and sku_id <> ${skuId}`
  return row !== undefined
}

/** What an editor shows beside the content. */
export type Surroundings = { storeName: string; isTrusted: boolean; sellable: number }

export async function findSurroundings(sql: Queryable, storeId: string, skuId: string): Promise<Surroundings> {
  const [row] = await sql<[Surroundings]>`
    select s.name as store_name, s.is_trusted, coalesce((select quantity from stock where sku_id = ${skuId}), 0) as sellable
    from store s where s.id = ${storeId}`
  return row
}

/** Undefined for another store's. */
export async function findStatus(sql: Queryable, storeId: string, skuId: string): Promise<ProductStatus | undefined> {
  const [row] = await sql<{ status: ProductStatus }[]>`
    select status from product where sku_id = ${skuId} and store_id = ${storeId}`
  return row?.status
}

/** When the store archived it and what it was before; undefined where somebody else did, or it is taken back already. */
export async function findArchiving(
  sql: Queryable,
  { storeId, skuId }: { storeId: string; skuId: string },
): Promise<{ status: ProductStatus; at: Date } | undefined> {
  const [row] = await sql<{ status: ProductStatus; at: Date; action: string }[]>`
    select before ->> 'status' as status, at, action from store_activity
    where store_id = ${storeId} and target_kind = 'PRODUCT' and target_id = ${skuId}
      and action in ('product.archive', 'product.restore')
    order by id desc limit 1`
  return row?.action === 'product.archive' ? row : undefined
}

type Step = { action: string; at: Date; by: string | null }

/** What was last done with a product as a whole: paused, activated, archived or brought back. */
export async function findLastStep(
  sql: Queryable,
  { storeId, skuId }: { storeId: string; skuId: string },
): Promise<Step | undefined> {
  const [row] = await sql<Step[]>`
    select action, at, account_id as by from store_activity
    where store_id = ${storeId} and target_kind = 'PRODUCT' and target_id = ${skuId}
      and action in ('product.pause', 'product.activate', 'product.archive', 'product.restore')
    order by id desc limit 1`
  return row
}

/** What is on sale under this number and may be known to everybody; of several the one that is ordered most. */
export async function findKnownGoods(sql: Queryable, gtin: string): Promise<KnownGoods | undefined> {
  const [row] = await sql<KnownGoods[]>`
    select p.name_de, p.name_en, p.brand, p.category_slug, d.food
    from product p left join product_detail d on d.sku_id = p.sku_id
    where p.gtin = ${gtin} and p.status = 'ACTIVE' and not p.is_exclusive
    order by ${mostOrdered(sql)} limit 1`
  return row
}
export type KnownGoods = Pick<StoredContent, 'nameDe' | 'nameEn' | 'brand' | 'categorySlug' | 'food'>

export async function listAttributes(sql: Queryable, category: string): Promise<CategoryAttribute[]> {
  const [row] = await sql<[{ attributes: CategoryAttribute[] }]>`
    select ${attributesJson(sql, sql`${category}`)} as attributes`
  return row.attributes
}
