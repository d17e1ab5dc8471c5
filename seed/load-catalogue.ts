import { stringify } from 'csv-stringify/sync'
import { importColumns } from '../api/import/import-columns.ts'
import { importCatalogue } from '../api/import/import-catalogue.ts'
import { pictureOfArticle } from '../api/products/pictures/picture-of-article.ts'
import { refusalSentence } from '../api/import/refusal-sentences.ts'
import type { Deps } from '../api/platform/deps.ts'
import { foodRows } from './food/food-rows.ts'
import { hashed } from './goods/article-hash.ts'
import { goodsRows } from './goods/goods-rows.ts'
import { addFoodPictures } from './labels/food-pictures.ts'
import { varyFirstPages } from './labels/vary-first-pages.ts'
import type { DemoManifest, DemoStore } from './picture-manifest.ts'

type Row = Record<string, string>
export type DemoArticle = { category: string; row: Row }

/** Every article of the demo catalogue: the real food, then the invented goods. */
export function* demoArticles(manifest: DemoManifest): Iterable<DemoArticle> {
  yield* foodRows(manifest.ranking)
  yield* goodsRows()
}

/** Sends each supplier's articles as a CSV through the import that suppliers use. */
export async function loadStoreCatalogue(
  deps: Deps,
  { storeSlug, rows, onLoaded }: { storeSlug: string; rows: Iterable<Row>; onLoaded: (count: number) => void },
): Promise<number> {
  const counts = await importCatalogue(
    {
      db: deps.db,
      clock: deps.clock,
      pictureOf: pictureOfArticle,
      isDrawable: (recipe) => deps.pictures.canDraw(recipe),
    },
    {
      storeSlug,
      chunks: csvChunks(rows),
      encoding: 'utf-8',
      onBatch: ({ added, changed, unchanged }) => onLoaded(added + changed + unchanged),
      onRefusal: (refusal) => {
        throw new Error(`The demo catalogue of ${storeSlug} is wrong. ${refusalSentence(refusal, 'en')}`)
      },
    },
  )
  return counts.added + counts.changed + counts.unchanged
}

/** Who sells what, each article with its picture: a store with the category, else one with a neighbour of it; always
 * the same for the same article, and one for all of a variant group. */
export function articlesByStore(manifest: DemoManifest, articles: Iterable<DemoArticle>, rootOf: Map<string, string>) {
  const { stores } = manifest
  const sellers = new Map<string, DemoStore[]>()
  const byStore = new Map<string, Row[]>(stores.map(({ id }) => [id, []]))
  for (const { category, row } of articles) {
    if (!sellers.has(category)) sellers.set(category, sellersOf(category, stores, rootOf))
    const candidates = sellers.get(category)!
    const store = candidates[hashed(row.variant_group ?? row.supplier_sku!, 'store', candidates.length)]!
    byStore.get(store.id)!.push(row)
  }
  addFoodPictures(byStore, manifest, rootOf)
  const plain = new Set(manifest.archetypes.filter(({ type }) => type === 'plain').map(({ id }) => id))
  varyFirstPages([...byStore.values()].flat(), rootOf, (shape) => plain.has(shape))
  return byStore
}

function sellersOf(category: string, stores: DemoStore[], rootOf: Map<string, string>) {
  const exact = stores.filter(({ categories }) => categories.includes(category))
  if (exact.length > 0) return exact
  const root = rootOf.get(category)
  return stores.filter(({ categories }) => categories.some((other) => rootOf.get(other) === root))
}

const CHUNK = 200

async function* csvChunks(rows: Iterable<Row>) {
  const options = { delimiter: ';', columns: [...importColumns] }
  yield Buffer.from(stringify([], { ...options, header: true }))
  let chunk: Row[] = []
  for (const row of rows) {
    if (chunk.push(row) < CHUNK) continue
    yield Buffer.from(stringify(chunk, options))
    chunk = []
  }
  yield Buffer.from(stringify(chunk, options))
}
