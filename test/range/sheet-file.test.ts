import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetViews } from '../../contract/change-sets/fields.ts'
import * as sheetApi from '../../contract/change-sets/sheet.ts'
import { sheet as de } from '../../texts/de/change-sets/sheet.ts'
import { sheet as en } from '../../texts/en/change-sets/sheet.ts'
import { choosableColumns, viewColumns } from '../../web/change-sets/supplier/logic/columns.ts'
import { csvOf } from '../../web/change-sets/supplier/logic/csv.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createImporting } from './importing.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const columnSets = [
  ...sheetViews.filter((view) => view !== 'CHANGED').map((view) => [view, viewColumns(view, true)] as const),
  ['all columns', choosableColumns(true)] as const,
]

const tiers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ minQuantity: 60 * (at + 1), finalPriceCents: 100_000 - 1000 * at }))
const languages = [
  ['de', de],
  ['en', en as typeof de],
] as const

test.each(columnSets.flatMap(([name, columns]) => [1, 7].map((count) => [name, count, columns] as const)))(
  'the file of the sheet with %s, read in again, changes nothing and loses none of %i tiers',
  async (_, count, columns) => {
    const importing = await createImporting(app)
    await importing.product('A1', {
      countPerBox: 6,
      priceUnit: 6,
      stock: 12,
      gtin: '4012345678901',
      minimumQuantity: 6,
    })
    await app.db`
    update product set price_cents = 123450, final_price_cents = 111105,
      tier_prices = ${app.db.json(tiers(count))} where store_id = ${importing.storeId}`
    for (const [language, t] of languages) {
      const { items } = await app.request(sheetApi.read, {}, { ...importing.member, language })
      const file = csvOf(items, columns, { t, language })
      // Prices go with all that belongs to them.
      expect(file.includes(`|${60 * count}:`)).toBe(count > 1 && file.includes(t.file.tiers))
      const { id } = await importing.add(file)
      expect((await importing.compare(id)).counts).toMatchObject({ SAME: 1, CHANGED: 0, NEW: 0, REFUSED: 0 })
    }
  },
)

test('a file that says other tiers than the product has after the fifth is refused there; those before are changed by it', async () => {
  const importing = await createImporting(app)
  await importing.product('A1')
  await app.db`
    update product set price_cents = 123450, final_price_cents = 123450, tier_prices = ${app.db.json(tiers(7))}
    where store_id = ${importing.storeId}`
  const text = (all: ReturnType<typeof tiers>) =>
    all.map((tier) => `${tier.minQuantity}:${(tier.finalPriceCents / 100).toFixed(2)}`).join('|')
  const compared = async (all: ReturnType<typeof tiers>) => {
    const { id } = await importing.add(`supplier_sku;price;tiers\r\nA1;1234.50;${text(all)}\r\n`)
    return { id, ...(await importing.compare(id)).counts }
  }
  const other = tiers(7).with(6, { minQuantity: 420, finalPriceCents: 93_000 })
  for (const all of [other, tiers(6), tiers(5), []])
    expect(await compared(all)).toMatchObject({ REFUSED: 1, CHANGED: 0 })
  const cheaper = tiers(7).with(0, { minQuantity: 60, finalPriceCents: 99_900 })
  const { id, ...counts } = await compared(cheaper)
  expect(counts).toMatchObject({ REFUSED: 0, CHANGED: 1 })
  await importing.apply(id)
  await importing.work()
  const [row] = await app.db`select tier_prices from product where store_id = ${importing.storeId}`
  expect(row!.tierPrices).toEqual(cheaper)
})
