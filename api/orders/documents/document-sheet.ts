import PdfKit from 'pdfkit'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { archivable, carryXml } from './e-invoice/carry-xml.ts'
import { addressLines } from './document-format.ts'
import type { DocumentContent } from './document-content.ts'
import { openTypesetter, type TextStyle, type Typesetter } from './typesetter.ts'

type Pdf = InstanceType<typeof PdfKit>
/** What every document says of itself. */
type SheetContent = Pick<DocumentContent, 'language' | 'number' | 'seller' | 'billing' | 'delivery'>
/** A page under the pen; y is the top of the next line, in points. */
export type Pen = { pdf: Pdf; set: Typesetter; y: number }
export type Sheet<Content extends SheetContent = SheetContent> = Pen & { content: Content }

// A4 in points.
export const left = 56
export const right = 539
const bottom = 752
export const muted = '#4a524d'
export const body: TextStyle = { size: 9 }
export const small: TextStyle = { size: 7.5, color: muted }

type Drawing<Content extends SheetContent> = {
  content: Content
  issuedAt: Date
  title: string
  draw: (sheet: Sheet<Content>) => void
  /** The same as data, carried in the file (ZUGFeRD); without it the document is a picture alone. */
  data?: Buffer | null
}

/** The PDF of what is drawn; the same bytes whenever it is. */
export async function drawSheet<Content extends SheetContent>(drawing: Drawing<Content>): Promise<Buffer> {
  const { content, issuedAt, title, draw, data = null } = drawing
  const { language, seller } = content
  const author = seller.companyName
  const pdf = openPdf({ language, title, at: issuedAt, ...(!data && { author }) }, data ? archivable : {})
  if (data) carryXml(pdf, { data, author, issuedAt })
  const sheet: Sheet<Content> = { pdf, set: openTypesetter(pdf), content, y: 56 }
  draw(sheet)
  drawFeet(sheet)
  return finished(pdf)
}

type Head = { language: Language; title: string; author?: string; at: Date }

function openPdf({ language, title, author, at }: Head, more: PDFKit.PDFDocumentOptions = {}): Pdf {
  return new PdfKit({
    ...more,
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, ...(author !== undefined && { Author: author }), CreationDate: at, ModDate: at },
  })
}

/** What is printed without being a document: an empty A4 page, with the pen at its top. */
export function openPage(head: Head): Pen {
  const pdf = openPdf(head)
  return { pdf, set: openTypesetter(pdf), y: 56 }
}

type Foot = { language: Language; by: string; title: string }

/** The bytes of such a print, each page with whose it is and which it is. */
export function finishedPages({ pdf, set }: Pen, { language, by, title }: Foot): Promise<Buffer> {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    set.line(by, { x: left, y: 793 }, small)
    const at = texts(language).orders.documents.page(page + 1, count)
    set.line(`${title} · ${at}`, { x: right, y: 804, align: 'right' }, small)
  }
  return finished(pdf)
}

/** The bytes of what was drawn. */
async function finished(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.on('end', () => resolve(Buffer.concat(chunks)))
  pdf.on('error', reject)
  pdf.end()
  return promise
}

/** The letter head: who writes to whom, what marks it, what it is. */
export function drawHead({ sheet, title, marks }: { sheet: Sheet; title: string; marks: [string, string | null][] }) {
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
  for (const [label, value] of marks) {
    if (!value) continue
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
export function turnPage(sheet: Pen, height: number): boolean {
  if (sheet.y + height <= bottom) return false
  sheet.pdf.addPage()
  sheet.y = 56
  return true
}

export function paragraph(sheet: Pen, text: string, { width, style }: { width: number; style: TextStyle }) {
  for (const line of sheet.set.wrap(text, width, style)) {
    sheet.set.line(line, { x: left, y: sheet.y }, style)
    sheet.y += style.size * 1.4
  }
}

export const rule = ({ pdf }: Pen, y: number, from = left) =>
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.7).strokeColor('#c9c8c1').stroke()
