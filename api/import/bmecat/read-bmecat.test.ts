import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UnusableImport } from '../refusal.ts'
import type { ReadLine } from '../runs/read-line.ts'
import { readBmecat } from './read-bmecat.ts'

const sample = (name: string) => readFileSync(new URL(`../fixtures/bmecat/${name}.xml`, import.meta.url))
async function* chunksOf(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += 1000) yield bytes.subarray(start, start + 1000)
}
async function linesOf(bytes: Uint8Array) {
  const lines: ReadLine[] = []
  for await (const line of readBmecat(chunksOf(bytes))) lines.push(line)
  return lines
}

test('german-trade § 8: BMEcat 1.2 and 2005 of the same content give the same lines', async () => {
  const [older, newer] = [
    await linesOf(sample('bmecat-1.2-new-catalog')),
    await linesOf(sample('bmecat-2005-new-catalog')),
  ]
  expect(older.length).toBeGreaterThan(0)
  expect(older[0]!.cells).toMatchObject({ supplier_sku: '1000', gtin: '8712670911213' })
  // The newer one of the two samples says besides where goods come from and what they weigh, which is no column of ours.
  expect(newer).toEqual(older)
})

test.each([
  'bmecat-1.2-new-catalog',
  'bmecat-1.2-update-prices',
  'bmecat-1.2-update-products',
  'bmecat-2005-features',
  'bmecat-2005-new-catalog',
])('german-trade § 8: each article of the catalogue %s is read, or names what is wrong with it', async (name) => {
  const bytes = sample(name)
  const articles = bytes.toString().match(/<(ARTICLE|PRODUCT)[ >]/g) ?? []
  const lines = await linesOf(bytes)
  expect(lines).toHaveLength(articles.length)
  for (const { cells, problems } of lines) expect(cells.supplier_sku || problems.length > 0).toBeTruthy()
})

test('german-trade § 8: what is no BMEcat, or declares entities, is refused as a whole', async () => {
  await expect(linesOf(Buffer.from('<html></html>'))).rejects.toBeInstanceOf(UnusableImport)
  const bomb = '<!DOCTYPE BMECAT [<!ENTITY a "b">]><BMECAT></BMECAT>'
  await expect(linesOf(Buffer.from(bomb))).rejects.toBeInstanceOf(UnusableImport)
})

test('german-trade § 8.2: features become attributes, and a crate is lent with its bottles', async () => {
  const features = [
    ['Max. Höhe', '12.5', 'CMT'],
    ['Nennfüllmenge', '330', 'MLT'],
    ['Farbe: außen', 'rot|blau', ''],
    ['Farbe', 'rot', 'C62'],
  ].map(
    ([name, value, unit]) => `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE><FUNIT>${unit}</FUNIT></FEATURE>`,
  )
  const [line] = await linesOf(
    Buffer.from(`<BMECAT><HEADER/><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>
      <PRODUCT_FEATURES>${features.join('')}</PRODUCT_FEATURES>
      <PRODUCT_ORDER_DETAILS><ORDER_UNIT>CR</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>24</NO_CU_PER_OU></PRODUCT_ORDER_DETAILS>
      <USER_DEFINED_EXTENSIONS><UDX.TRESEN.DEPOSIT_AMOUNT>0.08</UDX.TRESEN.DEPOSIT_AMOUNT><UDX.TRESEN.DEPOSIT_TYPE>MEHRWEG</UDX.TRESEN.DEPOSIT_TYPE>
      <UDX.TRESEN.CRATE_DEPOSIT_AMOUNT>1.50</UDX.TRESEN.CRATE_DEPOSIT_AMOUNT></USER_DEFINED_EXTENSIONS></PRODUCT></T_NEW_CATALOG></BMECAT>`),
  )
  expect(line!.cells).toMatchObject({
    content_amount: '330',
    content_unit: 'ML',
    attributes: 'max_hoehe=Max. Höhe:12.5 cm|farbe_aussen=Farbe außen:rot blau|farbe=Farbe:rot',
    deposits: 'MEHRWEG_8:1|CRATE:24',
  })
})

test.runIf(process.platform === 'linux')(
  'german-trade § 8: 100,000 products with their groups are read in less than 300 MB',
  () => {
    // Its own peak: what getrusage names begins with that of the process which it was begun by.
    const program = `
    const { readFileSync } = await import('node:fs')
    const { readBmecat } = await import(${JSON.stringify(import.meta.resolve('./read-bmecat.ts'))})
    const { readGroups } = await import(${JSON.stringify(import.meta.resolve('./catalogue-groups.ts'))})
    async function* catalogue() {
      yield Buffer.from('<BMECAT version="2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>')
      for (let n = 0; n < 100000; n++) yield Buffer.from('<PRODUCT><SUPPLIER_PID>A' + n + '</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>'
        + 'Artikel '.repeat(12) + n + '</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>4.30</PRICE_AMOUNT>'
        + '</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>')
      for (let n = 0; n < 100000; n++) yield Buffer.from('<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>A' + n + '</PROD_ID><CATALOG_GROUP_ID>G' + n % 500
        + '</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>')
      yield Buffer.from('</T_NEW_CATALOG></BMECAT>')
    }
    let count = 0
    const groups = await readGroups(catalogue())
    for await (const { cells } of readBmecat(catalogue(), groups))
      count += cells.supplier_sku === 'A' + count && cells.category === 'G' + count % 500 ? 1 : 0
    console.log(JSON.stringify({ count, kilobytes: Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) }))`
    // As the shop is started; on a busy machine garbage would gather without a bound.
    const flags = ['--max-semi-space-size=8', '--heap-growing-percent=40']
    const printed = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    const { count, kilobytes } = JSON.parse(printed) as { count: number; kilobytes: number }
    expect(count).toBe(100_000)
    expect(kilobytes / 1024).toBeLessThan(300)
  },
)
