import {
  body,
  finishedPages,
  left,
  muted,
  openPage,
  paragraph,
  right,
  rule,
  turnPage,
  type Pen,
} from '../document-sheet.ts'
import type { TextStyle } from '../typesetter.ts'
import type { ReportContent, ReportRow } from './report-content.ts'

const leadWidth = 112
const textLeft = left + leadWidth + 12
const textWidth = 280
const amountWidth = 72
const lineHeight = 12
const bold: TextStyle = { size: 9, weight: 'bold' }
const wide = right - left

/** A4: what it is about, then section by section; each page says which it is. */
export async function drawReport(content: ReportContent): Promise<Buffer> {
  const { language, report: title, by, writtenAt, marks, sections } = content
  const pen = openPage({ language, title, author: by, at: writtenAt })
  paragraph(pen, title, { width: wide, style: { size: 17, weight: 'bold' } })
  pen.y += 8
  for (const mark of marks) drawRow(pen, mark, { style: body })
  for (const { title: name, rows, totals = [], none = '' } of sections) {
    turnPage(pen, 60)
    pen.y += 14
    paragraph(pen, name, { width: wide, style: { size: 11, weight: 'bold' } })
    rule(pen, pen.y + 2)
    pen.y += 8
    if (rows.length === 0) paragraph(pen, none, { width: wide, style: { ...body, color: muted } })
    for (const one of rows) drawRow(pen, one, { style: body })
    for (const [index, total] of totals.entries())
      drawRow(pen, total, { style: index === totals.length - 1 ? bold : body })
  }
  return finishedPages(pen, { language, by, title })
}

/** Line by line, so that what is longer than a page goes on with the next. */
function drawRow(pen: Pen, { lead, text, amount }: ReportRow, { style }: { style: TextStyle }) {
  const leads = pen.set.wrap(lead, leadWidth, style)
  const lines = pen.set.wrap(text, amount === '' ? textWidth + amountWidth : textWidth, style)
  for (let index = 0; index < Math.max(leads.length, lines.length); index++) {
    turnPage(pen, lineHeight)
    pen.set.line(leads[index] ?? '', { x: left, y: pen.y }, { ...style, color: muted })
    pen.set.line(lines[index] ?? '', { x: textLeft, y: pen.y }, style)
    if (index === 0 && amount !== '') pen.set.line(amount, { x: right, y: pen.y, align: 'right' }, style)
    pen.y += lineHeight
  }
  pen.y += 3
}
