import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { read } from '@e965/xlsx'
import { pdfPages } from '../orders/pdf-text.ts'
import type { Answer } from './ask.ts'
import { isScript } from './payloads.ts'

/** What is read of an answer, and what is wrong with it. */
type Seen = { text: string; faults: string[] }

const readers: Record<string, (body: Buffer) => Seen> = {
  'application/json': seeJson,
  'application/pdf': seePdf,
  'application/xml': seeXml,
  'text/csv': seeCsv,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': seeSheet,
}

export const canBeRead = ({ type }: Answer): boolean => type in readers

export function see({ from, type, body }: Answer): Seen {
  const { text, faults } = readers[type]!(body)
  return { text, faults: faults.map((fault) => `${from}: ${fault}`) }
}

function seeJson(body: Buffer): Seen {
  const text = body.toString()
  const faults: string[] = []
  JSON.parse(text, (key, value: unknown) => {
    if (/(url|href|website|link|path)s?$/i.test(key) && typeof value === 'string' && isScript(value))
      faults.push(`${key} is ${value}`)
    return value
  })
  return { text, faults }
}

function seePdf(body: Buffer): Seen {
  return { text: pdfPages(body).join('\n'), faults: body.toString('latin1', 0, 5) === '%PDF-' ? [] : ['no PDF'] }
}

/** Throws where it is not well-formed. */
export function seeXml(body: Buffer): Seen {
  let text = ''
  const faults: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (part) => (text += part))
  parser.on('error', (error) => void faults.push(error.message))
  parser.write(body.toString()).close()
  return { text, faults }
}

const isNumber = (cell: string) => /^-?\d[\d.,]*$/.test(cell)

function seeCsv(body: Buffer): Seen {
  const rows: string[][] = parse(body, { bom: true, delimiter: ';', relaxColumnCount: true })
  const cells = rows.flat()
  const formulas = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !isNumber(cell))
  return { text: cells.join('\n'), faults: formulas.map((cell) => `the formula ${cell}`) }
}

function seeSheet(body: Buffer): Seen {
  const { Sheets } = read(body)
  const cells = Object.values(Sheets).flatMap((sheet) =>
    Object.entries(sheet).filter(([name]) => !name.startsWith('!')),
  )
  const formulas = cells.filter(([, cell]) => (cell as { f?: string }).f !== undefined)
  const text = cells.map(([, cell]) => String((cell as { v?: unknown }).v)).join('\n')
  return { text, faults: formulas.map(([name]) => `a formula in ${name}`) }
}
