import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { detectEncoding } from './encoding.ts'
import type { Encoding } from './encoding.ts'
import { nearestWord } from './nearest-word.ts'
import { readRecords } from './read-records.ts'
import type { CsvRecord } from './read-records.ts'
import { separatorOf } from './split-record.ts'

async function* chunksOf(bytes: Uint8Array, length = 3) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
async function read(text: string, encoding: Encoding = 'utf-8') {
  const bytes = Buffer.from(text, encoding === 'utf-16le' ? 'utf-16le' : 'utf-8')
  const records: CsvRecord[] = []
  for await (const record of readRecords(chunksOf(bytes), encoding)) records.push(record)
  return records
}

test('what a spreadsheet writes is read as it was, whatever the cells hold', async () => {
  const pieces = ['', 'a', 'ä€😀', ';', ',', '"', '""', '\n', ' ', '"quoted"', 'x;y', '\nz"']
  const table = Array.from({ length: 60 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) =>
      column === 0 ? `r${row}` : pieces[(row * 7 + column * 5) % 12]! + pieces[(row * 3 + column) % 12]!,
    ),
  )
  table.unshift(['a', 'b', 'c', 'd'])
  for (const record_delimiter of ['\n', '\r\n']) {
    const records = await read(stringify(table, { delimiter: ';', record_delimiter, quoted: true }))
    expect(records.map((record) => 'cells' in record && record.cells)).toEqual(table)
  }
})

test('a record is known by the line it begins in', async () => {
  const records = await read('a;b\n"1\n2";x\n\n"open;y\nc;d\n')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5, 6])
  expect(records[2]).toEqual({ line: 5, reason: { code: 'OPEN_QUOTE' } })
  expect(records[3]).toEqual({ line: 6, cells: ['c', 'd'] })
})

test('a million characters without a line end and a file of quotes come to an end', async () => {
  expect(await read('x'.repeat(3_000_000))).toHaveLength(1)
  const records = await read('"\n'.repeat(1001))
  expect(records.length).toBeGreaterThan(0)
})

test.each([
  ['a;b,c;d', ';'],
  ['a,b', ','],
  ['"x;y;z",b,c', ','],
  ['a\tb', '\t'],
])('the separator of %s is told by its header', (header, separator) => {
  expect(separatorOf(header)).toBe(separator)
})

test('encodings are told apart, also where a letter is cut between two chunks', async () => {
  expect(await detectEncoding(chunksOf(Buffer.from('Käse – 5 €'), 1))).toBe('utf-8')
  expect(await detectEncoding(chunksOf(Buffer.from([0x4b, 0xe4, 0x73, 0x65])))).toBe('windows-1252')
  expect(await detectEncoding(chunksOf(Buffer.from('\ufeffKäse', 'utf-16le')))).toBe('utf-16le')
  expect(await read('\ufeffKäse;ß\n', 'utf-16le')).toEqual([{ line: 1, cells: ['Käse', 'ß'] }])
  // Cut off within a letter: not valid UTF-8.
  expect(await detectEncoding(chunksOf(Buffer.from('Kä').subarray(0, 2)))).toBe('windows-1252')
})

test.each([
  ['kaffee-bohnen', 'kaffee-bohne'],
  ['glaser', 'glaeser'],
  ['getraenke-x-y-z', null],
  ['porz', 'porzellan'],
])('for %s the nearest word is %s', (wrong, word) => {
  expect(nearestWord(wrong, ['kaffee-bohne', 'glaeser', 'bier', 'porzellan'])).toBe(word)
})
