import { Readable } from 'node:stream'
import type { TestApp } from '../../../test/app.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { detectEncoding } from './encoding.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportDeps, ImportInput } from './import-catalogue.ts'
import { noteSentence, refusalSentence } from './import-sentences.ts'
import type { Refusal } from './refusal.ts'

const picture = {
  archetype: 'pouch',
  palette: 'nacht',
  layout: 'sun',
  font: 'oswald',
  icon: '',
  brand: '',
  name: '',
  sub: '',
  size: '',
}

/** Runs an import of the given bytes as the tests need it, and gathers what it reports. */
export async function importBytes(
  db: Db,
  given: {
    storeSlug: string
    bytes: Uint8Array | string
    isDryRun?: boolean
    onBatch?: ImportInput['onBatch']
    clock?: Clock
  },
) {
  const bytes = Buffer.from(given.bytes)
  const refusals: Refusal[] = []
  const changedSkuIds: string[] = []
  const unknownColumns: string[] = []
  const notes: string[] = []
  // Chunks of odd length cut through letters and line ends.
  const chunks = () => Readable.from(cut(bytes, 61))
  const encoding = await detectEncoding(chunks())
  const deps: ImportDeps = {
    db,
    clock: given.clock ?? systemClock,
    pictureOf: () => picture,
    isDrawable: (recipe) => recipe.archetype === 'pouch',
    onChanged: async (_tx, skuIds) => void changedSkuIds.push(...skuIds),
  }
  const counts = await importCatalogue(deps, {
    ...given,
    chunks: chunks(),
    encoding,
    onRefusal: (refusal) => refusals.push(refusal),
    onNote: (note) => notes.push(noteSentence(note, 'en')),
    onUnknownColumns: (names) => unknownColumns.push(...names),
  })
  const sentences = refusals.map((refusal) => refusalSentence(refusal, 'en'))
  return { counts, refusals, sentences, notes, changedSkuIds, unknownColumns, encoding }
}

type Article = { skuId: string; storeId: string }
type Shelf = { stock: number; asOf?: Date | string | undefined }

/** Imports what lies on the shelf of an article, by the clock of this shop. */
export async function importShelf({ db, deps }: TestApp, { skuId, storeId }: Article, { stock, asOf }: Shelf) {
  const [row] = await db<[{ slug: string; cells: string }]>`
    select s.slug, concat_ws(';', p.supplier_sku, p.name_de, p.category_slug, '4,20', p.count_per_box) as cells
    from product p join store s on s.id = p.store_id where p.sku_id = ${skuId} and s.id = ${storeId}`
  const moment = asOf instanceof Date ? asOf.toISOString() : (asOf ?? '')
  const header = 'supplier_sku;name_de;category;price;count_per_box;stock;as_of'
  const bytes = `${header}\n${row.cells};${stock};${moment}`
  return importBytes(db, { storeSlug: row.slug, bytes, clock: deps.clock })
}

function* cut(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
