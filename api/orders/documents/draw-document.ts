import { paymentMethods } from '../../../contract/payment-methods.ts'
import PdfKit from 'pdfkit'
import { texts } from '../../../texts/texts.ts'
import { taxNote } from '../../../texts/tax-note.ts'
import { addressLines, dayText, money, rateText } from './document-format.ts'
import type { StoredDocument } from './document-queries.ts'
import type { DocumentContent, DocumentLine } from './document-content.ts'
import { openTypesetter, type TextStyle, type Typesetter } from './typesetter.ts'

type Pdf = InstanceType<typeof PdfKit>
/** A page under the pen; y is the top of the next line, in points. */
type Sheet = { pdf: Pdf; set: Typesetter; content: DocumentContent; y: number }

// A4 in points.
const left = 56
const right = 539
const bottom = 752
const muted = '#4a524d'
const body: TextStyle = { size: 9 }
const small: TextStyle = { size: 7.5, color: muted }
const bold: TextStyle = { size: 9, weight: 'bold' }
const columns = { position: left, article: left + 26, quantity: 330, unit: 415, rate: 460, net: right }
const articleWidth = 222

/** The page of a stored document; the same bytes whenever it is drawn. */
export async function drawDocument({ content, issuedAt }: StoredDocument): Promise<Buffer> {
  const title = `${texts(content.language).orders.documents.titles[content.type]} ${content.number}`
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    info: { Title: title, Author: content.seller.companyName, CreationDate: issuedAt, ModDate: issuedAt },
  })
  const sheet: Sheet = { pdf, set: openTypesetter(pdf), content, y: 56 }
  drawHead(sheet, title)
  drawLines(sheet)
  drawTotals(sheet)
  drawNotes(sheet)
  drawFeet(sheet)
  return finished(pdf)
}

async function finished(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.on('end', () => resolve(Buffer.concat(chunks)))
  pdf.on('error', reject)
  pdf.end()
  return promise
}

function drawHead(sheet: Sheet, title: string) {
  const { set, content } = sheet
  const { seller, billing, delivery } = content
  const t = texts(content.language).orders.documents
  paragraph(sheet, seller.companyName, { width: 480, style: { size: 15, weight: 'bold' } })
  sheet.y = 118
  paragraph(sheet, `${seller.companyName} · ${seller.address}`, { width: 250, style: { size: 7, color: muted } })
  sheet.y += 6
  for (const line of addressLines(billing, content.language))
    paragraph(sheet, line, { width: 250, style: { size: 10 } })
  if (addressLines(delivery, content.language).join() !== addressLines(billing, content.language).join()) {
    sheet.y += 8
    paragraph(sheet, t.deliveryAddress, { width: 250, style: small })
    for (const line of addressLines(delivery, content.language)) paragraph(sheet, line, { width: 250, style: body })
  }
  const below = sheet.y
  sheet.y = 118
  for (const [label, value] of marksOf(content)) {
    const lines = set.wrap(value, 120, body)
    set.line(label, { x: 330, y: sheet.y }, { size: 9, color: muted })
    for (const line of lines) {
      set.line(line, { x: right, y: sheet.y, align: 'right' }, body)
      sheet.y += 13
    }
  }
  sheet.y = Math.max(below, sheet.y, 236) + 26
  set.line(title, { x: left, y: sheet.y }, { size: 17, weight: 'bold' })
  sheet.y += 30
  if (content.corrects) {
    const { number, issuedOn } = content.corrects
    paragraph(sheet, t.corrects(number, dayText(issuedOn, content.language)), { width: 480, style: body })
    sheet.y += 8
  }
}

function marksOf(content: DocumentContent): [string, string][] {
  const t = texts(content.language).orders.documents
  const marks: [string, string | null][] = [
    [t.number, content.number],
    [t.issuedOn, dayText(content.issuedOn, content.language)],
    [t.deliveredOn, dayText(content.deliveredOn, content.language)],
    [t.orderNumber, content.subOrderNumber],
    [t.orderedOn, dayText(content.orderedOn, content.language)],
    [t.purchaseOrderNumber, content.purchaseOrderNumber],
    [t.buyerReference, content.buyerReference],
    [t.buyerVatId, content.buyerVatId],
  ]
  return marks.filter((mark): mark is [string, string] => Boolean(mark[1]))
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

// The seller on every page, and which page it is.
function drawFeet({ pdf, set, content }: Sheet) {
  const { seller } = content
  const t = texts(content.language).orders.documents
  const { start, count } = pdf.bufferedPageRange()
  const facts = [seller.registerNumber, seller.vatId && t.vatId(seller.vatId), seller.email].filter(Boolean)
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    pdf.moveTo(left, 774).lineTo(right, 774).lineWidth(0.5).strokeColor('#e1e0da').stroke()
    set.line(`${seller.companyName} · ${seller.address}`, { x: left, y: 782 }, small)
    set.line(facts.join(' · '), { x: left, y: 793 }, small)
    set.line(`${content.number} · ${t.page(page + 1, count)}`, { x: right, y: 804, align: 'right' }, small)
  }
}

/** Begins a new page, and says so, where less than this is left. */
function turnPage(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottom) return false
  sheet.pdf.addPage()
  sheet.y = 56
  return true
}

function paragraph(sheet: Sheet, text: string, { width, style }: { width: number; style: TextStyle }) {
  for (const line of sheet.set.wrap(text, width, style)) {
    sheet.set.line(line, { x: left, y: sheet.y }, style)
    sheet.y += style.size * 1.4
  }
}

const rule = ({ pdf }: Sheet, y: number, from = left) =>
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.7).strokeColor('#c9c8c1').stroke()
