import { expect, test } from 'vitest'
import { brokenRules } from '../../../../test/trade/broken-rules.ts'
import { sampleContents } from '../../../../test/trade/sample-contents.ts'
import type { ContentVersion2, DocumentLine } from '../document-content.ts'
import { eInvoiceModel } from './e-invoice-model.ts'

const mixed = sampleContents['invoice-mixed']!
const abroad = sampleContents['invoice-intra-community']!
const with_ = (values: Partial<ContentVersion2>) => ({ ...mixed, ...values })
const oneLine = (line: Partial<DocumentLine>, count = 1): Partial<ContentVersion2> => {
  const lines = Array.from({ length: count }, (_, index) => ({ ...mixed.lines[3]!, skuId: `S${index}`, ...line }))
  const base = lines.reduce((sum, { netCents }) => sum + netCents, 0)
  const tax = Math.floor((base * 700 + 5000) / 10_000)
  const taxLines = [{ rateBp: 700, base, shipping: 0, amount: tax }]
  return {
    lines,
    totals: { net: base, discount: 0, deposit: 0, shipping: 0, tax, taxLines, taxCase: 'DOMESTIC', gross: base + tax },
    couponCode: null,
    paidCents: 0,
  }
}

test.each([
  ['mixed rates with coupon, carriage, setup and deposit', mixed],
  ['one rate', with_(oneLine({}))],
  ['a supply to another member state', abroad],
  ['an export', sampleContents['invoice-export']!],
  ['a part of it given back', sampleContents['credit-note']!],
  ['empties', sampleContents['credit-note-empties']!],
  ['paid through a provider', with_({ paymentMeans: { code: '68', name: 'PayPal' } })],
  ['an open transfer with a due day', with_({ paidCents: 0, dueOn: '2026-12-22' })],
  [
    'net terms, paid by the number of the invoice',
    with_({
      paidCents: 0,
      dueOn: '2026-12-22',
      paymentMethod: 'NET_TERMS',
      paymentMeans: { code: '58', reference: mixed.number, iban: 'DE37999999990123456789', accountHolder: 'Tresen' },
    }),
  ],
  ['an open one without a due day', with_({ paidCents: 0 })],
  ['a Leitweg-ID, cost centre and GLN', with_({ eInvoice: { ...mixed.eInvoice, leitwegId: '991-33333TEST-33', costCentre: 'KST 1', gln: '4006381333931' } })], // prettier-ignore
  ['neither reference nor order number of the buyer', with_({ buyerReference: null, purchaseOrderNumber: null })],
  [
    'a tax number in place of the VAT id',
    with_({ seller: { ...mixed.seller, vatId: '', taxNumber: '143/123/45678' } }),
  ],
  ['200 lines', with_(oneLine({}, 200))],
  ['a name with signs of XML', with_({ seller: { ...mixed.seller, companyName: 'Müller & Söhne <Test>' }, billing: { ...mixed.billing, companyName: '"A" & \'B\' <C>' } })], // prettier-ignore
  ['emoji, Cyrillic and control characters', with_(oneLine({ name: ' Вода \u0000\u000b💧\ud800\n zwei ' }))],
  ['a buyer without a company', with_({ billing: { ...mixed.billing, companyName: ' ' } })],
  ['goods that a coupon pays in full', with_({ ...oneLine({}), couponCode: 'ALLES', totals: { ...oneLine({}).totals!, discount: 17_040, tax: 0, gross: 0, taxLines: [] } })], // prettier-ignore
])('german-trade § 4, rules of EN 16931 and XRechnung: %s', (_, content) => {
  expect(brokenRules(eInvoiceModel(content))).toEqual([])
})

test('german-trade § 4.2: a credit note is a 381 with positive amounts that names the invoice', () => {
  const { 'ubl:Invoice': model } = eInvoiceModel(sampleContents['credit-note']!)
  expect(model['cbc:InvoiceTypeCode']).toBe('381')
  expect(model['cac:LegalMonetaryTotal']).toMatchObject({
    'cbc:PayableAmount': '3.76',
    'cbc:TaxExclusiveAmount': '3.16',
  })
  expect(model['cac:BillingReference']).toEqual([
    { 'cac:InvoiceDocumentReference': { 'cbc:ID': 'R1013-00012', 'cbc:IssueDate': '2026-11-22' } },
  ])
})

test('german-trade § 4.2: BT-10 is the Leitweg-ID, else the reference of the buyer, else the order', () => {
  const referenceOf = (content: ContentVersion2) => eInvoiceModel(content)['ubl:Invoice']['cbc:BuyerReference']
  const leitwegId = '991-33333TEST-33'
  expect(referenceOf(with_({ eInvoice: { ...mixed.eInvoice, leitwegId } }))).toBe(leitwegId)
  expect(referenceOf(mixed)).toBe('KST 4100')
  expect(referenceOf(with_({ buyerReference: null }))).toBe('T100284-1')
})

test('the rules find what is wrong', () => {
  const { totals } = mixed
  const spoilt = with_({ totals: { ...totals, gross: totals.gross + 1, tax: totals.tax + 1 } })
  expect(brokenRules(eInvoiceModel(spoilt))).toEqual(['BR-CO-14'])
  const anonymous = with_({ seller: { ...mixed.seller, vatId: '', contactPhone: '' } })
  expect(brokenRules(eInvoiceModel(anonymous))).toEqual(['BR-DE-16', 'BR-DE-6, 27'])
  expect(brokenRules(eInvoiceModel({ ...abroad, buyerVatId: null, delivery: mixed.delivery }))).toEqual([
    'BR-IC-02',
    'BR-IC-12',
  ])
})
