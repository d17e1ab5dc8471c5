import { berlinDay } from '../../../contract/platform/values.ts'
import { netOf } from '../../../contract/platform/money.ts'
import type { TotalsCents } from '../../../contract/totals.ts'
import { depositName, depositRateBp, itemCount } from '../../../contract/trade/deposits.ts'
import type { EInvoiceFormat } from '../../../contract/trade/e-invoice-formats.ts'
import { texts } from '../../../texts/texts.ts'
import type { LockedLine, LockedSubOrder } from '../fulfilment/lock-order.ts'
import { shareOf } from '../fulfilment/money/refund-amount.ts'
import type {
  CorrectedInvoice,
  DocumentContent,
  DocumentLine,
  DocumentSource,
  PaymentMeans,
  SellerParts,
  Version2,
} from './document-content.ts'
import { dayAfter, dayText } from './document-format.ts'

/**
 * By SKU, how many of the ordered pieces the buyer does not pay for before and after the document: an invoice lowers it, a
 * credit note raises it.
 */
export type Spans = ReadonlyMap<string, { before: number; after: number }>

type Issue = {
  type: DocumentContent['type']
  number: string
  orderNumber: string
  couponCode: string | null
  source: DocumentSource
  subOrder: LockedSubOrder
  spans: Spans
  totals: TotalsCents
  /** Lines in place of those that follow from the spans. */
  lines?: DocumentLine[]
  /** Invoices that a credit note corrects, the latest first. */
  corrects: CorrectedInvoice[]
  /** Its money has come already. */
  isPaid: boolean
  deliveredOn: string
  issuedAt: Date
}

export function contentOf(issue: Issue): DocumentContent {
  const { type, source, subOrder } = issue
  const {
    orderedAt,
    seller,
    invoiceEmail,
    eInvoiceFormat,
    leitwegId,
    costCentre,
    buyerGln,
    bankAccount,
    termsDays,
    weeeNumbers,
    ...copied
  } = source
  return {
    ...copied,
    type,
    number: issue.number,
    issuedOn: berlinDay(issue.issuedAt),
    orderedOn: berlinDay(orderedAt),
    deliveredOn: issue.deliveredOn,
    corrects: issue.corrects[0] ?? null,
    orderNumber: issue.orderNumber,
    subOrderNumber: subOrder.subOrderNumber,
    seller: sellerOf(seller, subOrder),
    couponCode: issue.totals.discount === 0 ? null : issue.couponCode,
    lines: issue.lines ?? linesOf(issue),
    totals: type === 'INVOICE' ? issue.totals : negated(issue.totals),
    exemption: issue.totals.taxCase === 'DOMESTIC' ? null : issue.totals.taxCase,
    ...version2Of(issue),
  }
}

function version2Of(issue: Issue): Version2 {
  const { type, source, subOrder, totals, isPaid, corrects } = issue
  const { language, termsDays } = source
  const t = texts(language).orders.documents
  const others = corrects.slice(1).map(({ number, issuedOn }) => t.correctsToo(number, dayText(issuedOn, language)))
  const { companyName } = sellerOf(source.seller, subOrder)
  return {
    version: 2,
    eInvoice: {
      email: source.invoiceEmail || source.billing.email,
      format: formatFor(source),
      leitwegId: source.leitwegId,
      costCentre: source.costCentre,
      gln: source.buyerGln,
    },
    paidCents: type === 'INVOICE' && isPaid ? totals.gross : 0,
    dueOn: type === 'INVOICE' && termsDays !== null ? dayAfter(berlinDay(issue.issuedAt), termsDays) : null,
    paymentMeans: meansOf(issue),
    // EN 16931 written as CII names one invoice as data.
    notes: [t.issuedFor(companyName), ...others],
  }
}

// On net terms each invoice is paid by itself, under its own number.
function meansOf({ source, orderNumber, number, corrects }: Issue): PaymentMeans {
  const { language, paymentMethod, bankAccount, termsDays } = source
  if (!bankAccount) return { code: '68', name: texts(language).checkout.replies.methods[paymentMethod].name }
  const reference = termsDays === null ? orderNumber : (corrects[0]?.number ?? number)
  return { code: '58', reference, iban: bankAccount.iban, accountHolder: bankAccount.accountHolder }
}

// Public bodies take nothing but XRechnung.
const formatFor = ({ eInvoiceFormat, leitwegId }: DocumentSource): EInvoiceFormat =>
  leitwegId && eInvoiceFormat !== 'XRECHNUNG_CII' ? 'XRECHNUNG_UBL' : (eInvoiceFormat ?? 'ZUGFERD')

export const sellerOf = (
  seller: DocumentSource['seller'],
  { storeName }: Pick<LockedSubOrder, 'storeName'>,
): DocumentContent['seller'] => ({
  ...sellerParts(seller),
  companyName: seller.companyName ?? storeName,
  address: seller.address ?? '',
  vatId: seller.vatId ?? '',
  registerNumber: seller.registerNumber ?? '',
  email: seller.email ?? '',
})

function sellerParts(seller: DocumentSource['seller']): Partial<SellerParts> {
  const {
    street,
    streetNumber,
    postalCode,
    cityName,
    taxNumber,
    registerCourt,
    managers,
    contactName,
    contactPhone,
    gln,
  } = seller
  const parts = {
    street,
    streetNumber,
    postalCode,
    cityName,
    taxNumber,
    registerCourt,
    managers,
    contactName,
    contactPhone,
    gln,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text))
}

function linesOf({ subOrder: { lines, totals }, spans, source }: Issue): DocumentLine[] {
  const { language, weeeNumbers } = source
  return lines.flatMap((line) => {
    const { before = 0, after = 0 } = spans.get(line.skuId) ?? {}
    if (before === after) return []
    const { skuId, deposits, setupFeeCents } = line
    const name = language === 'de' ? line.nameDe : line.nameEn
    const shared = { skuId, name, rateBp: line.taxRateBp }
    const row = (of: Pick<DocumentLine, 'kind' | 'quantity' | 'unitCents' | 'unitCode'>) => {
      return { ...shared, ...of, netCents: of.unitCents * of.quantity }
    }
    const setupOf = (count: number) => shareOf(setupFeeCents, count, line.quantity)
    const setup = setupOf(before) - setupOf(after)
    return [
      { ...shared, ...goodsOf(line, { before, after }), ...(weeeNumbers[skuId] && { weeeNumber: weeeNumbers[skuId] }) },
      ...(setup === 0
        ? []
        : [row({ kind: 'SETUP', unitCode: 'C62', quantity: Math.sign(setup), unitCents: Math.abs(setup) })]),
      ...deposits.flatMap((deposit) => {
        const count = itemCount(deposit, before) - itemCount(deposit, after)
        const lent = { kind: 'DEPOSIT', unitCode: 'H87', quantity: count, unitCents: deposit.cents } as const
        const rateBp = depositRateBp(deposit, line.taxRateBp, totals.taxCase)
        const named = { name: depositName(deposit, language), rateBp, depositCode: deposit.code }
        return count === 0 ? [] : [{ ...row(lent), ...named }]
      }),
    ]
  })
}

/** The goods of a line between two counts of pieces that are not paid for. */
function goodsOf(line: LockedLine, { before, after }: { before: number; after: number }) {
  const { supplierSku, gtin, unitPriceCents, priceUnit } = line
  return {
    kind: 'GOODS' as const,
    supplierSku,
    gtin,
    unitCode: line.unitCode ?? 'H87',
    quantity: before - after,
    unitCents: unitPriceCents,
    ...(priceUnit !== 1 && { priceUnit }),
    netCents: netOf(unitPriceCents, before, priceUnit) - netOf(unitPriceCents, after, priceUnit),
  }
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
