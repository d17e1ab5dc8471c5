import type { differenceKinds } from '../../../contract/operator/payments.ts'

/** What our books and documents say of one checkout, in cents including tax. */
export type Books = {
  orderNumber: string
  hasOrder: boolean
  /** Null where it is not paid at a provider. */
  payment: { amountCents: number; capturedCents: number; refundedCents: number; chargedBackCents: number } | null
  /** Taken, from whomever, and paid back, by whichever way. */
  takenCents: number
  paidBackCents: number
  /** What the parts that were paid for amount to, less what was given back of them. */
  dueCents: number
  /** Refunds and captures on their way, for at most 30 days. */
  openRefundCents: number
  openCaptureCents: number
  /** What has left, less what was given back of it, and the invoices less the credit notes about it. */
  shippedCents: number
  documentedCents: number
}
/** What the provider says: captures and refunds that are final. */
export type Theirs = { capturedCents: number; refundedCents: number; chargedBackCents: number }

export type Difference = { kind: DifferenceKind; expectedCents: number; foundCents: number }
export type DifferenceKind = (typeof differenceKinds)[number]

/**
 * Where provider, books and documents of one checkout differ (promise I11). `theirs` is null where the
 * provider does not know the payment as ours.
 */
export function differencesOf(books: Books, theirs: Theirs | null): Difference[] {
  const { payment } = books
  const pairs: [DifferenceKind, number, number][] = [
    ...(payment && theirs ? comparePayment(books, payment, theirs) : []),
    ...(payment && !theirs
      ? [['UNKNOWN_PAYMENT', payment.amountCents, 0] satisfies [DifferenceKind, number, number]]
      : []),
    ['BOOKS', books.dueCents + books.openRefundCents - books.openCaptureCents, books.takenCents - books.paidBackCents],
    ['DOCUMENTS', books.shippedCents, books.documentedCents],
  ]
  return pairs
    .filter(([, expectedCents, foundCents]) => expectedCents !== foundCents)
    .map(([kind, expectedCents, foundCents]) => ({ kind, expectedCents, foundCents }))
}

function comparePayment(
  books: Books,
  ours: NonNullable<Books['payment']>,
  theirs: Theirs,
): [DifferenceKind, number, number][] {
  const isRecorded = ours.chargedBackCents === theirs.chargedBackCents
  return [
    ['PROVIDER_CAPTURES', ours.capturedCents, theirs.capturedCents],
    ['PROVIDER_REFUNDS', ours.refundedCents, theirs.refundedCents],
    // Money that a bank took back is a difference until an operator has dealt with it.
    isRecorded
      ? ['CHARGED_BACK', 0, theirs.chargedBackCents]
      : ['PROVIDER_CHARGEBACKS', ours.chargedBackCents, theirs.chargedBackCents],
    ...(books.hasOrder
      ? []
      : [
          ['NO_ORDER', books.openRefundCents, theirs.capturedCents - theirs.refundedCents] satisfies [
            DifferenceKind,
            number,
            number,
          ],
        ]),
  ]
}
