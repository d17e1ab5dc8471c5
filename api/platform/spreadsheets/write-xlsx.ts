import { strToU8, zipSync } from 'fflate'
import type { Cell, Table } from './table.ts'

/**
 * One sheet as Office Open XML (ECMA-376): texts are texts, whatever they begin with, amounts and days are values that can be worked with
 * (decision 156). The same bytes for the same table.
 */
export function writeXlsx({ head, rows }: Table, name: string): Buffer {
  const lines = [head, ...rows].map((row, line) => {
    const cells = row.map((cell, column) => cellOf(cell, `${columnName(column)}${line + 1}`, line === 0))
    return `<row r="${line + 1}">${cells.join('')}</row>`
  })
  const sheet = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${head.length}" width="18" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  const workbook = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationsTo([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relationsTo([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet,
  }
  const parts = Object.entries(files).map(([path, xml]) => [path, strToU8(declaration + xml)])
  return Buffer.from(zipSync(Object.fromEntries(parts), { mtime: '1980-01-01T00:00:00' }))
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ofSheets}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/></Types>`

const relationsTo = (targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${packaged}/relationships">${targets
    .map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

// 0 text, 1 amounts (built-in format 4), 2 days (built-in format 14), 3 the head.
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function cellOf(cell: Cell, place: string, isHead: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"${isHead ? ' s="3"' : ''}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('day' in cell) return `<c r="${place}" s="2"><v>${serialOf(cell.day)}</v></c>`
  return 'cents' in cell
    ? `<c r="${place}" s="1"><v>${cell.cents / 100}</v></c>`
    : `<c r="${place}"><v>${cell.number}</v></c>`
}

/** Days since 30 December 1899. */
const serialOf = (day: string) => Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000)

/** 0 is A, 26 is AA. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// What XML 1.0 cannot hold is left out.
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
