import type { Invoice } from '@e-invoice-eu/core'
import { texts } from '../../texts/texts.ts'
import { inEuros, part, percent, vat } from '../orders/documents/e-invoice/e-invoice-amounts.ts'
import { buyerOf, sellerOf } from '../orders/documents/e-invoice/e-invoice-model.ts'
import { xmlText } from '../orders/documents/e-invoice/xml-text.ts'
import type { CommissionContent, InvoicePart } from './invoice-content.ts'
import { lastDayOf, linesOf, notesOf, type InvoiceLine } from './invoice-lines.ts'

type Model = Invoice['ubl:Invoice']

/** Tax of a German store's, or of nobody's but the store's own (§ 13b UStG), as EN 16931 names them (BT-151, 118, 121). */
const categoryOf = (rateBp: number) =>
  ({ 'cbc:ID': rateBp > 0 ? 'S' : 'AE', 'cbc:Percent': percent(rateBp), ...vat }) as const

/** The invoice in the terms of EN 16931. A credit note is written with positive amounts and type 381. */
export function invoiceModel(content: CommissionContent): Invoice {
  const { type, number, issuedOn, month, corrects, parts, language } = content
  const sign = type === 'INVOICE' ? 1 : -1
  const t = texts(language).commissionInvoices.documents
  const lines = linesOf(content)
  const gross = inEuros('cbc:TaxInclusiveAmount', sign * content.grossCents)
  return {
    'ubl:Invoice': {
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      'cbc:InvoiceTypeCode': type === 'INVOICE' ? '380' : '381',
      'cbc:Note': [xmlText(notesOf(content).join(' '))],
      'cbc:DocumentCurrencyCode': 'EUR',
      'cbc:BuyerReference': number,
      'cac:InvoicePeriod': { 'cbc:StartDate': `${month}-01`, 'cbc:EndDate': lastDayOf(month) },
      ...(corrects && {
        'cac:BillingReference': [
          { 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.issuedOn } },
        ],
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(content) },
      'cac:AccountingCustomerParty': { 'cac:Party': storeOf(content) },
      // Cleared between partners: it is withheld from payouts.
      'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': '97' }],
      'cac:PaymentTerms': { 'cbc:Note': xmlText(t.settled) },
      'cac:TaxTotal': [
        {
          ...inEuros('cbc:TaxAmount', sign * content.taxCents),
          'cac:TaxSubtotal': parts.map((one) => taxOfPart(one, { sign, reason: t.reverseCharge })) as never,
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...inEuros('cbc:LineExtensionAmount', sign * content.netCents),
        ...inEuros('cbc:TaxExclusiveAmount', sign * content.netCents),
        ...gross,
        ...inEuros('cbc:PrepaidAmount', sign * content.grossCents),
        ...inEuros('cbc:PayableAmount', 0),
      },
      'cac:InvoiceLine': lines.map((line, index) => lineOf(line, { sign, position: index + 1 })) as never,
    },
  }
}

/** With its number in the register, where it has one: who is abroad without a VAT id is known by it (BR-AE-2). */
function storeOf(content: CommissionContent): Model['cac:AccountingCustomerParty']['cac:Party'] {
  const party = buyerOf(content)
  const legal = { ...party['cac:PartyLegalEntity'], ...part('cbc:CompanyID', content.buyerRegister) }
  return { ...party, 'cac:PartyLegalEntity': legal }
}

const taxOfPart = (
  { rateBp, netCents, taxCents }: InvoicePart,
  { sign, reason }: { sign: number; reason: string },
) => ({
  ...inEuros('cbc:TaxableAmount', sign * netCents),
  ...inEuros('cbc:TaxAmount', sign * taxCents),
  'cac:TaxCategory': {
    ...categoryOf(rateBp),
    ...(rateBp === 0 && { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE', 'cbc:TaxExemptionReason': xmlText(reason) }),
  },
})

const lineOf = ({ name, cents, rateBp }: InvoiceLine, { sign, position }: { sign: number; position: number }) => ({
  'cbc:ID': String(position),
  'cbc:InvoicedQuantity': sign * cents < 0 ? '-1' : '1',
  'cbc:InvoicedQuantity@unitCode': 'C62',
  ...inEuros('cbc:LineExtensionAmount', sign * cents),
  'cac:Item': { 'cbc:Name': xmlText(name), 'cac:ClassifiedTaxCategory': categoryOf(rateBp) },
  // A price is never negative (BR-27).
  'cac:Price': {
    ...inEuros('cbc:PriceAmount', Math.abs(cents)),
    'cbc:BaseQuantity': '1',
    'cbc:BaseQuantity@unitCode': 'C62',
  },
})
