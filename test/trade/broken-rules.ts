import type { Invoice } from '@e-invoice-eu/core'

type Model = Invoice['ubl:Invoice']
type Rule = [name: string, holds: boolean]

const cents = (amount: string | undefined) => {
  if (amount === undefined) return 0
  const [, sign, whole, part] = /^(-?)(\d+)\.(\d{2})$/.exec(amount) ?? []
  if (part === undefined) throw new Error(`BR-DEC: ${amount} has not two decimals`)
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part))
}
const sum = (amounts: number[]) => amounts.reduce((held, amount) => held + amount, 0)
const countries = /^(AT|BE|BG|HR|CY|CZ|DK|EE|FI|FR|DE|GR|EL|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE|CH)/

/**
 * What of EN 16931 and XRechnung 3.0 a document breaks, worked out by hand from the text of the rules; the official validator
 * has the last word (docs/e-invoice.md). `roundingCents` is what taxes may differ where a document is a share of a sum.
 */
export function brokenRules({ 'ubl:Invoice': model }: Invoice, roundingCents = 0): string[] {
  const rules = [...sums(model), ...taxes(model, roundingCents), ...lines(model), ...parties(model), ...payment(model)]
  return [...rules.filter(([, holds]) => !holds).map(([name]) => name), ...empties(model, 'Invoice')]
}

function sums(model: Model): Rule[] {
  const totals = model['cac:LegalMonetaryTotal']
  const adjustments = model['cac:AllowanceCharge'] ?? []
  const of = (kind: 'true' | 'false') =>
    sum(adjustments.filter((one) => one['cbc:ChargeIndicator'] === kind).map((one) => cents(one['cbc:Amount'])))
  const net = cents(totals['cbc:LineExtensionAmount'])
  const [allowances, charges] = [cents(totals['cbc:AllowanceTotalAmount']), cents(totals['cbc:ChargeTotalAmount'])]
  const [exclusive, inclusive] = [cents(totals['cbc:TaxExclusiveAmount']), cents(totals['cbc:TaxInclusiveAmount'])]
  const tax = model['cac:TaxTotal'][0]
  return [
    ['BR-CO-10', net === sum(model['cac:InvoiceLine'].map((line) => cents(line['cbc:LineExtensionAmount'])))],
    ['BR-CO-11', allowances === of('false')],
    ['BR-CO-12', charges === of('true')],
    ['BR-CO-13', exclusive === net - allowances + charges],
    [
      'BR-CO-14',
      cents(tax['cbc:TaxAmount']) === sum(tax['cac:TaxSubtotal']!.map((one) => cents(one['cbc:TaxAmount']))),
    ],
    ['BR-CO-15', inclusive === exclusive + cents(tax['cbc:TaxAmount'])],
    ['BR-CO-16', cents(totals['cbc:PayableAmount']) === inclusive - cents(totals['cbc:PrepaidAmount'])],
    [
      'BR-32/37 and amounts above 0',
      adjustments.every((one) => cents(one['cbc:Amount']) > 0 && one['cac:TaxCategory'] !== undefined),
    ],
    ['BR-33/38', adjustments.every((one) => Boolean(one['cbc:AllowanceChargeReason']))],
  ]
}

function taxes(model: Model, roundingCents: number): Rule[] {
  const groups = model['cac:TaxTotal'][0]['cac:TaxSubtotal']!
  const key = (category: { 'cbc:ID': string; 'cbc:Percent'?: string }) =>
    `${category['cbc:ID']} ${category['cbc:Percent']}`
  const used = new Set([
    ...model['cac:InvoiceLine'].map((line) => key(line['cac:Item']['cac:ClassifiedTaxCategory'])),
    ...(model['cac:AllowanceCharge'] ?? []).map((one) => key(one['cac:TaxCategory'] as never)),
  ])
  const baseOf = (name: string) =>
    sum(
      model['cac:InvoiceLine']
        .filter((line) => key(line['cac:Item']['cac:ClassifiedTaxCategory']) === name)
        .map((line) => cents(line['cbc:LineExtensionAmount'])),
    ) +
    sum(
      (model['cac:AllowanceCharge'] ?? [])
        .filter((one) => key(one['cac:TaxCategory'] as never) === name)
        .map((one) => (one['cbc:ChargeIndicator'] === 'true' ? 1 : -1) * cents(one['cbc:Amount'])),
    )
  const seller = model['cac:AccountingSupplierParty']['cac:Party']['cac:PartyTaxScheme'] ?? []
  const hasVatId = seller.some((one) => one?.['cac:TaxScheme']['cbc:ID'] === 'VAT')
  const delivery = model['cac:Delivery']
  const ids = new Set(groups.map((one) => one['cac:TaxCategory']['cbc:ID'] as string))
  return [
    [
      'BR-CO-18',
      groups.length > 0 && [...used].every((name) => groups.some((one) => key(one['cac:TaxCategory']) === name)),
    ],
    [
      'one group for each category and rate',
      new Set(groups.map((one) => key(one['cac:TaxCategory']))).size === groups.length,
    ],
    [
      'BR-S-08, BR-IC-08, BR-G-08',
      groups.every((one) => cents(one['cbc:TaxableAmount']) === baseOf(key(one['cac:TaxCategory']))),
    ],
    [
      'BR-CO-17',
      groups.every((one) => {
        const exact = Math.floor(
          (cents(one['cbc:TaxableAmount']) * Number(one['cac:TaxCategory']['cbc:Percent']) * 100 + 5000) / 10_000,
        )
        return Math.abs(cents(one['cbc:TaxAmount']) - exact) <= roundingCents
      }),
    ],
    [
      'BR-S-05, BR-IC-05, BR-G-05',
      groups.every(
        (one) => (one['cac:TaxCategory']['cbc:ID'] === 'S') === Number(one['cac:TaxCategory']['cbc:Percent']) > 0,
      ),
    ],
    [
      'BR-S-10, BR-Z-10, BR-IC-10, BR-G-10',
      groups.every(
        (one) =>
          ['S', 'Z'].includes(one['cac:TaxCategory']['cbc:ID']) !==
          Boolean(one['cac:TaxCategory']['cbc:TaxExemptionReason']),
      ),
    ],
    [
      'BR-IC-02',
      !ids.has('K') || (hasVatId && Boolean(model['cac:AccountingCustomerParty']['cac:Party']['cac:PartyTaxScheme'])),
    ],
    ['BR-G-02', !ids.has('G') || hasVatId],
    ['BR-IC-11', !ids.has('K') || Boolean(delivery?.['cbc:ActualDeliveryDate'])],
    [
      'BR-IC-12',
      !ids.has('K') ||
        ((delivery?.['cac:DeliveryLocation']?.['cac:Address']?.['cac:Country']['cbc:IdentificationCode'] ??
          'DE') as string) !== 'DE',
    ],
    ['BR-DE-16', seller.length > 0],
    [
      'BR-CO-09',
      [...seller, model['cac:AccountingCustomerParty']['cac:Party']['cac:PartyTaxScheme']].every(
        (one) => !one || one['cac:TaxScheme']['cbc:ID'] !== 'VAT' || countries.test(one['cbc:CompanyID']),
      ),
    ],
  ]
}

function lines(model: Model): Rule[] {
  return model['cac:InvoiceLine'].flatMap((line): Rule[] => {
    const [price, quantity] = [cents(line['cac:Price']['cbc:PriceAmount']), Number(line['cbc:InvoicedQuantity'])]
    const base = Number(line['cac:Price']['cbc:BaseQuantity'])
    const exact = (price * quantity) / base
    const name = line['cac:Item']['cbc:Name']
    return [
      [`BR-27 ${name}`, price >= 0],
      // Of whole cases to the cent; parts of one round.
      [
        `PEPPOL-EN16931-R120 ${name}`,
        Math.abs(exact - cents(line['cbc:LineExtensionAmount'])) < (quantity % base === 0 ? 0.001 : 1),
      ],
      [`PEPPOL-EN16931-R121 ${name}`, base > 0],
      [
        `PEPPOL-EN16931-R130 ${name}`,
        line['cac:Price']['cbc:BaseQuantity@unitCode'] === line['cbc:InvoicedQuantity@unitCode'],
      ],
      [`BR-25 ${name}`, name.length > 0],
    ]
  })
}

function parties(model: Model): Rule[] {
  const seller = model['cac:AccountingSupplierParty']['cac:Party']
  const buyer = model['cac:AccountingCustomerParty']['cac:Party']
  const place = model['cac:Delivery']?.['cac:DeliveryLocation']?.['cac:Address']
  const contact = seller['cac:Contact']
  const note = model['cbc:InvoiceTypeCode'] === '381'
  return [
    ['BR-DE-2, 5', Boolean(contact?.['cbc:Name'])],
    ['BR-DE-6, 27', (contact?.['cbc:Telephone']?.match(/\d/g) ?? []).length >= 3],
    ['BR-DE-7, 28', /^[^\s@.][^\s@]*@[^\s@]+[^\s@.]$/.test(contact?.['cbc:ElectronicMail'] ?? '')],
    [
      'BR-DE-3, 4',
      Boolean(seller['cac:PostalAddress']['cbc:CityName'] && seller['cac:PostalAddress']['cbc:PostalZone']),
    ],
    ['BR-DE-8, 9', Boolean(buyer['cac:PostalAddress']['cbc:CityName'] && buyer['cac:PostalAddress']['cbc:PostalZone'])],
    ['BR-DE-10, 11', Boolean(place?.['cbc:CityName'] && place['cbc:PostalZone'])],
    ['PEPPOL-EN16931-R010, R020', Boolean(seller['cbc:EndpointID'] && buyer['cbc:EndpointID'])],
    ['BR-DE-15', Boolean(model['cbc:BuyerReference'])],
    ['BR-DE-17', ['380', '381'].includes(model['cbc:InvoiceTypeCode'])],
    [
      'BR-55 and a reference in each 381',
      note === Boolean(model['cac:BillingReference']?.[0]?.['cac:InvoiceDocumentReference']['cbc:ID']),
    ],
    ['PEPPOL-EN16931-R001', model['cbc:ProfileID'] === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
  ]
}

function payment(model: Model): Rule[] {
  const means = model['cac:PaymentMeans'] ?? []
  const isDue = cents(model['cac:LegalMonetaryTotal']['cbc:PayableAmount']) > 0
  return [
    ['BR-DE-1', means.length === 1],
    [
      'BR-DE-23, BR-61',
      means.every(
        (one) => (one['cbc:PaymentMeansCode'] === '58') === Boolean(one['cac:PayeeFinancialAccount']?.['cbc:ID']),
      ),
    ],
    ['BR-CO-25', !isDue || Boolean(model['cbc:DueDate'] ?? model['cac:PaymentTerms']?.['cbc:Note'])],
  ]
}

/** PEPPOL-EN16931-R008: what is there says something; and it is text that XML can hold. */
function empties(value: unknown, at: string): string[] {
  if (typeof value === 'string') {
    const isRight =
      value.trim() !== '' &&
      value === value.trim() &&
      /^[\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(value)
    return isRight ? [] : [`R008 ${at}`]
  }
  if (value === null || value === undefined) return [`R008 ${at}`]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => empties(inner, `${at}/${name}`))
}
