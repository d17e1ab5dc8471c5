import {
  body,
  drawHead,
  drawSheet,
  left,
  muted,
  paragraph,
  right,
  rule,
  turnPage,
  type Sheet as AnySheet,
} from '../document-sheet.ts'
import type { TextStyle } from '../typesetter.ts'
import type { LetterContent } from './letter-content.ts'

type Sheet = AnySheet<LetterContent>

const wide = { width: right - left, style: { size: 10 } as TextStyle }
const bold: TextStyle = { size: 10, weight: 'bold' }
const labelWidth = 380

/** A4: head, what is said, and a table of what is asked for. */
export async function drawLetter(content: LetterContent): Promise<Buffer> {
  const { letter: title, writtenAt: issuedAt, marks } = content
  const draw = (sheet: Sheet) => {
    drawHead({ sheet, title, marks })
    for (const text of content.paragraphs) drawParagraph(sheet, text)
    drawTable(sheet)
    for (const text of content.closing) drawParagraph(sheet, text)
  }
  return drawSheet({ content, issuedAt, title, draw })
}

function drawParagraph(sheet: Sheet, text: string) {
  for (const line of text.split('\n')) {
    turnPage(sheet, sheet.set.wrap(line, wide.width, wide.style).length * 14)
    paragraph(sheet, line, wide)
  }
  sheet.y += 8
}

function drawTable(sheet: Sheet) {
  const { head, rows, total } = sheet.content
  drawRow(sheet, head, { size: 8, weight: 'bold', color: muted })
  rule(sheet, sheet.y)
  sheet.y += 7
  for (const row of rows) drawRow(sheet, row, body)
  rule(sheet, sheet.y)
  sheet.y += 7
  drawRow(sheet, total, bold)
  sheet.y += 12
}

function drawRow(sheet: Sheet, [label = '', amount = '']: readonly string[], style: TextStyle) {
  const lines = sheet.set.wrap(label, labelWidth, style)
  turnPage(sheet, lines.length * 14 + 20)
  sheet.set.line(amount, { x: right, y: sheet.y, align: 'right' }, style)
  for (const line of lines) {
    sheet.set.line(line, { x: left, y: sheet.y }, style)
    sheet.y += 14
  }
}
