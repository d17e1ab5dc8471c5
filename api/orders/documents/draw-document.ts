import { texts } from '../../../texts/texts.ts'
import { taxNote } from '../../../texts/tax-note.ts'
import { isPackCode } from '../../products/pack.ts'
import { isVersion2, type DocumentContent, type DocumentLine } from './document-content.ts'
import { paymentNote, registerNote } from './document-notes.ts'
import { writeEInvoice } from './e-invoice/write-e-invoice.ts'
import { dayText, lineName, money, rateText } from './document-format.ts'
import type { StoredDocument } from './document-queries.ts'
import { body, drawHead, drawSheet, left, muted, paragraph, right, rule, small, turnPage } from './document-sheet.ts'
import type { Sheet as AnySheet } from './document-sheet.ts'
import { drawDeliveryNote } from './draw-delivery-note.ts'
import type { TextStyle } from './typesetter.ts'

type Sheet = AnySheet<DocumentContent>

const bold: TextStyle = { size: 9, weight: 'bold' }
const columns = { position: left, article: left + 26, quantity: 330, unit: 415, rate: 460, net: right }
const articleWidth = 222
/** Room for the unit below each quantity. */
const widthBesideUnits = 205

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
  const data = isVersion2(content) ? await writeEInvoice(content, 'FACTUR_X') : null
  return drawSheet({ content, issuedAt, title, draw, data })
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
    [t.leitwegId, content.eInvoice?.leitwegId ?? null],
    [t.costCentre, content.eInvoice?.costCentre ?? null],
    [t.buyerVatId, content.buyerVatId],
  ]
}

function drawLines(sheet: Sheet) {
  drawTableHead(sheet)
  for (const [index, line] of sheet.content.lines.entries()) drawLine(sheet, line, index + 1)
  rule(sheet, sheet.y)
  sheet.y += 10
}

// Without packs all is counted in pieces, as the head of the column says.
const hasPacks = ({ lines }: DocumentContent) => lines.some(({ unitCode }) => isPackCode(unitCode))
const articleWidthOf = (content: DocumentContent) => (hasPacks(content) ? widthBesideUnits : articleWidth)

function drawTableHead(sheet: Sheet) {
  const { set, content, y } = sheet
  const { head } = texts(content.language).orders.documents
  const titles = { ...head, ...(hasPacks(content) && { quantity: head.counted }) }
  const style = { size: 8, weight: 'bold', color: muted } as const
  set.line(head.position, { x: columns.position, y }, style)
  set.line(head.article, { x: columns.article, y }, style)
  for (const column of ['quantity', 'unit', 'rate', 'net'] as const)
    set.line(titles[column], { x: columns[column], y, align: 'right' }, style)
  rule(sheet, y + 14)
  sheet.y = y + 20
}

function drawLine(sheet: Sheet, line: DocumentLine, position: number) {
  const { set, content } = sheet
  const name = lineName(line, content.language)
  const width = articleWidthOf(content)
  const lines = set.wrap(name, width, body)
  if (turnPage(sheet, lines.length * 12 + 18)) drawTableHead(sheet)
  const { y } = sheet
  const at = (x: number) => ({ x, y, align: 'right' as const })
  set.line(String(position), { x: columns.position, y }, body)
  set.line(new Intl.NumberFormat(content.language).format(line.quantity), at(columns.quantity), body)
  if (hasPacks(content) && line.unitCode !== 'C62') {
    const unit = texts(content.language).orders.documents.unitOf(isPackCode(line.unitCode))
    set.line(unit, { ...at(columns.quantity), y: y + 12 }, small)
  }
  set.line(money(line.unitCents, content.language), at(columns.unit), body)
  if (line.priceUnit) {
    const unit = texts(content.language).orders.documents.perPieces(line.priceUnit, isPackCode(line.unitCode))
    set.line(unit, { ...at(columns.unit), y: y + 12 }, small)
  }
  set.line(`${rateText(line.rateBp, content.language)} %`, at(columns.rate), body)
  set.line(money(line.netCents, content.language), at(columns.net), body)
  for (const text of lines) {
    set.line(text, { x: columns.article, y: sheet.y }, body)
    sheet.y += 12
  }
  if (line.skuId) {
    for (const text of set.wrap(articleText(line, content), width, small)) {
      set.line(text, { x: columns.article, y: sheet.y }, small)
      sheet.y += 10
    }
  }
  sheet.y += 6
}

function articleText({ skuId, supplierSku, gtin, weeeNumber }: DocumentLine, { language }: DocumentContent): string {
  const t = texts(language).orders.documents
  return [
    t.article(skuId),
    supplierSku && t.supplierSku(supplierSku),
    gtin && `GTIN ${gtin}`,
    weeeNumber && t.weee(weeeNumber),
  ]
    .filter(Boolean)
    .join(' · ')
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
  turnPage(sheet, rows.length * 14 + 60)
  for (const [label, cents] of rows) sumRow(sheet, { label, cents, style: body })
  rule(sheet, sheet.y + 1, 300)
  sheet.y += 8
  sumRow(sheet, { label: t.gross[content.type], cents: totals.gross, style: { ...bold, size: 11 } })
  if (isVersion2(content) && content.paidCents !== 0) {
    sumRow(sheet, { label: t.paidSum, cents: -content.paidCents, style: body })
    sumRow(sheet, { label: t.due, cents: totals.gross - content.paidCents, style: bold })
  }
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
  const notes = [
    content.exemption && taxNote(content.exemption, content.language),
    paymentNote(content),
    content.type === 'INVOICE' && !isVersion2(content) && t.supply,
    ...(content.notes ?? []),
    isVersion2(content) && (registerNote(content) || null),
  ].filter((note) => typeof note === 'string')
  for (const note of notes) {
    turnPage(sheet, sheet.set.wrap(note, right - left, body).length * 13)
    paragraph(sheet, note, { width: right - left, style: body })
    sheet.y += 6
  }
}
