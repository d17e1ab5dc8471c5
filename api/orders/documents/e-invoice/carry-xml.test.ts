import { expect, test } from 'vitest'
import { pdfPages } from '../../../../test/orders/pdf-text.ts'
import { embeddedXml } from '../../../../test/trade/embedded-xml.ts'
import { sampleContents } from '../../../../test/trade/sample-contents.ts'
import { drawDocument } from '../draw-document.ts'
import { writeEInvoice } from './write-e-invoice.ts'

const issuedAt = new Date('2026-11-22T10:00:00Z')
const euro = (amount: string) => `${amount.replace('.', ',')} €`
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}>([^<]+)<`, 'g'))].map(([, text]) => text!)

test.each(Object.keys(sampleContents))(
  'german-trade § 4.7: the page of %s names the amounts of its data',
  async (name) => {
    const content = sampleContents[name]!
    const pdf = await drawDocument({ content, issuedAt })
    const xml = embeddedXml(pdf)!
    expect(xml).toBe((await writeEInvoice(content, 'FACTUR_X')).toString())
    const page = pdfPages(pdf).join('\n').replaceAll('\u00a0', ' ')
    const amounts = ['ChargeAmount', 'LineTotalAmount', 'CalculatedAmount', 'GrandTotalAmount', 'TotalPrepaidAmount']
    for (const amount of [...amounts.slice(0, 1), ...amounts.slice(2)].flatMap((field) => all(xml, field)))
      expect(page, amount).toContain(euro(amount))
    const lines = all(xml, 'LineTotalAmount').slice(0, content.lines.length)
    for (const amount of lines) expect(page, amount).toContain(euro(amount))
    for (const text of [content.number, content.seller.companyName, content.billing.companyName])
      expect(page).toContain(text)
  },
)

test('the PDF is a PDF/A-3 with the data as its alternative, and the same bytes twice', async () => {
  const content = { ...sampleContents['invoice-mixed']!, seller: { ...sampleContents['invoice-mixed']!.seller, companyName: 'Müller & Söhne <Test>' } } // prettier-ignore
  const pdf = await drawDocument({ content, issuedAt })
  const text = pdf.toString('latin1')
  for (const mark of [
    '%PDF-1.7',
    '/AFRelationship /Alternative',
    '/AF [',
    '/OutputIntent',
    '(factur-x.xml)',
    '/EmbeddedFiles',
  ])
    expect(text).toContain(mark)
  const metadata = pdf.toString().match(/<\?xpacket begin[\s\S]*?<\?xpacket end/)![0]
  for (const mark of [
    '<pdfaid:part>3<',
    '<pdfaid:conformance>B<',
    '<fx:ConformanceLevel>EN 16931<',
    'Müller &amp; Söhne &lt;Test&gt;',
  ])
    expect(metadata).toContain(mark)
  expect(metadata).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#)/)
  expect((await drawDocument({ content, issuedAt })).equals(pdf)).toBe(true)
})
