import { expect, test } from 'vitest'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { numbersOf, placeByNumber, placeFrom, readTable } from './paste.ts'
import { rowOf } from './sample-row.ts'

test.each([
  [
    'A-1\t18,95\r\nA-2\t19,95\r\n',
    [
      ['A-1', '18,95'],
      ['A-2', '19,95'],
    ],
  ],
  ['18,95', [['18,95']]],
  ['1\t\t3', [['1', '', '3']]],
  ['1\t', [['1', '']]],
  [
    '"Tee, ""fein""\nlose"\t2\n3\t4',
    [
      ['Tee, "fein"\nlose', '2'],
      ['3', '4'],
    ],
  ],
  ['1\n\n2', [['1'], ['2']]],
])('%j is a table', (text, table) => {
  expect(readTable(text)).toEqual(table)
})

const rows: SheetRow[] = [
  rowOf({ skuId: 'a', supplierSku: 'A-1' }),
  rowOf({ skuId: 'b', supplierSku: 'A-2', gtin: '4012345999991' }),
]
const titles = new Map([
  ['liste', 'PRICE'],
  ['uvp', 'MSRP'],
] as const)
const columns = { fields: ['PRICE', 'DISCOUNT'], titles, language: 'de' } as const
const shown = (pasted: ReturnType<typeof placeFrom>) =>
  pasted.values.map(({ row, field, to }) => `${row.skuId} ${field} ${to}`)

test('rows go by article number or GTIN, wherever they stand', () => {
  const pasted = placeByNumber(readTable('4012345999991\t18,95\t10\nX-9\t1\nA-1\t2,50'), rows, columns)
  expect(shown(pasted)).toEqual(['b PRICE 1895', 'b DISCOUNT 1000', 'a PRICE 250'])
  expect(pasted).toMatchObject({ rows: 2, isByNumber: true, unknown: ['X-9'] })
})

test('a head names the columns, and those it does not know are left out', () => {
  const pasted = placeByNumber(readTable('Art.-Nr.\tBezeichnung\tUVP\tListe\nA-1\tTee\t9,90\t4,20'), rows, columns)
  expect(shown(pasted)).toEqual(['a MSRP 990', 'a PRICE 420'])
  expect(pasted.unknown).toEqual([])
})

test('a head that names none is passed over', () => {
  const pasted = placeByNumber(readTable('Nummer\tNeu\nA-1\t4,20'), rows, columns)
  expect(shown(pasted)).toEqual(['a PRICE 420'])
})

test('without numbers cells go from the chosen one on, never below the last row', () => {
  const pasted = placeFrom(readTable('1\t2\t3\n4\t5\t6\n7\t8\t9'), rows, columns)
  expect(shown(pasted)).toEqual(['a PRICE 100', 'a DISCOUNT 200', 'b PRICE 400', 'b DISCOUNT 500'])
  expect(pasted).toMatchObject({ rows: 2, isByNumber: false, beyond: 1 })
})

test('what is no number comes with its text', () => {
  expect(placeFrom([['ab 3 Stück']], rows, columns).values).toMatchObject([{ to: Number.NaN, text: 'ab 3 Stück' }])
})

test('a single column names no articles', () => {
  expect([
    numbersOf([['A-1'], ['A-2']]),
    numbersOf([
      ['A-1', '2'],
      ['A-1', '3'],
      ['', '4'],
    ]),
  ]).toEqual([[], ['A-1']])
})
