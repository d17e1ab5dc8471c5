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

test.each(columnSets)(
  'the file of the sheet with %s, read in again, changes nothing and loses no tier',
  async (_, columns) => {
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
      tier_prices = '[{"minQuantity": 60, "finalPriceCents": 100000}]' where store_id = ${importing.storeId}`
    for (const [language, t] of [
      ['de', de],
      ['en', en as typeof de],
    ] as const) {
      const { items } = await app.request(sheetApi.read, {}, { ...importing.member, language })
      const { id } = await importing.add(csvOf(items, columns, { t, language }))
      expect((await importing.compare(id)).counts).toMatchObject({ SAME: 1, CHANGED: 0, NEW: 0, REFUSED: 0 })
    }
  },
)
