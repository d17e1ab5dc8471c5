import { berlinDay } from '../../../../contract/platform/values.ts'
import type { PackingList, PackingListOrder } from '../../../../contract/orders/packing-lists.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { texts } from '../../../../texts/texts.ts'
import { addressLines, dayText } from '../../documents/document-format.ts'
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
import type { PackingListContent, PackingSlip } from './packing-list-content.ts'

type Article = PackingList['articles'][number] | PackingListOrder['lines'][number]

const bold: TextStyle = { size: 9, weight: 'bold' }
const columns = { box: left, article: left + 22, boxes: 455, pieces: right }
const articleWidth = 320

/** A4, without a price: what to take off the shelf, or a page that goes with each order. */
export async function drawPackingList(content: PackingListContent): Promise<Buffer> {
  const { language, printedAt, packer } = content
  const title = texts(language).orders.packingLists.titles[content.packing]
  const pen = openPage({ language, title, author: packer.companyName, at: printedAt })
  if (content.packing === 'PICK') drawPickList(pen, content.list, content)
  else
    for (const [index, slip] of content.slips.entries()) {
      if (index > 0) pen.pdf.addPage()
      pen.y = 56
      drawSlip(pen, slip, content)
    }
  return finishedPages(pen, { language, by: `${packer.companyName} · ${packer.address}`, title })
}

function drawPickList(pen: Pen, { articles, orders }: PackingList, { language, printedAt }: PackingListContent) {
  const t = texts(language).orders.packingLists
  heading(pen, t.titles.PICK, 17)
  paragraph(pen, `${t.orderCount(orders.length)} · ${dayText(berlinDay(printedAt), language)}`, {
    width: right - left,
    style: body,
  })
  pen.y += 8
  drawArticles(pen, articles, language)
  for (const order of orders) {
    turnPage(pen, 70)
    pen.y += 14
    heading(pen, `${order.subOrderNumber} · ${order.companyName}, ${order.cityName}`, 11)
    drawMarks(pen, order, language)
    drawArticles(pen, order.lines, language)
  }
}

function drawSlip(pen: Pen, { language, address, order }: PackingSlip, { packer }: PackingListContent) {
  const t = texts(language).orders.packingLists
  paragraph(pen, packer.companyName, { width: 480, style: { size: 15, weight: 'bold' } })
  pen.y = 104
  paragraph(pen, `${packer.companyName} · ${packer.address}`, { width: 300, style: small })
  pen.y += 6
  for (const line of addressLines(address, language)) paragraph(pen, line, { width: 300, style: { size: 10 } })
  pen.y += 24
  heading(pen, `${t.titles.SLIPS_ONE} ${order.subOrderNumber}`, 17)
  paragraph(pen, t.orderedOn(dayText(berlinDay(order.createdAt), language)), { width: right - left, style: body })
  drawMarks(pen, order, language)
  pen.y += 8
  drawArticles(pen, order.lines, language)
  drawDeposits(pen, order, language)
  drawReturns(pen, order, language)
}

function drawMarks(pen: Pen, { purchaseOrderNumber, note }: PackingListOrder, language: Language) {
  const t = texts(language).orders.packingLists
  const marks = [purchaseOrderNumber && t.purchaseOrder(purchaseOrderNumber), note && t.note(note)]
  for (const mark of marks) if (mark) paragraph(pen, mark, { width: right - left, style: body })
}

function drawArticles(pen: Pen, articles: readonly Article[], language: Language) {
  drawTableHead(pen, language)
  for (const article of articles) drawArticle(pen, article, language)
}

function drawTableHead(pen: Pen, language: Language) {
  const { head } = texts(language).orders.packingLists
  const style = { size: 8, weight: 'bold', color: muted } as const
  pen.set.line(head.article, { x: columns.article, y: pen.y }, style)
  pen.set.line(head.boxes, { x: columns.boxes, y: pen.y, align: 'right' }, style)
  pen.set.line(head.pieces, { x: columns.pieces, y: pen.y, align: 'right' }, style)
  rule(pen, pen.y + 14)
  pen.y += 20
}

/** With a box to tick. */
function drawArticle(pen: Pen, article: Article, language: Language) {
  const t = texts(language).orders.packingLists
  const lines = pen.set.wrap(article.name, articleWidth, body)
  if (turnPage(pen, lines.length * 12 + 20)) drawTableHead(pen, language)
  const { y } = pen
  const count = (value: number) => new Intl.NumberFormat(language).format(value)
  pen.pdf.rect(columns.box, y, 9, 9).lineWidth(0.7).strokeColor(muted).stroke()
  pen.set.line(count(article.boxCount), { x: columns.boxes, y, align: 'right' }, bold)
  if (article.restCount > 0)
    pen.set.line(t.andPieces(article.restCount, article.isPack), { x: columns.boxes, y: y + 12, align: 'right' }, small)
  pen.set.line(t.pieces(article.quantity, article.isPack), { x: columns.pieces, y, align: 'right' }, body)
  for (const text of lines) {
    pen.set.line(text, { x: columns.article, y: pen.y }, body)
    pen.y += 12
  }
  const facts = [
    article.supplierSku,
    t.perBox(article.countPerBox, article.isPack),
    'isDesigned' in article && article.isDesigned && t.design,
  ]
  pen.set.line(facts.filter(Boolean).join(' · '), { x: columns.article, y: pen.y }, small)
  pen.y += 18
}

/** What is lent with the order, by item. */
function drawDeposits(pen: Pen, { lines }: PackingListOrder, language: Language) {
  const counts = new Map<string, number>()
  for (const { name, count } of lines.flatMap(({ deposits }) => deposits))
    counts.set(name, (counts.get(name) ?? 0) + count)
  if (counts.size === 0) return
  rule(pen, pen.y)
  pen.y += 10
  turnPage(pen, 20 + counts.size * 13)
  paragraph(pen, texts(language).orders.packingLists.deposits, { width: right - left, style: bold })
  for (const [name, count] of counts) paragraph(pen, `${count} × ${name}`, { width: right - left, style: body })
}

/** What the buyer has said to give back, with room to write what came. */
function drawReturns(pen: Pen, { announcedReturns = [] }: PackingListOrder, language: Language) {
  if (announcedReturns.length === 0) return
  const t = texts(language).orders.packingLists
  pen.y += 10
  turnPage(pen, 20 + announcedReturns.length * 13)
  paragraph(pen, t.returns, { width: right - left, style: bold })
  for (const { name, pieces } of announcedReturns)
    paragraph(pen, t.returnLine(pieces, name), { width: right - left, style: body })
}

function heading(pen: Pen, text: string, size: number) {
  paragraph(pen, text, { width: right - left, style: { size, weight: 'bold' } })
  pen.y += size / 3
}
