import { expect, test } from 'vitest'
import { pdfPages } from '../../../test/pdf-text.ts'
import type { DocumentContent, DocumentLine } from './document-content.ts'
import { drawDocument } from './draw-document.ts'

const address = {
  firstName: 'Łucja',
  lastName: 'Öztürk-Ångström',
  email: '',
  phoneNumber: '',
  countryId: 1,
  companyName: 'Café Morgenrot',
  street: 'Oranienstraße',
  streetNumber: '12 a',
  cityName: 'Berlin',
  postalCode: '10997',
}
const goods = (position: number, values: Partial<DocumentLine> = {}): DocumentLine => ({
  kind: 'GOODS',
  skuId: String(100_000 + position),
  name: `Ware Nummer ${position}`,
  quantity: 12,
  unitCents: 420,
  netCents: 5040,
  rateBp: 700,
  ...values,
})
const content = (values: Partial<DocumentContent> = {}): DocumentContent => ({
  type: 'INVOICE',
  language: 'de',
  number: 'R1001-00001',
  issuedOn: '2026-03-29',
  orderedOn: '2026-03-27',
  deliveredOn: '2026-03-28',
  corrects: null,
  orderNumber: 'T100001',
  subOrderNumber: 'T100001-1',
  seller: { companyName: 'Tidemar GmbH', address: 'Kai 1, 20457 Hamburg', vatId: 'DE136695976', registerNumber: 'HRB 1', email: 'a@b.example' }, // prettier-ignore
  billing: address,
  delivery: address,
  buyerVatId: null,
  buyerReference: null,
  purchaseOrderNumber: null,
  paymentMethod: 'CREDIT_CARD',
  couponCode: null,
  lines: [goods(1)],
  totals: { net: 5040, discount: 0, deposit: 0, shipping: 0, tax: 353, taxLines: [{ rateBp: 700, base: 5040, shipping: 0, amount: 353 }], taxCase: 'DOMESTIC', gross: 5393 }, // prettier-ignore
  exemption: null,
  ...values,
})
const issuedAt = new Date('2026-03-29T10:00:00Z')
const pagesOf = async (values: Partial<DocumentContent>) =>
  pdfPages(await drawDocument({ content: content(values), issuedAt }))

test('a short invoice has one page, with its days written out', async () => {
  const pages = await pagesOf({})
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('29. März 2026')
  expect(pages[0]).toContain('Seite 1 von 1')
})

test('sixty lines go over pages, each with the head of the table and its number; none is lost', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => goods(index + 1))
  const pages = await pagesOf({ lines })
  expect(pages.length).toBeGreaterThanOrEqual(3)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
  expect(pages[1]).toContain('Einzelpreis netto')
  const all = pages.join('\n').split('\n')
  for (const { name } of lines) expect(all.filter((run) => run === name)).toHaveLength(1)
})

test('a word that is wider than its column is broken, not cut', async () => {
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsbecher'
  const [page] = await pagesOf({ lines: [goods(1, { name })] })
  expect(page!.replaceAll('\n', '')).toContain(name)
})

test('names keep letters of other scripts; what no font knows is a question mark', async () => {
  const [page] = await pagesOf({ billing: { ...address, companyName: 'Кафе 茶' } })
  const text = page!.replaceAll('\n', '')
  expect(text).toContain('Łucja Öztürk-Ångström')
  expect(text).toContain('Кафе ?')
})

test.each([
  ['INTRA_COMMUNITY', '§ 4 Nr. 1 Buchst. b, § 6a UStG'],
  ['EXPORT', 'Steuerfreie Ausfuhrlieferung'],
] as const)('an untaxed supply says why: %s', async (exemption, sentence) => {
  const totals = { net: 5040, discount: 0, deposit: 0, shipping: 0, tax: 0, taxLines: [{ rateBp: 0, base: 5040, shipping: 0, amount: 0 }], taxCase: 'INTRA_COMMUNITY' as const, gross: 5040 } // prettier-ignore
  const [page] = await pagesOf({ exemption, totals })
  expect(page!.replaceAll('\n', ' ')).toContain(sentence)
  expect(page).toContain('Umsatzsteuer 0 % auf 50,40 €')
})
