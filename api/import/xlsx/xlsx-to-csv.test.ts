import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxToCsv } from './xlsx-to-csv.ts'

const head = '<?xml version="1.0"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET = 'xl/worksheets/sheet1.xml'

/** A workbook of one sheet with these cells by their names, in the order of their rows. */
function workbook(cells: Record<string, string>): Uint8Array {
  const rows = Object.entries(cells).map(
    ([name, text]) => `<row r="${/\d+/.exec(name)![0]}"><c r="${name}" t="inlineStr"><is><t>${text}</t></is></c></row>`,
  )
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const links = (kind: string, target: string) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': links('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Preise" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links('worksheet', 'worksheets/sheet1.xml'),
    [SHEET]: `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

const linesOf = async (bytes: Uint8Array) =>
  Buffer.from(await xlsxToCsv(bytes))
    .toString()
    .trimEnd()
    .split('\n')

test('a row of the sheet is a line of the file', async () => {
  expect(await linesOf(workbook({ A1: 'sku', B2: 'Crema; 1 kg', A4: '4711' }))).toEqual([
    'sku;',
    ';"Crema; 1 kg"',
    '',
    '4711;',
  ])
})

test('a lone cell far to the right makes no row longer than a table is wide', async () => {
  expect(await linesOf(workbook({ A1: 'sku', XFD2: 'x', A3: '4711' }))).toEqual([
    `sku${';'.repeat(499)}`,
    ';'.repeat(499),
    `4711${';'.repeat(499)}`,
  ])
})
