import { expect, test } from 'vitest'
import { sheet as t } from '../../../../texts/de/change-sets/sheet.ts'
import { choosableColumns, plainText, shownColumns } from './columns.ts'
import { csvOf } from './csv.ts'
import { rowOf } from './sample-row.ts'

test('an address names columns in whatever order; they are shown in ours, and unknown ones not at all', () => {
  expect(shownColumns('PRICES', true, 'GTIN,STOCK,NOTHING,PRICE')).toEqual(['PRICE', 'STOCK', 'GTIN'])
})

test.each([null, '', 'NOTHING'])('the view has its own where the address names %j', (named) => {
  expect(shownColumns('MASTER', true, named)).toContain('BRAND')
})

test('who may only count chooses no price', () => {
  expect(shownColumns('STOCK', false, 'PRICE,GTIN')).toEqual(['GTIN'])
  expect(choosableColumns(false).filter((name) => /PRICE|TIER|MSRP|FINAL|MOVE|DISCOUNT/.test(name))).toEqual([])
})

test('each column may be chosen once', () => {
  const all = choosableColumns(true)
  expect(all).toEqual([...new Set(all)])
  expect(all.toSorted()).toEqual(Object.keys(t.columns).toSorted())
})

test('what an article is stands in its cells in words', () => {
  const words = { language: 'de', statuses: t.statuses } as const
  const row = rowOf({ gtin: '4012345999991', status: 'PAUSED' })
  const cells = (['GTIN', 'BRAND', 'CATEGORY', 'STATUS', 'PER_CASE'] as const).map((name) =>
    plainText(name, { row, draft: {} }, words),
  )
  expect(cells).toEqual(['4012345999991', 'Tidemar', 'Kaffee', 'Pausiert', '8'])
})

test('a file has no formula, and quotes what would end a cell', () => {
  const rows = [rowOf({ supplierSku: '=1+1', name: 'Tee; "fein"', stock: { ...rowOf().stock, counted: 1200 } })]
  expect(csvOf(rows, ['STOCK'], { t, language: 'de' })).toBe(
    '\u{FEFF}Artikelnummer;Bezeichnung;Im Lager\r\n\'=1+1;"Tee; ""fein""";1200\r\n',
  )
})
