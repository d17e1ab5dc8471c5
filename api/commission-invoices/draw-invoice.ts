import { texts } from '../../texts/texts.ts'
import { dayText, money, monthName, rateText } from '../orders/documents/document-format.ts'
import {
  body,
  drawHead,
  drawSheet,
  left,
  muted,
  paragraph,
  right,
  rule,
  small,
  turnPage,
} from '../orders/documents/document-sheet.ts'
import type { Sheet as AnySheet } from '../orders/documents/document-sheet.ts'
import { writeModel } from '../orders/documents/e-invoice/write-e-invoice.ts'
import type { TextStyle } from '../orders/documents/typesetter.ts'
import type { CommissionContent } from './invoice-content.ts'
import { lastDayOf, linesOf, notesOf } from './invoice-lines.ts'
import { invoiceModel } from './invoice-model.ts'

export type InvoiceRequest = { content: CommissionContent; issuedAt: Date }
type Sheet = AnySheet<CommissionContent>

const bold: TextStyle = { size: 9, weight: 'bold' }
const headStyle: TextStyle = { size: 8, weight: 'bold', color: muted }
const columns = { order: left, day: 200, kind: 330, net: right }

/** The page, its statement of orders behind it, and its data (ZUGFeRD); the same bytes whenever it is drawn. */
export async function drawInvoice({ content, issuedAt }: InvoiceRequest): Promise<Buffer> {
  const { language, type, number } = content
  const title = `${texts(language).commissionInvoices.documents.titles[type]} ${number}`
  const draw = (sheet: Sheet) => {
    drawHead({ sheet, title, marks: marksOf(content) })
    drawCorrected(sheet)
    drawLines(sheet)
    drawTotals(sheet)
    drawNotes(sheet)
    drawStatement(sheet)
  }
  const data = await writeModel(invoiceModel(content), { format: 'FACTUR_X', language })
  return drawSheet({ content, issuedAt, title, draw, data })
}

function marksOf({ language, number, issuedOn, month, buyerVatId }: CommissionContent): [string, string | null][] {
  const t = texts(language).commissionInvoices.documents
  return [
    [t.number, number],
    [t.issuedOn, dayText(issuedOn, language)],
    [t.period, `${dayText(`${month}-01`, language)} – ${dayText(lastDayOf(month), language)}`],
    [t.storeVatId, buyerVatId],
  ]
}

function drawCorrected(sheet: Sheet) {
  const { corrects, language } = sheet.content
  if (!corrects) return
  const t = texts(language).commissionInvoices.documents
  paragraph(sheet, t.corrects(corrects.number, dayText(corrects.issuedOn, language)), { width: 480, style: body })
  sheet.y += 8
}

function drawLines(sheet: Sheet) {
  const { set, content } = sheet
  const { head } = texts(content.language).commissionInvoices.documents
  set.line(head.what, { x: left, y: sheet.y }, headStyle)
  set.line(head.rate, { x: 440, y: sheet.y, align: 'right' }, headStyle)
  set.line(head.net, { x: right, y: sheet.y, align: 'right' }, headStyle)
  rule(sheet, sheet.y + 14)
  sheet.y += 20
  for (const { name, cents, rateBp } of linesOf(content)) {
    const y = sheet.y
    set.line(`${rateText(rateBp, content.language)} %`, { x: 440, y, align: 'right' }, body)
    set.line(money(cents, content.language), { x: right, y, align: 'right' }, body)
    paragraph(sheet, name, { width: 330, style: body })
    sheet.y += 5
  }
  rule(sheet, sheet.y)
  sheet.y += 10
}

function drawTotals(sheet: Sheet) {
  const { language, type, parts, netCents, grossCents, settled } = sheet.content
  const t = texts(language).commissionInvoices.documents
  sumRow(sheet, [t.netSum, netCents])
  for (const { rateBp, netCents: base, taxCents } of parts)
    sumRow(sheet, [t.tax(rateText(rateBp, language), money(base, language)), taxCents])
  rule(sheet, sheet.y + 1, 300)
  sheet.y += 8
  sumRow(sheet, [t.gross[type], grossCents], { ...bold, size: 11 })
  for (const { payout, cents } of settled) sumRow(sheet, [payout ? t.byPayout(payout) : t.byNextPayouts, -cents])
  sumRow(sheet, [t.due, 0], bold)
  sheet.y += 18
}

function sumRow(sheet: Sheet, [label, cents]: [string, number], style: TextStyle = body) {
  const { set, content } = sheet
  const lines = set.wrap(label, 175, style)
  turnPage(sheet, lines.length * (style.size + 5) + 8)
  set.line(money(cents, content.language), { x: right, y: sheet.y, align: 'right' }, style)
  for (const line of lines) {
    set.line(line, { x: 300, y: sheet.y }, style)
    sheet.y += style.size + 5
  }
}

function drawNotes(sheet: Sheet) {
  for (const note of notesOf(sheet.content)) {
    turnPage(sheet, sheet.set.wrap(note, right - left, body).length * 13)
    paragraph(sheet, note, { width: right - left, style: body })
    sheet.y += 6
  }
}

/** On a page of its own: which order has brought how much. */
function drawStatement(sheet: Sheet) {
  const { pdf, set, content } = sheet
  const { language, month, statement, netCents } = content
  const t = texts(language).commissionInvoices.documents
  pdf.addPage()
  sheet.y = 56
  paragraph(sheet, t.statement(monthName(month, language)), { width: 480, style: { size: 13, weight: 'bold' } })
  sheet.y += 8
  const head = () => {
    for (const name of ['order', 'day', 'kind', 'net'] as const)
      set.line(
        t.statementHead[name],
        { x: columns[name], y: sheet.y, ...(name === 'net' && { align: 'right' }) },
        headStyle,
      )
    rule(sheet, sheet.y + 14)
    sheet.y += 20
  }
  head()
  for (const { day, subOrderNumber, netCents: cents } of statement) {
    if (turnPage(sheet, 20)) head()
    const { y } = sheet
    set.line(subOrderNumber, { x: columns.order, y }, body)
    set.line(dayText(day, language), { x: columns.day, y }, body)
    set.line(cents < 0 ? t.ofReturn : t.ofDelivery, { x: columns.kind, y }, body)
    set.line(money(cents, language), { x: columns.net, y, align: 'right' }, body)
    sheet.y += 14
  }
  turnPage(sheet, 30)
  rule(sheet, sheet.y)
  sheet.y += 7
  set.line(t.netSum, { x: columns.kind, y: sheet.y }, bold)
  set.line(money(netCents, language), { x: columns.net, y: sheet.y, align: 'right' }, bold)
  sheet.y += 20
  paragraph(sheet, t.statementNote, { width: right - left, style: small })
}
