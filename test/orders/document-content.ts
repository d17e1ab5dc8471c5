import type { DocumentContent, DocumentLine } from '../../api/orders/documents/document-content.ts'

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

export const documentLine = (position: number, values: Partial<DocumentLine> = {}): DocumentLine => ({
  kind: 'GOODS',
  skuId: String(100_000 + position),
  name: `Ware Nummer ${position}`,
  quantity: 12,
  unitCents: 420,
  netCents: 5040,
  rateBp: 700,
  ...values,
})

/** What an invoice of one line says. */
export const documentContent = (values: Partial<DocumentContent> = {}): DocumentContent => ({
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
  lines: [documentLine(1)],
  totals: { net: 5040, discount: 0, deposit: 0, shipping: 0, tax: 353, taxLines: [{ rateBp: 700, base: 5040, shipping: 0, amount: 353 }], taxCase: 'DOMESTIC', gross: 5393 }, // prettier-ignore
  exemption: null,
  ...values,
})
