import type { Invoice } from '@e-invoice-eu/core'
import { texts } from '../../../../texts/texts.ts'
import { taxNote } from '../../../../texts/tax-note.ts'
import type { ContentVersion2, DocumentLine } from '../document-content.ts'
import { lineName } from '../document-format.ts'
import { xmlText } from './xml-text.ts'

type Model = Invoice['ubl:Invoice']
type Amounts = Model['cac:LegalMonetaryTotal']

const euros = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
/** Rates are per ten-thousand: '19', '10.7'. */
export const percent = (rateBp: number) => String(rateBp / 100)
export const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const

export const part = <Name extends string>(name: Name, text: string | null | undefined) =>
  (text && xmlText(text) ? { [name]: xmlText(text) } : {}) as { [key in Name]?: string }

/** Category (BT-151, 118) and code of the reason (BT-121) of what bears no tax; small businesses have no code. */
const exempt = {
  INTRA_COMMUNITY: { category: 'K', code: 'VATEX-EU-IC' },
  EXPORT: { category: 'G', code: 'VATEX-EU-G' },
  SMALL_BUSINESS: { category: 'E', code: null },
} as const

function categoryOf({ exemption }: ContentVersion2, rateBp: number) {
  const id = exemption ? exempt[exemption].category : rateBp === 0 ? 'Z' : 'S'
  return { 'cbc:ID': id, 'cbc:Percent': percent(rateBp), ...vat } as const
}

/** Lines, allowances and charges of each rate, taxes and sums: what BR-CO-10 to 17 compare. */
export function amountsOf(content: ContentVersion2) {
  const { lines, totals, paidCents } = content
  const sign = content.type === 'INVOICE' ? 1 : -1
  const reason = exemptionOf(content)
  const byRate = Map.groupBy(lines, ({ rateBp }) => rateBp)
  const rates = [...new Set([...byRate.keys(), ...totals.taxLines.map(({ rateBp }) => rateBp)])].toSorted(
    (a, b) => a - b,
  )
  const groups = rates.map((rateBp) => {
    const { base = 0, shipping = 0, amount = 0 } = totals.taxLines.find((line) => line.rateBp === rateBp) ?? {}
    const goods = (byRate.get(rateBp) ?? []).reduce((sum, { netCents }) => sum + netCents, 0)
    return {
      rateBp,
      base: sign * base,
      tax: sign * amount,
      charge: sign * shipping,
      allowance: sign * (goods + shipping - base),
    }
  })
  const t = texts(content.language).orders.documents
  const adjustments = groups.flatMap(({ rateBp, charge, allowance }) => [
    ...(allowance > 0
      ? [
          {
            ...adjustment(false, allowance),
            ...named('95', t.discount(content.couponCode ?? '')),
            ...taxed(content, rateBp),
          },
        ]
      : []),
    ...(charge > 0 ? [{ ...adjustment(true, charge), ...named('FC', t.shipping), ...taxed(content, rateBp) }] : []),
  ])
  const sumOf = (name: 'base' | 'charge' | 'allowance') => groups.reduce((sum, group) => sum + group[name], 0)
  const [net, gross] = [sumOf('base'), sign * totals.gross]
  const sums: Amounts = {
    ...inEuros('cbc:LineExtensionAmount', sign * lines.reduce((sum, { netCents }) => sum + netCents, 0)),
    ...inEuros('cbc:TaxExclusiveAmount', net),
    ...inEuros('cbc:TaxInclusiveAmount', gross),
    ...(sumOf('allowance') !== 0 && inEuros('cbc:AllowanceTotalAmount', sumOf('allowance'))),
    ...(sumOf('charge') !== 0 && inEuros('cbc:ChargeTotalAmount', sumOf('charge'))),
    ...(paidCents !== 0 && inEuros('cbc:PrepaidAmount', paidCents)),
    ...inEuros('cbc:PayableAmount', gross - paidCents),
  }
  const taxes = groups.map(({ rateBp, base, tax }) => ({
    ...inEuros('cbc:TaxableAmount', base),
    ...inEuros('cbc:TaxAmount', tax),
    'cac:TaxCategory': { ...categoryOf(content, rateBp), ...reason },
  }))
  return { lines: lines.map((line, index) => lineOf(content, line, index + 1)), adjustments, taxes, sums }
}

export const inEuros = <Name extends string>(name: Name, cents: number) =>
  ({ [name]: euros(cents), [`${name}@currencyID`]: 'EUR' }) as { [key in Name]: string } & {
    [key in `${Name}@currencyID`]: 'EUR'
  }

const adjustment = (isCharge: boolean, cents: number) =>
  ({ 'cbc:ChargeIndicator': isCharge ? 'true' : 'false', ...inEuros('cbc:Amount', cents) }) as const
const named = <Code extends string>(code: Code, reason: string) =>
  ({ 'cbc:AllowanceChargeReasonCode': code, 'cbc:AllowanceChargeReason': xmlText(reason) }) as const
const taxed = (content: ContentVersion2, rateBp: number) => ({ 'cac:TaxCategory': categoryOf(content, rateBp) })

/** Why there is no tax (BT-120, 121); nothing where there is. */
function exemptionOf({ exemption, language }: ContentVersion2) {
  if (!exemption) return {}
  const { code } = exempt[exemption]
  return {
    ...(code && { 'cbc:TaxExemptionReasonCode': code }),
    'cbc:TaxExemptionReason': xmlText(taxNote(exemption, language) ?? ''),
  } as const
}

const kindsOfItem = { GOODS: null, SETUP: 'Einrichtung', DEPOSIT: 'Pfand', REDUCTION: 'Preisnachlass' } as const

function lineOf(content: ContentVersion2, line: DocumentLine, position: number): Model['cac:InvoiceLine'][0] {
  const quantity = Math.abs(line.quantity)
  const unit = (line.unitCode ?? 'H87') as 'H87'
  const kind = kindsOfItem[line.kind]
  const title = lineName(line, content.language)
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': unit,
    ...inEuros('cbc:LineExtensionAmount', Math.abs(line.netCents)),
    'cac:Item': {
      'cbc:Name': xmlText(title) || line.skuId,
      ...(line.skuId && {
        'cac:SellersItemIdentification': { 'cbc:ID': xmlText(line.supplierSku ?? '') || line.skuId },
      }),
      ...(line.gtin && {
        'cac:StandardItemIdentification': { 'cbc:ID': line.gtin, 'cbc:ID@schemeID': '0160' } as const,
      }),
      'cac:ClassifiedTaxCategory': categoryOf(content, line.rateBp),
      ...(kind && { 'cac:AdditionalItemProperty': [{ 'cbc:Name': 'Art', 'cbc:Value': kind }] }),
      ...(line.weeeNumber && {
        'cac:AdditionalItemProperty': [{ 'cbc:Name': 'WEEE-Reg.-Nr.', 'cbc:Value': xmlText(line.weeeNumber) }],
      }),
    },
    'cac:Price': {
      ...inEuros('cbc:PriceAmount', line.unitCents),
      'cbc:BaseQuantity': String(line.priceUnit ?? 1),
      'cbc:BaseQuantity@unitCode': unit,
    },
  }
}
