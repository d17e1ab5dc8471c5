import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { accountNames, standardAccount, type Accounts } from '../../../contract/books/accounts.ts'
import { postingsOfDocument, type BookedDocument } from './postings-of-documents.ts'
import { writeHead, writePostings, type PostingFile } from './write-postings.ts'

const sample = (ending: string) => readFile(new URL(`samples/EXTF_Buchungsstapel_2026-11.${ending}`, import.meta.url))

type Input = Omit<PostingFile, 'label' | 'info'> & {
  documents: BookedDocument[]
  check: { rows: number; debitMinusCreditCents: number }
}
const input = JSON.parse(String(await sample('input.json'))) as Input

const skr03 = { chart: 'SKR03', accountLength: 4 } as const
const standard = Object.fromEntries(accountNames.map((name) => [name, standardAccount(name, skr03)]))
const accounts = { ...standard, deposit: null, shipping: null, setup: null } as Accounts

const written = (documents: BookedDocument[], own: Partial<Accounts> = {}) =>
  Buffer.concat([
    writeHead({ ...input, label: 'Tresen 11/2026', info: '11/2026' }),
    writePostings(documents.flatMap((document) => postingsOfDocument(document, { ...accounts, ...own }))),
  ])

/** Fields as DATEV reads them, after both heads. */
const rowsOf = (file: Buffer): string[][] =>
  parse(new TextDecoder('windows-1252').decode(file), { delimiter: ';', relax_column_count: true }).slice(2)

const balance = (rows: string[][]) =>
  rows.reduce((sum, row) => sum + (row[1] === 'S' ? 1 : -1) * Number(row[0]!.replace(',', '')), 0)

const [first] = input.documents as [BookedDocument]

test('german-trade § 7: the sample is written byte by byte', async () => {
  const file = written(input.documents)
  expect(file.equals(await sample('csv'))).toBe(true)
  const rows = rowsOf(file)
  expect(rows).toHaveLength(input.check.rows)
  expect(balance(rows)).toBe(input.check.debitMinusCreditCents)
})

test.each([
  ['Gasthof "Zum; Anker"\r\nInh. O\'Neil', 'Rechnung Gasthof "Zum; Anker" Inh. O\'Neil'],
  ['Café „Łódź“ 🍺', 'Rechnung Café „Lódz“ ?'],
  ['€ ‰ Šiška žlutý', 'Rechnung € ‰ Šiška žlutý'],
  ['東京', 'Rechnung DongJing'],
  ['\u0000\u0081\u200b', 'Rechnung'],
  ['ﷺ'.repeat(30), undefined],
  ['n'.repeat(90), `Rechnung ${'n'.repeat(51)}`],
])('a company called %j leaves 125 fields in each row', (company, text) => {
  const file = written([{ ...first, company }])
  const lines = file.toString('latin1').split('\r\n')
  expect(lines).toHaveLength(5)
  const rows = rowsOf(file)
  expect(rows.map((row) => row.length)).toEqual([125, 125])
  expect(rows[0]![13]!.length).toBeLessThanOrEqual(60)
  if (text !== undefined) expect(rows[0]![13]).toBe(text)
})

test('german-trade § 7: the head has 31 fields and the names 125', () => {
  const [head, names] = written([]).toString('latin1').split('\r\n')
  expect(head!.split(';')).toHaveLength(31)
  expect(names!.split(';')).toHaveLength(125)
})

test('german-trade § 7: amounts are positive with a comma, none is zero, and a day keeps its leading zero', () => {
  const groups = [
    { rateBp: 1900, baseCents: 123_456_789, taxCents: 5 },
    { rateBp: 700, baseCents: 0, taxCents: 0 },
    { rateBp: 0, baseCents: -7, taxCents: 0 },
  ]
  const rows = rowsOf(written([{ ...first, issuedOn: '2026-03-05', groups }]))
  expect(rows.map((row) => [row[0], row[1], row[9]])).toEqual([
    ['1234567,94', 'S', '0503'],
    ['0,07', 'H', '0503'],
  ])
})

test('accounts of their own take deposit and carriage with the key of their tax, and the sum stays', () => {
  const parts = { deposit: 310, shipping: 590, setup: 0 }
  const document = { ...first, groups: [{ rateBp: 1900, baseCents: 12_174, taxCents: 2313, parts }] }
  const rows = rowsOf(written([document], { deposit: '8540', shipping: '8401' }))
  expect(rows.map((row) => [row[0], row[7], row[8]])).toEqual([
    ['134,16', '8400', ''],
    ['3,69', '8540', '0003'],
    ['7,02', '8401', '0003'],
  ])
  expect(balance(rows)).toBe(12_174 + 2313)
})

test.each([
  [{ taxCase: 'DOMESTIC' }, 1900, '8400'],
  [{ taxCase: 'DOMESTIC' }, 700, '8300'],
  [{ taxCase: 'DOMESTIC' }, 0, '8290'],
  [{ taxCase: 'DOMESTIC', isToEu: true }, 1900, '8315'],
  [{ taxCase: 'DOMESTIC', isToEu: true }, 700, '8310'],
  [{ taxCase: 'INTRA_COMMUNITY' }, 0, '8125'],
  [{ taxCase: 'EXPORT' }, 0, '8120'],
  [{ taxCase: 'SMALL_BUSINESS' }, 0, '8195'],
] as const)('%j at %i is revenue of %s', (facts, rateBp, account) => {
  const groups = [{ rateBp, baseCents: 100, taxCents: 0, parts: { deposit: 20, shipping: 0, setup: 0 } }]
  const [row] = rowsOf(written([{ ...first, ...facts, groups }]))
  expect(row![7]).toBe(account)
})

test('a number keeps what DATEV takes of it', () => {
  const [row] = rowsOf(written([{ ...first, number: 'R10_13 #00012;é' }]))
  expect(row![10]).toBe('R101300012')
})

test('standard accounts grow by zeros at their end', () => {
  expect(standardAccount('revenue19', { chart: 'SKR04', accountLength: 6 })).toBe('440000')
})
