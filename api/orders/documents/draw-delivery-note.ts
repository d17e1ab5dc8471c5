import { texts } from '../../../texts/texts.ts'
import type { DeliveryNoteContent, DeliveryNoteLine } from './delivery-note-content.ts'
import { dayText } from './document-format.ts'
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
  type Sheet as AnySheet,
} from './document-sheet.ts'

type Sheet = AnySheet<DeliveryNoteContent>

const columns = { position: left, article: left + 26, quantity: 460, open: right }
const articleWidth = 300

/** What a parcel holds, without a price: for whoever takes it in. */
export async function drawDeliveryNote(content: DeliveryNoteContent, issuedAt: Date): Promise<Buffer> {
  const t = texts(content.language).orders.documents
  const title = `${t.titles.DELIVERY_NOTE} ${content.number}`
  const draw = (sheet: Sheet) => {
    drawHead({ sheet, title, marks: marksOf(content) })
    drawTableHead(sheet)
    for (const [index, line] of content.lines.entries()) drawLine(sheet, line, index + 1)
    rule(sheet, sheet.y)
    sheet.y += 10
    drawAids(sheet)
    turnPage(sheet, 20)
    paragraph(sheet, noteOf(content), { width: right - left, style: body })
  }
  return drawSheet({ content, issuedAt, title, draw })
}

/** What is exchanged with the driver, who counts it: with room to write how many went back. */
function drawAids(sheet: Sheet) {
  const { aids, language } = sheet.content
  if (!aids) return
  const t = texts(language).orders.documents
  turnPage(sheet, 24 + aids.length * 15)
  paragraph(sheet, t.aids, { width: right - left, style: { size: 9, weight: 'bold' } })
  for (const { name, pieces } of aids) paragraph(sheet, t.aidLine(pieces, name), { width: right - left, style: body })
  sheet.y += 8
}

function noteOf({ language, lines, isReplacement }: DeliveryNoteContent) {
  const t = texts(language).orders.documents
  if (isReplacement) return t.isReplacement
  return lines.some(({ openQuantity }) => openQuantity > 0) ? t.moreFollows : t.isWhole
}

function marksOf(content: DeliveryNoteContent): [string, string | null][] {
  const t = texts(content.language).orders.documents
  return [
    [t.number, content.number],
    [t.sentOn, dayText(content.issuedOn, content.language)],
    [t.orderNumber, content.subOrderNumber],
    [t.orderedOn, dayText(content.orderedOn, content.language)],
    [t.purchaseOrderNumber, content.purchaseOrderNumber],
    [t.costCentre, content.costCentre ?? null],
    [t.buyerReference, content.buyerReference],
    [t.carrier, t.carrierName(content.carrier)],
    [t.trackingNumber, content.trackingNumber],
  ]
}

// Without packs all is counted in pieces, as the head of the column says.
const hasPacks = ({ lines }: DeliveryNoteContent) => lines.some(({ isPack }) => isPack)

function drawTableHead(sheet: Sheet) {
  const { set, content, y } = sheet
  const { head } = texts(content.language).orders.documents
  const style = { size: 8, weight: 'bold', color: muted } as const
  set.line(head.position, { x: columns.position, y }, style)
  set.line(head.article, { x: columns.article, y }, style)
  set.line(hasPacks(content) ? head.counted : head.quantity, { x: columns.quantity, y, align: 'right' }, style)
  set.line(head.open, { x: columns.open, y, align: 'right' }, style)
  rule(sheet, y + 14)
  sheet.y = y + 20
}

function drawLine(sheet: Sheet, { skuId, name, quantity, openQuantity, isPack }: DeliveryNoteLine, position: number) {
  const { set, content } = sheet
  const lines = set.wrap(name, articleWidth, body)
  if (turnPage(sheet, lines.length * 12 + 18)) drawTableHead(sheet)
  const { y } = sheet
  const t = texts(content.language).orders.documents
  const pieces = (count: number) =>
    hasPacks(content) ? t.pieces(count, isPack) : new Intl.NumberFormat(content.language).format(count)
  set.line(String(position), { x: columns.position, y }, body)
  set.line(pieces(quantity), { x: columns.quantity, y, align: 'right' }, body)
  set.line(pieces(openQuantity), { x: columns.open, y, align: 'right' }, body)
  for (const text of lines) {
    set.line(text, { x: columns.article, y: sheet.y }, body)
    sheet.y += 12
  }
  set.line(t.article(skuId), { x: columns.article, y: sheet.y }, small)
  sheet.y += 16
}
