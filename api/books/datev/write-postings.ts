import { columnNames } from './column-names.ts'
import { toWindows1252 } from './windows-1252.ts'

/** One month of one client, as the header of the file says it. Days are 'YYYY-MM-DD'. */
export type PostingFile = {
  consultant: number
  client: number
  fiscalYearStart: string
  accountLength: number
  chart: '03' | '04'
  from: string
  to: string
  /** In Germany, 'YYYY-MM-DDThh:mm:ss.mmm'. */
  createdAt: string
  label: string
  info: string
}

/** One row: so many cents between two accounts, `side` as the first of them sees it. */
export type Posting = {
  /** Positive; a row of zero is none. */
  cents: number
  side: 'S' | 'H'
  account: string
  contraAccount: string
  /** Four digits, only where the contra account carries no tax by itself. */
  taxKey?: string
  day: string
  reference: string
  dueOn?: string | null
  text: string
  costCentre?: string | null
  vatId?: string | null
  deliveredOn?: string | null
}

/**
 * How the file begins that DATEV reads, EXTF 700, category 21, version 13: Windows-1252, CR/LF, texts in quotes, a comma before the cents.
 * Always 31 fields in its head and 125 in each row, whatever a name contains.
 */
export const writeHead = (file: PostingFile): Buffer => encoded([headOf(file), [...columnNames]])

/** Rows of such a file; nothing for none. */
export const writePostings = (postings: readonly Posting[]): Buffer =>
  encoded(postings.filter(({ cents }) => cents !== 0).map(rowOf))

const encoded = (rows: string[][]) => toWindows1252(rows.map((fields) => `${fields.join(';')}\r\n`).join(''))

function headOf(file: PostingFile): string[] {
  const { consultant, client, accountLength } = file
  const days = [file.fiscalYearStart, String(accountLength), file.from, file.to].map((text) => text.replaceAll('-', ''))
  return [
    ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', file.createdAt.replaceAll(/\D/g, ''), '', '"RE"', '""', '""'],
    [String(consultant), String(client), ...days, quoted(file.label, 30), '""'],
    // Bookkeeping, no purpose of its own, not locked.
    ['1', '0', '0', '"EUR"', '', '""', '', '', quoted(file.chart, 2), '', '', '""', quoted(file.info, 16)],
  ].flat()
}

/** By their number in DATEV's description. */
function rowOf(posting: Posting): string[] {
  const { taxKey = '', dueOn, costCentre, vatId, deliveredOn } = posting
  const fields: Record<number, string | undefined> = {
    1: `${Math.floor(posting.cents / 100)},${String(posting.cents % 100).padStart(2, '0')}`,
    2: `"${posting.side}"`,
    3: '"EUR"',
    7: posting.account,
    8: posting.contraAccount,
    9: `"${taxKey}"`,
    10: dayMonth(posting.day),
    11: quoted(posting.reference.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, ''), 36),
    12: `"${dueOn ? dayMonth(dueOn) + dueOn.slice(2, 4) : ''}"`,
    14: quoted(posting.text, 60),
    20: '""',
    ...(costCentre && { 37: quoted(costCentre, 36) }),
    ...(vatId && { 40: quoted(vatId, 15) }),
    114: '0',
    ...(deliveredOn && { 115: dayMonth(deliveredOn) + deliveredOn.slice(0, 4) }),
  }
  return columnNames.map((_, index) => fields[index + 1] ?? '')
}

const dayMonth = (day: string) => day.slice(8, 10) + day.slice(5, 7)

/** Cut to what the field takes as it is written in the file: a letter may become several there. */
const quoted = (text: string, max: number) => {
  const written = new TextDecoder('windows-1252').decode(
    toWindows1252(
      text
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .replaceAll(/\p{Cf}/gu, '')
        .trim(),
    ),
  )
  return `"${written.slice(0, max).trim().replaceAll('"', '""')}"`
}
