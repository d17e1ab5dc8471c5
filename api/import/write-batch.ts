import type { Tx } from '../platform/db.ts'
import type { CheckedRow } from './check-row.ts'
import { countStock } from './count-stock.ts'
import { cellColumns, foodColumns } from './import-columns.ts'
import type { ImportColumn } from './import-columns.ts'
import type { StockNote } from './refusal.ts'
import { statedAttributes, statedFood } from './stated-details.ts'

export type Written = {
  /** Numbers of lines. */
  added: number
  changed: number
  unchanged: number
  /** All that differ in anything, the stock included. */
  touchedSkuIds: string[]
  notes: StockNote[]
}
type WriteInput = { storeId: string; columns: ReadonlySet<ImportColumn>; rows: CheckedRow[]; now: Date }
/** A change of any of the columns of the file named in `from` reaches it. */
type Column = { type: string; from: ImportColumn | readonly ImportColumn[] }

/**
 * Adds the rows and changes those that differ, in one go. What no column of the file speaks of keeps its value; so does
 * the status, which is not the supplier's to set here. `updated_at` moves only where something differs.
 */
export async function writeBatch(tx: Tx, input: WriteInput): Promise<Written> {
  const products = await writeProducts(tx, input)
  const details = await writeDetails(tx, input)
  const { skuIds: stocks, notes } = await countStock(tx, {
    ...input,
    isStockStated: input.columns.has('stock'),
    isBackStated: input.columns.has('back_on'),
  })
  const added = products.filter((row) => row.isNew).length
  const touched = new Set([...products.map((row) => row.skuId), ...details, ...stocks])
  return {
    added,
    changed: touched.size - added,
    unchanged: input.rows.length - touched.size,
    touchedSkuIds: [...touched],
    notes,
  }
}

const productColumns: Record<string, Column> = {
  ...cellColumns,
  name_de: { type: 'text', from: 'name_de' },
  name_en: { type: 'text', from: 'name_en' },
  brand: { type: 'text', from: 'brand' },
  brand_slug: { type: 'text', from: 'brand' },
  category_slug: { type: 'text', from: 'category' },
  root_category_slug: { type: 'text', from: 'category' },
  price_cents: { type: 'integer', from: 'price' },
  // Discount, tiers and unit belong to the price: a file that states a price states it whole.
  final_price_cents: { type: 'integer', from: 'price' },
  tier_prices: { type: 'jsonb', from: 'price' },
  price_unit: { type: 'integer', from: 'price' },
  tax_rate_bp: { type: 'integer', from: 'category' },
  count_per_box: { type: 'integer', from: 'count_per_box' },
  minimum_quantity: { type: 'integer', from: 'minimum_quantity' },
  content_amount: { type: 'integer', from: 'content_amount' },
  content_unit: { type: 'text', from: 'content_unit' },
  deposits: { type: 'jsonb', from: ['deposits', 'deposit'] },
  variant_options: { type: 'jsonb', from: 'variant_options' },
  picture: { type: 'jsonb', from: 'picture' },
}
const detailColumns: Record<string, Column> = {
  description_de: { type: 'text', from: 'description_de' },
  description_en: { type: 'text', from: 'description_en' },
  attributes: { type: 'jsonb', from: ['attributes', 'alcohol_percent'] },
  food: { type: 'jsonb', from: foodColumns },
}

async function writeProducts(tx: Tx, { storeId, columns, rows }: WriteInput) {
  const names = Object.keys(productColumns)
  // Names and types are the constants above, never text of the file.
  const sql = `
    with input as (select * from jsonb_to_recordset($2::text::jsonb)
      as r (place integer, supplier_sku text, created_at timestamptz, ${typed(productColumns)}))
    insert into product (sku_id, store_id, supplier_sku, created_at, ${names.join(', ')})
    select coalesce(p.sku_id, nextval('sku_number')::text), $1::uuid, i.supplier_sku,
      coalesce(i.created_at, p.created_at, now()), ${merged(productColumns, columns, 'p')}
    from (select * from input order by place) i
    left join product p on p.store_id = $1::uuid and p.supplier_sku = i.supplier_sku
    on conflict (store_id, supplier_sku) do update
      set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, created_at = excluded.created_at, updated_at = now()
      where (product.created_at, ${prefixed(names, 'product')})
        is distinct from (excluded.created_at, ${prefixed(names, 'excluded')})
    returning sku_id, (xmax = 0) as is_new`
  const input = rows.map(({ product }, place) => ({ place, ...product }))
  return tx.unsafe<{ skuId: string; isNew: boolean }[]>(sql, [storeId, JSON.stringify(input)])
}

async function writeDetails(tx: Tx, { storeId, columns, rows }: WriteInput): Promise<string[]> {
  const names = Object.keys(detailColumns)
  const sql = `
    with written as (
      insert into product_detail (sku_id, ${names.join(', ')})
      select p.sku_id, ${merged(detailColumns, columns, 'd')}
      from jsonb_to_recordset($2::text::jsonb) as i (supplier_sku text, ${typed(detailColumns)})
      join product p on p.store_id = $1::uuid and p.supplier_sku = i.supplier_sku
      left join product_detail d on d.sku_id = p.sku_id
      on conflict (sku_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
        where (${prefixed(names, 'product_detail')}) is distinct from (${prefixed(names, 'excluded')})
      returning sku_id)
    -- What this transaction has just added or changed is dated already: a second version of each row would be half of a load's work.
    update product set updated_at = now() from written
    where product.sku_id = written.sku_id and product.updated_at < now()
    returning product.sku_id`
  const input = rows.map(({ product, detail }) => ({ supplier_sku: product.supplier_sku, ...detail }))
  const written = await tx.unsafe<{ skuId: string }[]>(sql, [storeId, JSON.stringify(input)])
  return written.map((row) => row.skuId)
}

const typed = (all: Record<string, Column>) =>
  Object.entries(all)
    .map(([name, { type }]) => `${name} ${type}`)
    .join(', ')

const prefixed = (names: string[], table: string) => names.map((name) => `${table}.${name}`).join(', ')

/** A stated column counts as it is, also when its cell is empty; of another the kept value, or for a new row the default. */
function merged(all: Record<string, Column>, stated: ReadonlySet<ImportColumn>, previous: string) {
  return Object.entries(all)
    .map(([name, { from }]) =>
      [from].flat().some((column) => stated.has(column))
        ? (statedParts[name]?.(stated) ?? `i.${name}`)
        : `coalesce(${previous}.${name}, i.${name})`,
    )
    .join(', ')
}

/** Where a column is made of several things that a file need not speak of all. */
const statedParts: Record<string, (stated: ReadonlySet<ImportColumn>) => string> = {
  // What a store has uploaded stays in the place of what a file lets be drawn.
  picture: () =>
    `case when p.picture ? 'photos' then i.picture || jsonb_build_object('photos', p.picture -> 'photos') else i.picture end`,
  food: statedFood,
  attributes: statedAttributes,
}
