import { depositName } from '../../../../contract/trade/deposits.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { texts } from '../../../../texts/texts.ts'
import { dayText, money, monthName } from '../../documents/document-format.ts'
import {
  body,
  finishedPages,
  left,
  muted,
  openPage,
  paragraph,
  right,
  rule,
  small,
  turnPage,
} from '../../documents/document-sheet.ts'
import type { Pen } from '../../documents/document-sheet.ts'
import type { TextStyle } from '../../documents/typesetter.ts'
import type { StatementRow } from './queries.ts'
import type { StatementContent } from './statement-content.ts'

const bold: TextStyle = { size: 9, weight: 'bold' }
const headStyle: TextStyle = { size: 8, weight: 'bold', color: muted }
/** The right edges of numbers. */
const counts = [245, 300, 355, 410, 460, right]
const movementEdges = {
  day: left,
  kind: left + 100,
  name: left + 195,
  reference: left + 300,
  pieces: 470,
  amount: right,
}
const nameWidth = 130

/** A4: the account of two partners in one month. */
export async function drawStatement(content: StatementContent): Promise<Buffer> {
  const { language, drawnAt, storeName, companyName, statement } = content
  const t = texts(language).orders.empties.statement
  const title = t.title(monthName(statement, language))
  const pen = openPage({ language, title, author: storeName, at: drawnAt })
  const wide = { width: right - left, style: body }
  paragraph(pen, storeName, { width: 480, style: { size: 15, weight: 'bold' } })
  pen.y += 24
  paragraph(pen, title, { width: 480, style: { size: 17, weight: 'bold' } })
  pen.y += 4
  paragraph(pen, t.between(storeName, companyName), wide)
  pen.y += 14
  drawItems(pen, content)
  pen.y += 22
  drawMovements(pen, content)
  pen.y += 12
  turnPage(pen, 30)
  paragraph(pen, t.note, { width: right - left, style: small })
  return finishedPages(pen, { language, by: [storeName, content.storeAddress].filter(Boolean).join(' · '), title })
}

function drawItems(pen: Pen, { items, language }: StatementContent) {
  const t = texts(language).orders.empties.statement
  const head = () => row(pen, ['item', 'opening', 'delivered', 'returned', 'corrected', 'closing', 'amount'].map((name) => t.head[name as keyof typeof t.head]), headStyle) // prettier-ignore
  head()
  rule(pen, pen.y)
  pen.y += 7
  for (const item of items) {
    if (turnPage(pen, 30)) head()
    row(pen, [depositName(item, language), ...numbersOf(item), amountOf(item, language)], body)
  }
  const sum = (of: 'openingCents' | 'closingCents') => items.reduce((cents, item) => cents + item[of], 0)
  turnPage(pen, 50)
  rule(pen, pen.y)
  pen.y += 7
  for (const [label, cents, style] of [
    [t.openingSum, sum('openingCents'), body],
    [t.closingSum, sum('closingCents'), bold],
  ] as const) {
    pen.set.line(label, { x: left, y: pen.y }, style)
    pen.set.line(money(cents, language), { x: right, y: pen.y, align: 'right' }, style)
    pen.y += 15
  }
}

const amountOf = ({ isExchanged, closingCents }: StatementRow, language: Language) =>
  isExchanged ? texts(language).orders.empties.exchange : money(closingCents, language)

const numbersOf = ({ openingPieces, delivered, returned, corrected, closingPieces }: StatementRow) =>
  [openingPieces, delivered, returned, corrected, closingPieces].map(String)

function row(pen: Pen, [name = '', ...cells]: string[], style: TextStyle) {
  const { y } = pen
  // In the order of reading, which is that of drawing.
  for (const line of pen.set.wrap(name, nameWidth, style)) {
    pen.set.line(line, { x: left, y: pen.y }, style)
    pen.y += 13
  }
  for (const [place, text] of cells.entries()) pen.set.line(text, { x: counts[place]!, y, align: 'right' }, style)
  pen.y += 3
}

function drawMovements(pen: Pen, { movements, language }: StatementContent) {
  const { kinds, exchange, statement: t } = texts(language).orders.empties
  const head = () => {
    for (const [name, x] of Object.entries(movementEdges) as [keyof typeof movementEdges, number][])
      pen.set.line(t.movementHead[name], { x, y: pen.y, ...(isNumber(name) && { align: 'right' }) }, headStyle)
    rule(pen, pen.y + 14)
    pen.y += 21
  }
  turnPage(pen, 60)
  head()
  for (const { day, kind, name, pieces, cents, isExchanged, reference } of movements) {
    const [names, references] = [pen.set.wrap(name, 95, body), pen.set.wrap(reference, 120, body)]
    const height = Math.max(names.length, references.length) * 12
    if (turnPage(pen, height + 10)) head()
    const { y } = pen
    pen.set.line(dayText(day, language), { x: movementEdges.day, y }, body)
    pen.set.line(kinds[kind], { x: movementEdges.kind, y }, body)
    for (const [at, line] of names.entries()) pen.set.line(line, { x: movementEdges.name, y: y + at * 12 }, body)
    for (const [at, line] of references.entries())
      pen.set.line(line, { x: movementEdges.reference, y: y + at * 12 }, body)
    pen.set.line(String(pieces), { x: movementEdges.pieces, y, align: 'right' }, body)
    pen.set.line(isExchanged ? exchange : money(cents, language), { x: movementEdges.amount, y, align: 'right' }, body)
    pen.y += height + 5
  }
}

const isNumber = (name: string) => name === 'pieces' || name === 'amount'
