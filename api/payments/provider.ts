import type { ProviderMethod } from '../../contract/payment-methods.ts'
import type { OrderAddress } from '../orders/new-order.ts'

/** What a provider takes money for. Stored as JSON, so that every try requests exactly the same. */
export type PaymentRequest = {
  /** The checkout's id, which is also the provider's idempotency key. */
  checkoutId: string
  method: ProviderMethod
  amountCents: number
  /** Shown to the buyer at the provider. */
  orderNumber: string
  language: 'de' | 'en'
  /** Where the provider sends the buyer afterwards. */
  returnUrl: string
  /** Where the provider reports a change; null where it cannot reach us. */
  webhookUrl: string | null
  billing: OrderAddress
  delivery: OrderAddress
  /** Cents including tax; they add up to `amountCents`. */
  parts: { name: string; rateBp: number; grossCents: number; taxCents: number }[]
}

/** OPEN: the buyer can still pay. AUTHORIZED: the money is promised and can be captured. */
export type PaymentState = 'OPEN' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED'

/** The status of a payment, as the provider says it. */
export type ProviderPayment = {
  id: string
  state: PaymentState
  amountCents: number
  currency: string
  checkoutId: string | null
  /** Where the buyer pays, while it is OPEN. */
  redirectUrl: string | null
  capturedCents: number
  refundedCents: number
  /** What the buyer's bank has taken back and not returned. */
  chargedBackCents: number
  /** Until when what is AUTHORIZED can be captured; null where the provider names no day. */
  captureBefore: Date | null
}

/** Money that the buyer's bank has taken back; `reversedAt` once it was returned. */
export type Chargeback = {
  id: string
  paymentId: string
  amountCents: number
  currency: string
  createdAt: Date
  reversedAt: Date | null
}

/** Money to capture or to send back; `key` is the idempotency key. */
export type Move = { key: string; paymentId: string; amountCents: number; description: string }

/** A capture or refund, as the provider says it: only DONE and REFUSED are final. */
export type Part = {
  id: string
  /** The key it was requested with; null where it was made elsewhere. */
  key: string | null
  amountCents: number
  state: 'PENDING' | 'DONE' | 'REFUSED'
  /** The provider's name for the state. */
  status: string
}
export type PartKind = 'CAPTURE' | 'REFUND'

/**
 * Takes money elsewhere. Every call ends within its limit; it throws ProviderRefusal where the provider said no, and
 * anything else where nobody knows what happened: then the same call is made again.
 */
export type PaymentProvider = {
  name: string
  create(request: PaymentRequest): Promise<ProviderPayment>
  /** Null where the provider does not know the id. */
  fetch(paymentId: string): Promise<ProviderPayment | null>
  /** Ends an OPEN payment, where the method allows it; a refusal means that it stays as it is. */
  cancel(paymentId: string): Promise<void>
  capture(move: Move): Promise<Part>
  refund(move: Move): Promise<Part>
  /** Null where the provider does not know it. */
  part(kind: PartKind, part: { paymentId: string; id: string }): Promise<Part | null>
  /** All that were made: also where a provider has dropped the idempotency key, which it does within the hour. */
  parts(kind: PartKind, paymentId: string): Promise<Part[]>
  /** Every one there ever was, reversed or not. */
  chargebacks(paymentId: string): Promise<Chargeback[]>
  /** Lets go what was authorised and not captured. */
  release(move: Pick<Move, 'key' | 'paymentId'>): Promise<void>
}

/** The provider understood and said no: nothing has happened, and asking again would not help. */
export class ProviderRefusal extends Error {}
