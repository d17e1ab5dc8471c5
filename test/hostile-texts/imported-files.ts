import { utils, write } from '@e965/xlsx'
import { stringify } from 'csv-stringify/sync'
import { startImportWorker } from '../../api/import/runs/work-import.ts'
import { importBytes } from '../../api/import/test-import.ts'
import * as importsApi from '../../contract/import/imports.ts'
import { doJobs } from '../do-jobs.ts'
import type { World } from '../every-call/world.ts'
import { hostileTexts } from './payloads.ts'

let count = 0
/** Text by the cell that it stands in, each with a number of its own. */
export const placed = new Map<number, string>()

/** The worst text that fits into such a cell; the mildest where signs of ours divide it. */
function hostile(cell: string, max: number, isDivided = false): string {
  placed.set(++count, cell)
  const texts = hostileTexts({ path: cell, kind: 'TEXT', max }, count)
  return isDivided ? texts.at(-1)! : texts[0]!
}

/** The world's article with each text of a catalogue; answers what was refused of it. */
export async function importCatalogue({ app, store, product }: World): Promise<string[]> {
  const row = {
    supplier_sku: product.supplierSku,
    name_de: hostile('CSV name_de', 200),
    name_en: hostile('CSV name_en', 200),
    brand: hostile('CSV brand', 80),
    category: product.categorySlug,
    price: '4,20',
    count_per_box: '6',
    stock: '100000',
    description_de: hostile('CSV description_de', 20_000),
    description_en: hostile('CSV description_en', 20_000),
    attributes: `farbe=${hostile('CSV feature', 60, true)}:${hostile('CSV value', 60, true)}`,
    ingredients: hostile('CSV ingredients', 20_000),
    storage: hostile('CSV storage', 300),
    storage_en: hostile('CSV storage_en', 300),
    origin: hostile('CSV origin', 120),
    legal_name: hostile('CSV legal_name', 200),
    instructions: hostile('CSV instructions', 1000),
    variant_group: 'farben',
    variant_options: `farbe=${hostile('CSV variant', 60, true)}`,
  }
  const bytes = stringify([Object.keys(row), Object.values(row)], { delimiter: ';' })
  return (await importBytes(app.db, { storeSlug: store.slug, bytes })).sentences
}

/** A new article and one that is refused, as a workbook; its import. */
export function importWorkbook(world: World): Promise<string> {
  const named = (cell: string) => [hostile(`XLSX ${cell} name`, 200), hostile(`XLSX ${cell} text`, 1000)]
  const rows = [
    ['Artikelnummer', 'Bezeichnung', 'Beschreibung', 'Preis', 'Warengruppe', hostile('XLSX header', 80)],
    ['X1', ...named('new'), 4.3, world.product.categorySlug, hostile('XLSX unread', 200)],
    [hostile('XLSX number', 40), ...named('refused'), hostile('XLSX price', 80), hostile('XLSX group', 80), ''],
  ]
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Liste')
  return imported(world, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 'xlsx')
}

/** The same as a catalogue of BMEcat, with a feature, its unit and a group of its own. */
export function importBmecat(world: World): Promise<string> {
  const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
  const article = (sku: string, cell: string) => `<PRODUCT>${tag('SUPPLIER_PID', sku)}
    <PRODUCT_DETAILS>${tag('DESCRIPTION_SHORT', hostile(`BMEcat ${cell} name`, 150))}
      ${tag('DESCRIPTION_LONG', hostile(`BMEcat ${cell} text`, 1000))}
      ${tag('MANUFACTURER_NAME', hostile(`BMEcat ${cell} brand`, 50))}</PRODUCT_DETAILS>
    <PRODUCT_FEATURES>${tag('REFERENCE_FEATURE_GROUP_ID', hostile(`BMEcat ${cell} group`, 60))}
      <FEATURE>${tag('FNAME', hostile(`BMEcat ${cell} feature`, 60))}${tag('FVALUE', hostile(`BMEcat ${cell} value`, 60))}
        ${tag('FUNIT', hostile(`BMEcat ${cell} unit`, 20))}</FEATURE></PRODUCT_FEATURES>
    <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list">
      <PRICE_AMOUNT>4.30</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`
  const text = `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005"><HEADER/><T_NEW_CATALOG>
    ${article('B1', 'first')}${article(hostile('BMEcat number', 32), 'second')}</T_NEW_CATALOG></BMECAT>`
  return imported(world, Buffer.from(text), 'xml')
}

// A file holds no control characters but these, by XML itself.
const escaped = (text: string) =>
  text
    .replaceAll(/[^\P{Cc}\r\n]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

async function imported({ app, supplier, product }: World, bytes: Uint8Array, ending: string): Promise<string> {
  const name = `${hostile(`${ending} file name`, 80, true)}.${ending}`
  const { id } = await app.request(importsApi.add, { file: new File([bytes as never], name) }, supplier)
  await doJobs(app, startImportWorker)
  const { columns, state } = await app.request(importsApi.read, { id }, supplier)
  if (state === 'COLUMNS')
    await app.request(importsApi.compare, { id, columns: columns.map(({ means }) => means) }, supplier)
  await doJobs(app, startImportWorker)
  const { groups } = await app.request(importsApi.read, { id }, supplier)
  const named = groups.map(({ code }) => ({ code, category: product.categorySlug }))
  if (named.length > 0) await app.request(importsApi.mapGroups, { id, groups: named }, supplier)
  await doJobs(app, startImportWorker)
  return id
}
