import type { StatedDeposit } from '../../../contract/trade/deposits.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { ProductStatus } from '../product-status.ts'
import { columnsOf, type ProductRow } from '../product-row.ts'

/** The columns of `product` that say what it is. */
export const contentFields = [
  'supplierSku',
  'gtin',
  'nameDe',
  'nameEn',
  'brand',
  'brandSlug',
  'categorySlug',
  'rootCategorySlug',
  'picture',
  'priceCents',
  'priceUnit',
  'finalPriceCents',
  'tierPrices',
  'msrpCents',
  'taxRateBp',
  'deposits',
  'countPerBox',
  'minimumQuantity',
  'contentAmount',
  'contentUnit',
  'variantGroup',
  'variantOptions',
  'isOrganic',
  'isExclusive',
] as const satisfies (keyof ProductRow)[]

type Labelled = { label: string; value: string }
type Party = { name: string; address: string; email: string }

/** What stands on the page of a product alone; `food` and `facts` may hold more than is named here. */
export type DetailRow = {
  descriptionDe: string
  descriptionEn: string
  attributes: { key: string; de: Labelled; en: Labelled }[]
  food: FoodRow | null
  facts: FactsRow
}
export type FoodRow = {
  ingredients: string
  allergens: string[]
  /** Missing in what was imported before they were asked for. */
  traces?: string[]
  absent?: string[]
  statedAt?: string | null
  additives?: string[]
  nutrition: Partial<Record<string, number | null>>
  netQuantity: string
  storage: string
  storageEn?: string
  legalName?: string
  instructions?: string
  origin: string | null
}
export type FactsRow = {
  boxGtin?: string
  palletGtin?: string
  boxesPerPallet?: number | null
  boxWeight?: number | null
  manufacturer?: Party | null
  responsible?: Party | null
  warningsDe?: string
  warningsEn?: string
  lucidNumber?: string
  fibres?: string
  weeeNumber?: string
  inapplicable?: string[]
}

/** The columns that say what a product is. */
export type ContentColumns = Omit<Pick<ProductRow, (typeof contentFields)[number]>, 'deposits'> & {
  deposits: StatedDeposit[]
}
export type StoredContent = ContentColumns &
  DetailRow & {
    skuId: string
    storeId: string
    status: ProductStatus
    hasDraft: boolean
    submittedAt: Date | null
    refusedAt: Date | null
    updatedAt: Date
  }

const contentOf = (sql: Queryable) => sql`
  select ${columnsOf(sql, ['skuId', 'storeId', ...contentFields])}, p.status, p.has_draft, p.submitted_at, p.refused_at,
    p.updated_at, coalesce(d.description_de, '') as description_de, coalesce(d.description_en, '') as description_en,
    coalesce(d.attributes, '[]') as attributes, d.food, coalesce(d.facts, '{}') as facts
  from product p left join product_detail d on d.sku_id = p.sku_id`

/** All that a store says of one of its products; undefined for another store's. */
export async function findContent(sql: Queryable, storeId: string, skuId: string): Promise<StoredContent | undefined> {
  const [row] = await sql<StoredContent[]>`${contentOf(sql)} where p.sku_id = ${skuId} and p.store_id = ${storeId}`
  return row
}

/** The same of several products of any store. */
export const findContents = (sql: Queryable, skuIds: readonly string[]) =>
  sql<StoredContent[]>`${contentOf(sql)} where p.sku_id = any(${[...skuIds]})`

/** The same; until the transaction ends nobody else changes it. */
export async function lockContent(tx: Tx, storeId: string, skuId: string): Promise<StoredContent | undefined> {
  const [, row] = await inOrder([
    () => tx`select from product where sku_id = ${skuId} and store_id = ${storeId} for no key update`,
    () => findContent(tx, storeId, skuId),
  ])
  return row
}

/** Where a product stands between its store and the operators. */
export type WorkState = Partial<Pick<StoredContent, 'status' | 'hasDraft' | 'submittedAt' | 'refusedAt'>>
export type NewContent = { product: Partial<ContentColumns>; detail: Partial<DetailRow> }

/** Writes these columns of a product that is locked. */
export async function writeContent(
  tx: Tx,
  skuId: string,
  { product, detail, now, ...state }: NewContent & WorkState & { now: Date },
): Promise<void> {
  const columns = { ...jsonColumns(tx, product), ...state, updatedAt: now }
  await inOrder([
    () => tx`update product set ${tx(columns)} where sku_id = ${skuId}`,
    async () => {
      if (Object.keys(detail).length === 0) return
      await tx`
        insert into product_detail ${tx({ skuId, ...jsonColumns(tx, detail) })}
        on conflict (sku_id) do update set ${tx(jsonColumns(tx, detail))}`
    },
  ])
}

// What the driver would take for an array or an object of PostgreSQL.
const jsonColumns = (tx: Tx, columns: object) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? tx.json(value as never) : value,
    ]),
  )

type NewProduct = Names &
  Pick<ContentColumns, 'categorySlug' | 'rootCategorySlug' | 'taxRateBp' | 'picture'> & {
    skuId: string
    storeId: string
    now: Date
  }

/** A product that is nothing yet but a number, a category and how it is called; what stands in its other columns nobody is shown. */
export async function insertDraftProduct(tx: Tx, { now, picture, ...product }: NewProduct): Promise<void> {
  const columns = {
    nameDe: '',
    nameEn: '',
    ...product,
    picture: tx.json(picture as never),
    status: 'DRAFT',
    priceCents: 1,
    finalPriceCents: 1,
    countPerBox: 1,
    minimumQuantity: 1,
    contentAmount: 1,
    contentUnit: 'PIECE',
    hasDraft: true,
    createdAt: now,
    updatedAt: now,
  }
  // Until the store has one of its own; no store's begins so.
  await tx`insert into product ${tx({ ...columns, supplierSku: `~${product.skuId}` })}`
}

/** The number of a product to be, taken by it for ever. */
export async function nextSku(tx: Tx): Promise<string> {
  const [{ skuId }] = await tx<[{ skuId: string }]>`select nextval('sku_number')::text as sku_id`
  return skuId
}

export async function insertStock(tx: Tx, skuId: string): Promise<void> {
  await tx`insert into stock (sku_id, on_hand) values (${skuId}, 0)`
}

type Names = Partial<Pick<ContentColumns, 'nameDe' | 'nameEn' | 'brand' | 'gtin'>>

/** What a draft is called in lists and where it stands there, and how long ago it was worked at. */
export async function nameDraft(
  tx: Tx,
  skuId: string,
  { now, category = '', ...columns }: Names & { category?: string; hasDraft: boolean; refusedAt?: null; now: Date },
): Promise<void> {
  // Its own where there is none of that name.
  await tx`
    update product p set ${tx({ ...columns, updatedAt: now })}, category_slug = c.slug, root_category_slug = c.parent_slug
    from product own join category c on c.slug = coalesce(
      (select slug from category where slug = ${category} and parent_slug is not null and archived_at is null), own.category_slug)
    where p.sku_id = ${skuId} and own.sku_id = p.sku_id`
}
