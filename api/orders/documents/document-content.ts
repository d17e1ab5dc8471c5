import type { PaymentMethodCode } from '../../../contract/payment-methods.ts'
import type { TaxCase, TotalsCents } from '../../../contract/totals.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { LockedSubOrder } from '../fulfilment/lock-order.ts'
import { shareOf } from '../fulfilment/money/refund-amount.ts'
import type { OrderAddress } from '../new-order.ts'

/** What § 14 (4) UStG asks for, copied from the order. Money is cents and negative in a credit note. Never changed. */
export type DocumentContent = {
  type: 'INVOICE' | 'CREDIT_NOTE'
  language: Language
  number: string
  /** Days in Germany, 'YYYY-MM-DD'. */
  issuedOn: string
  orderedOn: string
  /** Of the first parcel: the time of the supply. */
  deliveredOn: string
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null
  orderNumber: string
  subOrderNumber: string
  seller: { companyName: string; address: string; vatId: string; registerNumber: string; email: string }
  billing: OrderAddress
  delivery: OrderAddress
  buyerVatId: string | null
  buyerReference: string | null
  purchaseOrderNumber: string | null
  paymentMethod: PaymentMethodCode
  couponCode: string | null
  lines: DocumentLine[]
  totals: TotalsCents
  /** Why no tax is charged. */
  exemption: Exclude<TaxCase, 'DOMESTIC'> | null
}
/** `kind` GOODS, SETUP (of a design) or DEPOSIT; the unit is one piece. */
export type DocumentLine = {
  kind: 'GOODS' | 'SETUP' | 'DEPOSIT'
  skuId: string
  name: string
  quantity: number
  unitCents: number
  netCents: number
  rateBp: number
}

/** Of the order, as it was placed. */
export type DocumentSource = {
  seller: Partial<DocumentContent['seller']>
  billing: OrderAddress
  delivery: OrderAddress
  buyerVatId: string | null
  buyerReference: string | null
  purchaseOrderNumber: string | null
  paymentMethod: PaymentMethodCode
  language: Language
  orderedAt: Date
}

type Issue = {
  type: DocumentContent['type']
  number: string
  orderNumber: string
  couponCode: string | null
  source: DocumentSource
  subOrder: LockedSubOrder
  /** By SKU, of a credit note; null for all of the sub-order. */
  quantities: Map<string, number> | null
  totals: TotalsCents
  corrects: DocumentContent['corrects']
  deliveredAt: Date
  issuedAt: Date
}

export function contentOf(issue: Issue): DocumentContent {
  const { type, source, subOrder, quantities } = issue
  const { orderedAt, seller, ...copied } = source
  const sign = type === 'INVOICE' ? 1 : -1
  return {
    ...copied,
    type,
    number: issue.number,
    issuedOn: berlinDay(issue.issuedAt),
    orderedOn: berlinDay(orderedAt),
    deliveredOn: berlinDay(issue.deliveredAt),
    corrects: issue.corrects,
    orderNumber: issue.orderNumber,
    subOrderNumber: subOrder.subOrderNumber,
    seller: sellerOf(seller, subOrder),
    couponCode: issue.totals.discount === 0 ? null : issue.couponCode,
    lines: linesOf(subOrder, { quantities, sign, language: source.language }),
    totals: sign === 1 ? issue.totals : negated(issue.totals),
    exemption: issue.totals.taxCase === 'DOMESTIC' ? null : issue.totals.taxCase,
  }
}

export const sellerOf = (
  seller: DocumentSource['seller'],
  { storeName }: Pick<LockedSubOrder, 'storeName'>,
): DocumentContent['seller'] => ({
  companyName: seller.companyName ?? storeName,
  address: seller.address ?? '',
  vatId: seller.vatId ?? '',
  registerNumber: seller.registerNumber ?? '',
  email: seller.email ?? '',
})

type Reading = { quantities: Issue['quantities']; sign: 1 | -1; language: Language }

function linesOf({ lines }: LockedSubOrder, { quantities, sign, language }: Reading): DocumentLine[] {
  return lines.flatMap((line) => {
    const quantity = sign * (quantities ? (quantities.get(line.skuId) ?? 0) : line.quantity)
    if (quantity === 0) return []
    const { skuId, unitPriceCents, depositCents, setupFeeCents } = line
    const name = language === 'de' ? line.nameDe : line.nameEn
    const shared = { skuId, name, rateBp: line.taxRateBp }
    const row = (kind: DocumentLine['kind'], count: number, unitCents: number) => ({
      ...shared,
      kind,
      quantity: count,
      unitCents,
      netCents: unitCents * count,
    })
    const setupOf = (count: number) => shareOf(setupFeeCents, count, line.quantity)
    const before = line.cancelledQuantity + line.returnedQuantity
    const setup = quantities ? sign * (setupOf(before + Math.abs(quantity)) - setupOf(before)) : setupFeeCents
    return [
      row('GOODS', quantity, unitPriceCents),
      ...(setup === 0 ? [] : [row('SETUP', sign, Math.abs(setup))]),
      ...(depositCents === 0 ? [] : [row('DEPOSIT', quantity, depositCents)]),
    ]
  })
}

function negated(totals: TotalsCents): TotalsCents {
  const { net, discount, deposit, shipping, tax, gross } = totals
  const minus = (cents: number) => (cents === 0 ? 0 : -cents)
  return {
    net: minus(net),
    discount: minus(discount),
    deposit: minus(deposit),
    shipping: minus(shipping),
    tax: minus(tax),
    taxLines: totals.taxLines.map((line) => ({
      rateBp: line.rateBp,
      base: minus(line.base),
      shipping: minus(line.shipping),
      amount: minus(line.amount),
    })),
    taxCase: totals.taxCase,
    gross: minus(gross),
  }
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' })
export const berlinDay = (at: Date) => day.format(at)
