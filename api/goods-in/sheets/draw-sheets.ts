import { berlinDay } from '../../../contract/platform/values.ts'
import type { CheckLine, GoodsIn, GoodsInCheck } from '../../../contract/goods-in/goods-in.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { dayText } from '../../orders/documents/document-format.ts'
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
} from '../../orders/documents/document-sheet.ts'
import type { Pen } from '../../orders/documents/document-sheet.ts'
import type { TextStyle } from '../../orders/documents/typesetter.ts'
import { momentText } from '../../platform/wall-clock.ts'
import type { SheetContent } from './sheet-content.ts'

const bold: TextStyle = { size: 9, weight: 'bold' }
const columns = { article: left, pieces: 262, state: 274, lot: 362, temperature: right }
const articleWidth = 150
const lotWidth = 95

/** A4: what came, in which state, by lot and date and temperature; every version of every check. */
export async function drawSheets(content: SheetContent): Promise<Buffer> {
  const { language, printedAt, companyName, period, shipments } = content
  const t = texts(language).goodsIn.sheets
  const pen = openPage({ language, title: t.title, author: companyName, at: printedAt })
  line(pen, companyName, { size: 11, weight: 'bold' })
  pen.y += 4
  line(pen, t.title, { size: 17, weight: 'bold' })
  if (period) line(pen, t.period(dayText(period.from, language), dayText(period.to, language)), body)
  if (shipments.length === 0) line(pen, t.nothing, body)
  for (const shipment of shipments) drawShipment(pen, shipment, language)
  pen.y += 10
  turnPage(pen, 40)
  line(pen, t.limits, small)
  return finishedPages(pen, { language, by: `${companyName} · ${momentText(printedAt, language)}`, title: t.title })
}

const line = (pen: Pen, text: string, style: TextStyle) => paragraph(pen, text, { width: right - left, style })

function drawShipment(
  pen: Pen,
  { subOrderNumber, storeName, shippedAt, carrier, checks }: GoodsIn,
  language: Language,
) {
  const t = texts(language).goodsIn.sheets
  pen.y += 14
  turnPage(pen, 110)
  line(pen, t.shipment(subOrderNumber, storeName), { size: 12, weight: 'bold' })
  line(pen, t.sent(dayText(berlinDay(shippedAt), language), carrier), body)
  for (const check of checks) drawCheck(pen, check, language)
}

function drawCheck(pen: Pen, check: GoodsInCheck, language: Language) {
  const t = texts(language).goodsIn.sheets
  pen.y += 6
  turnPage(pen, 80)
  line(pen, t.version(check.version, momentText(check.checkedAt, language), check.checkedBy || t.somebody), bold)
  if (check.reason) line(pen, t.reason(check.reason), body)
  if (check.note) line(pen, t.note(check.note), body)
  if (check.claimNumbers.length > 0) line(pen, t.claims(check.claimNumbers.join(', ')), body)
  pen.y += 4
  drawTableHead(pen, language)
  for (const each of check.lines) drawLine(pen, each, language)
}

function drawTableHead(pen: Pen, language: Language) {
  const { head } = texts(language).goodsIn.sheets
  const style = { size: 8, weight: 'bold', color: muted } as const
  pen.set.line(head.article, { x: columns.article, y: pen.y }, style)
  pen.set.line(head.pieces, { x: columns.pieces, y: pen.y, align: 'right' }, style)
  pen.set.line(head.state, { x: columns.state, y: pen.y }, style)
  pen.set.line(head.lot, { x: columns.lot, y: pen.y }, style)
  pen.set.line(head.temperature, { x: columns.temperature, y: pen.y, align: 'right' }, style)
  rule(pen, pen.y + 14)
  pen.y += 20
}

function drawLine(pen: Pen, checked: CheckLine, language: Language) {
  const t = texts(language).goodsIn.sheets
  const number = new Intl.NumberFormat(language)
  const names = pen.set.wrap(checked.name, articleWidth, body)
  const lots = pen.set.wrap(checked.lot ?? '–', lotWidth, body)
  if (checked.bestBefore) lots.push(dayText(checked.bestBefore, language))
  const states = [checked.stateText, checked.badQuantity > 0 && t.affected(checked.badQuantity)]
  if (checked.attachments.length > 0) states.push(t.photos(checked.attachments.length))
  const rows = Math.max(names.length + 1, lots.length, states.length)
  if (turnPage(pen, rows * 12 + 8)) drawTableHead(pen, language)
  const { y } = pen
  const at = (row: number) => y + row * 12
  const { temperature, temperatureLimit: limit } = checked
  const degrees = temperature === null ? '–' : number.format(temperature)
  const measured = limit === null ? degrees : `${degrees} (${number.format(limit)})`
  const pieces = `${number.format(checked.sentQuantity)} / ${number.format(checked.cameQuantity)}`
  pen.set.line(pieces, { x: columns.pieces, y, align: 'right' }, body)
  if (checked.isPack) pen.set.line(t.unitOf(true), { x: columns.pieces, y: at(1), align: 'right' }, small)
  pen.set.line(measured, { x: columns.temperature, y, align: 'right' }, body)
  for (const [row, text] of names.entries()) pen.set.line(text, { x: columns.article, y: at(row) }, body)
  pen.set.line(checked.productSkuId, { x: columns.article, y: at(names.length) }, small)
  for (const [row, text] of states.filter((each) => each !== false).entries())
    pen.set.line(text, { x: columns.state, y: at(row) }, row === 0 && checked.state !== 'GOOD' ? bold : body)
  for (const [row, text] of lots.entries()) pen.set.line(text, { x: columns.lot, y: at(row) }, body)
  pen.y += rows * 12 + 6
}
