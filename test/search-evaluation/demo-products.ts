import { checkRow, type ImportCategory } from '../../api/import/check-row.ts'
import { importColumns } from '../../api/import/import-columns.ts'
import { pictureOfArticle } from '../../api/products/pictures/picture-of-article.ts'
import {
  findIndexCategories,
  findIndexStores,
  findSynonymGroups,
  type IndexedStore,
  type IndexRow,
  type SynonymNames,
} from '../../api/listings/index/index-queries.ts'
import { systemClock } from '../../api/platform/clock.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Category } from '../../api/products/categories.ts'
import { addOffers } from '../../seed/food/offers.ts'
import { articlesByStore, demoArticles } from '../../seed/load-catalogue.ts'
import { loadCategories, loadStores } from '../../seed/load-stores.ts'
import { readDemoManifest } from '../../seed/picture-manifest.ts'

export type DemoProduct = { row: IndexRow; storeName: string }
export type DemoCatalogue = {
  rows: IndexRow[]
  stores: IndexedStore[]
  categories: Category[]
  synonymGroups: SynonymNames[]
}

const FIRST_SKU = 100_001

/**
 * What the index reads of the demo shop: its stores, categories and synonyms from a database without products, the products straight
 * from the rows that the import would write, as writing them takes longest.
 */
export async function readDemoCatalogue(db: Db): Promise<DemoCatalogue> {
  const manifest = readDemoManifest()
  await loadCategories(db)
  await loadStores(db, manifest.stores, new Date())
  const stores = await findIndexStores(db)
  const categories = await findIndexCategories(db)
  const rootOf = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug ?? slug]))
  const byStore = addOffers(articlesByStore(manifest, demoArticles(manifest), rootOf), manifest.stores)
  const toRow = rowReader(rootOf)
  const rows: IndexRow[] = []
  for (const [slug, cells] of byStore) {
    const storeId = stores.find((store) => store.slug === slug)!.id
    for (const cell of cells) rows.push(toRow(cell, { skuId: `${FIRST_SKU + rows.length}`, storeId }))
  }
  return { rows, stores, categories, synonymGroups: await findSynonymGroups(db) }
}

function rowReader(rootOf: Map<string, string>) {
  const categories = new Map(
    [...rootOf].map(([slug, rootSlug]): [string, ImportCategory] => {
      return [slug, { slug, rootSlug, taxRateBp: 700, isRoot: slug === rootSlug }]
    }),
  )
  const deps = { categories, pictureOf: pictureOfArticle, isDrawable: () => true, clock: systemClock }
  return (cells: Record<string, string>, own: Pick<IndexRow, 'skuId' | 'storeId'>): IndexRow => {
    const checked = checkRow(Object.fromEntries(importColumns.map((column) => [column, cells[column] ?? ''])), deps)
    if ('problems' in checked) throw new Error(`${cells.supplier_sku}: ${JSON.stringify(checked.problems)}`)
    const { product, detail, stock } = checked.row
    return {
      ...own,
      supplierSku: product.supplier_sku,
      gtin: product.gtin,
      categorySlug: product.category_slug,
      rootCategorySlug: product.root_category_slug,
      brandSlug: product.brand_slug,
      brand: product.brand,
      nameDe: product.name_de,
      nameEn: product.name_en,
      finalPriceCents: product.final_price_cents,
      priceUnit: product.price_unit,
      contentAmount: product.content_amount,
      contentUnit: product.content_unit,
      countPerBox: product.count_per_box,
      isReusable: product.deposits.some(({ code }) => !code.startsWith('EINWEG')),
      isOrganic: product.is_organic,
      isExclusive: product.is_exclusive,
      orderCount: 0,
      popularity: product.popularity,
      ratingSum: 0,
      ratingCount: 0,
      isSale: product.final_price_cents < product.price_cents,
      isInStock: stock >= product.minimum_quantity,
      createdAt: 0,
      attributes: detail.attributes,
    }
  }
}
