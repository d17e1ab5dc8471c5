import { importBytes } from '../api/import/test-import.ts'
import type { TestApp } from './app.ts'

type Article = { skuId: string; storeId: string }
type StockCell = { stock: number; asOf?: Date | string | undefined }

/** Imports what lies on the shelf of an article, by the clock of this shop. */
export async function importStock({ db, deps }: TestApp, { skuId, storeId }: Article, { stock, asOf }: StockCell) {
  const [row] = await db<[{ slug: string; cells: string }]>`
    select s.slug, concat_ws(';', p.supplier_sku, p.name_de, p.category_slug, '4,20', p.count_per_box) as cells
    from product p join store s on s.id = p.store_id where p.sku_id = ${skuId} and s.id = ${storeId}`
  const moment = asOf instanceof Date ? asOf.toISOString() : (asOf ?? '')
  const header = 'supplier_sku;name_de;category;price;count_per_box;stock;as_of'
  const bytes = `${header}\n${row.cells};${stock};${moment}`
  return importBytes(db, { storeSlug: row.slug, bytes, clock: deps.clock })
}
