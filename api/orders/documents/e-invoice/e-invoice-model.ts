import type { Invoice } from '@e-invoice-eu/core'
import { countryOf } from '../../../../contract/platform/countries.ts'
import type { OrderAddress } from '../../new-order.ts'
import type { ContentVersion2 } from '../document-content.ts'
import { paymentNote, registerNote } from '../document-notes.ts'
import { amountsOf, inEuros, part, vat } from './e-invoice-amounts.ts'
import { xmlText } from './xml-text.ts'

type Model = Invoice['ubl:Invoice']

/**
 * A document in the terms of EN 16931, as `@e-invoice-eu/core` writes it in either syntax. All that it says comes from the
 * content: the same content is the same model. A credit note is written with positive amounts and type 381.
 */
export function eInvoiceModel(content: ContentVersion2): Invoice {
  const { type, eInvoice, totals } = content
  const isInvoice = type === 'INVOICE'
  const { lines, adjustments, taxes, sums } = amountsOf(content)
  return {
    'ubl:Invoice': {
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': content.number,
      'cbc:IssueDate': content.issuedOn,
      ...(isInvoice && content.dueOn && { 'cbc:DueDate': content.dueOn }),
      'cbc:InvoiceTypeCode': isInvoice ? '380' : '381',
      'cbc:Note': [xmlText([...content.notes, registerNote(content)].join(' '))],
      'cbc:DocumentCurrencyCode': 'EUR',
      ...part('cbc:AccountingCost', eInvoice.costCentre),
      'cbc:BuyerReference': xmlText(eInvoice.leitwegId ?? content.buyerReference ?? content.subOrderNumber),
      'cac:OrderReference': {
        'cbc:ID': xmlText(content.purchaseOrderNumber ?? '') || 'NA',
        'cbc:SalesOrderID': content.subOrderNumber,
      },
      ...(content.corrects && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': content.corrects.number,
              'cbc:IssueDate': content.corrects.issuedOn,
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(content) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(content) },
      ...payeeOf(content),
      'cac:Delivery': {
        'cbc:ActualDeliveryDate': content.deliveredOn,
        'cac:DeliveryLocation': { 'cac:Address': addressOf(content.delivery) },
        'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': nameOf(content.delivery) } },
      },
      'cac:PaymentMeans': [meansOf(content)],
      'cac:PaymentTerms': { 'cbc:Note': xmlText(paymentNote(content)) },
      ...(adjustments.length > 0 && { 'cac:AllowanceCharge': adjustments }),
      'cac:TaxTotal': [
        {
          ...inEuros('cbc:TaxAmount', isInvoice ? totals.tax : -totals.tax),
          'cac:TaxSubtotal': taxes as Model['cac:TaxTotal'][0]['cac:TaxSubtotal'],
        },
      ],
      'cac:LegalMonetaryTotal': sums,
      'cac:InvoiceLine': lines as Model['cac:InvoiceLine'],
    },
  }
}

export function sellerOf({
  seller,
}: Pick<ContentVersion2, 'seller'>): Model['cac:AccountingSupplierParty']['cac:Party'] {
  const taxes = [
    ...(seller.vatId ? [{ 'cbc:CompanyID': seller.vatId, ...vat }] : []),
    ...(seller.taxNumber ? [{ 'cbc:CompanyID': xmlText(seller.taxNumber), 'cac:TaxScheme': { 'cbc:ID': 'FC' } }] : []),
  ]
  return {
    'cbc:EndpointID': seller.email,
    'cbc:EndpointID@schemeID': 'EM',
    ...(seller.gln && { 'cac:PartyIdentification': [{ 'cbc:ID': seller.gln, 'cbc:ID@schemeID': '0088' }] }),
    'cac:PartyName': { 'cbc:Name': xmlText(seller.companyName) },
    'cac:PostalAddress': {
      ...part('cbc:StreetName', `${seller.street ?? seller.address} ${seller.streetNumber ?? ''}`),
      ...part('cbc:CityName', seller.cityName),
      ...part('cbc:PostalZone', seller.postalCode),
      'cac:Country': { 'cbc:IdentificationCode': 'DE' },
    },
    'cac:PartyTaxScheme': taxes as [],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': xmlText(seller.companyName),
      ...part('cbc:CompanyID', seller.registerNumber),
    },
    'cac:Contact': {
      'cbc:Name': xmlText(seller.contactName ?? seller.companyName),
      ...part('cbc:Telephone', seller.contactPhone),
      'cbc:ElectronicMail': seller.email,
    },
  }
}

type InvoicedBuyer = Pick<ContentVersion2, 'billing' | 'buyerVatId'> & {
  eInvoice: Pick<ContentVersion2['eInvoice'], 'email' | 'gln'>
}

export function buyerOf({
  billing,
  buyerVatId,
  eInvoice,
}: InvoicedBuyer): Model['cac:AccountingCustomerParty']['cac:Party'] {
  const vatId = buyerVatId?.replaceAll(/[^A-Z0-9]/gi, '')
  return {
    'cbc:EndpointID': eInvoice.email,
    'cbc:EndpointID@schemeID': 'EM',
    ...(eInvoice.gln && { 'cac:PartyIdentification': { 'cbc:ID': eInvoice.gln, 'cbc:ID@schemeID': '0088' } }),
    'cac:PostalAddress': addressOf(billing),
    ...(vatId && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId, ...vat } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': nameOf(billing) },
    'cac:Contact': {
      ...part('cbc:Name', `${billing.firstName} ${billing.lastName}`),
      ...part('cbc:Telephone', billing.phoneNumber),
      'cbc:ElectronicMail': eInvoice.email,
    },
  }
}

const nameOf = ({ companyName, firstName, lastName }: OrderAddress) =>
  xmlText(companyName) || xmlText(`${firstName} ${lastName}`) || 'NA'

const addressOf = (address: OrderAddress) => ({
  ...part('cbc:StreetName', `${address.street} ${address.streetNumber}`),
  ...part('cbc:CityName', address.cityName),
  ...part('cbc:PostalZone', address.postalCode),
  'cac:Country': { 'cbc:IdentificationCode': countryOf(address.countryId)?.isoCode ?? 'DE' } as Country,
})
type Country = Model['cac:AccountingCustomerParty']['cac:Party']['cac:PostalAddress']['cac:Country']

// The marketplace collects; who gets the money is named where it is not the seller (BR-17).
function payeeOf({ paymentMeans, seller }: ContentVersion2): Pick<Model, 'cac:PayeeParty'> {
  if (paymentMeans.code !== '58' || paymentMeans.accountHolder === seller.companyName) return {}
  return { 'cac:PayeeParty': { 'cac:PartyName': { 'cbc:Name': xmlText(paymentMeans.accountHolder) } } }
}

function meansOf({ paymentMeans: means }: ContentVersion2): NonNullable<Model['cac:PaymentMeans']>[0] {
  if (means.code === '68') return { 'cbc:PaymentMeansCode': '68', 'cbc:PaymentMeansCode@name': xmlText(means.name) }
  return {
    'cbc:PaymentMeansCode': '58',
    'cbc:PaymentID': means.reference,
    'cac:PayeeFinancialAccount': { 'cbc:ID': means.iban, 'cbc:Name': xmlText(means.accountHolder) },
  }
}
