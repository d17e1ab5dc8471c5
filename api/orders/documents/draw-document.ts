import { paymentMethods } from '../../../contract/payment-methods.ts'
import { texts } from '../../../texts/texts.ts'
import { taxNote } from '../../../texts/tax-note.ts'
import type { DocumentContent, DocumentLine } from './document-content.ts'
import { dayText, money, rateText } from './document-format.ts'
import type { StoredDocument } from './document-queries.ts'
import { body, drawHead, drawSheet, left, muted, paragraph, right, rule, small, turnPage } from './document-sheet.ts'
import type { Sheet as AnySheet } from './document-sheet.ts'
import { drawDeliveryNote } from './draw-delivery-note.ts'
import type { TextStyle } from './typesetter.ts'

type Sheet = AnySheet<DocumentContent>

const bold: TextStyle = { size: 9, weight: 'bold' }
const columns = { position: left, article: left + 26, quantity: 330, unit: 415, rate: 460, net: right }
const articleWidth = 222

/** The page of a stored document; the same bytes whenever it is drawn. */
export async function drawDocument({ content, issuedAt }: StoredDocument): Promise<Buffer> {
  if (content.type === 'DELIVERY_NOTE') return drawDeliveryNote(content, issuedAt)
  const title = `${texts(content.language).orders.documents.titles[content.type]} ${content.number}`
  const draw = (sheet: Sheet) => {
    drawHead({ sheet, title, marks: marksOf(content) })
    drawCorrected(sheet)
    drawLines(sheet)
    drawTotals(sheet)
    drawNotes(sheet)
  }
  return drawSheet({ content, issuedAt, title, draw })
}

function drawCorrected(sheet: Sheet) {
  const { corrects, language } = sheet.content
  if (!corrects) return
  const { number, issuedOn } = corrects
  const text = texts(language).orders.documents.corrects(number, dayText(issuedOn, language))
  paragraph(sheet, text, { width: 480, style: body })
  sheet.y += 8
}

function marksOf(content: DocumentContent): [string, string | null][] {
  const t = texts(content.language).orders.documents
  return [
    [t.number, content.number],
    [t.issuedOn, dayText(content.issuedOn, content.language)],
    [t.deliveredOn, dayText(content.deliveredOn, content.language)],
    [t.orderNumber, content.subOrderNumber],
    [t.orderedOn, dayText(content.orderedOn, content.language)],
    [t.purchaseOrderNumber, content.purchaseOrderNumber],
    [t.buyerReference, content.buyerReference],
    [t.buyerVatId, content.buyerVatId],
  ]
}

function drawLines(sheet: Sheet) {
  drawTableHead(sheet)
  for (const [index, line] of sheet.content.lines.entries()) drawLine(sheet, line, index + 1)
  rule(sheet, sheet.y)
  sheet.y += 10
}

function drawTableHead(sheet: Sheet) {
  const { set, content, y } = sheet
  const { head } = texts(content.language).orders.documents
  const style = { size: 8, weight: 'bold', color: muted } as const
  set.line(head.position, { x: columns.position, y }, style)
  set.line(head.article, { x: columns.article, y }, style)
  for (const column of ['quantity', 'unit', 'rate', 'net'] as const)
    set.line(head[column], { x: columns[column], y, align: 'right' }, style)
  rule(sheet, y + 14)
  sheet.y = y + 20
}

function drawLine(sheet: Sheet, line: DocumentLine, position: number) {
  const { set, content } = sheet
  const t = texts(content.language).orders.documents
  const name = line.kind === 'GOODS' ? line.name : `${t.kinds[line.kind]}: ${line.name}`
  const lines = set.wrap(name, articleWidth, body)
  if (turnPage(sheet, lines.length * 12 + 18)) drawTableHead(sheet)
  const { y } = sheet
  const at = (x: number) => ({ x, y, align: 'right' as const })
  set.line(String(position), { x: columns.position, y }, body)
  set.line(new Intl.NumberFormat(content.language).format(line.quantity), at(columns.quantity), body)
  set.line(money(line.unitCents, content.language), at(columns.unit), body)
  set.line(`${rateText(line.rateBp, content.language)} %`, at(columns.rate), body)
  set.line(money(line.netCents, content.language), at(columns.net), body)
  for (const text of lines) {
    set.line(text, { x: columns.article, y: sheet.y }, body)
    sheet.y += 12
  }
  set.line(t.article(line.skuId), { x: columns.article, y: sheet.y }, small)
  sheet.y += 16
}

function drawTotals(sheet: Sheet) {
  const { content } = sheet
  const { totals, language } = content
  const t = texts(content.language).orders.documents
  const parts: [string, number][] = [
    [t.goods, totals.net],
    [t.discount(content.couponCode ?? ''), -totals.discount],
    [t.deposit, totals.deposit],
    [t.shipping, totals.shipping],
  ]
  const rows: [string, number][] = [
    ...parts.filter(([, cents]) => cents !== 0),
    [t.netSum, totals.gross - totals.tax],
    ...totals.taxLines.map(({ rateBp, base, amount }): [string, number] => [
      t.tax(rateText(rateBp, language), money(base, language)),
      amount,
    ]),
  ]
  turnPage(sheet, rows.length * 14 + 30)
  for (const [label, cents] of rows) sumRow(sheet, { label, cents, style: body })
  rule(sheet, sheet.y + 1, 300)
  sheet.y += 8
  sumRow(sheet, { label: t.gross[content.type], cents: totals.gross, style: { ...bold, size: 11 } })
  sheet.y += 18
}

function sumRow(sheet: Sheet, row: { label: string; cents: number; style: TextStyle }) {
  const { set, content } = sheet
  set.line(money(row.cents, content.language), { x: right, y: sheet.y, align: 'right' }, row.style)
  for (const line of set.wrap(row.label, 175, row.style)) {
    set.line(line, { x: 300, y: sheet.y }, row.style)
    sheet.y += row.style.size + 5
  }
}

function drawNotes(sheet: Sheet) {
  const { content } = sheet
  const t = texts(content.language).orders.documents
  const method = texts(content.language).checkout.replies.methods[content.paymentMethod].name
  const payment = t[paymentMethods[content.paymentMethod].invoiceNote](method)
  const notes = [
    content.exemption && taxNote(content.exemption, content.language),
    content.type === 'INVOICE' ? payment : t.returned(method),
    content.type === 'INVOICE' && t.supply,
  ].filter((note) => typeof note === 'string')
  for (const note of notes) {
    turnPage(sheet, sheet.set.wrap(note, right - left, body).length * 13)
    paragraph(sheet, note, { width: right - left, style: body })
    sheet.y += 6
  }
}
