import type { Amount } from './money.ts'

export type EntryKind =
  | 'creation'
  | 'authorisation'
  | 'capture'
  | 'capture-settlement'
  | 'release'
  | 'refund'
  | 'refund-settlement'
  | 'refund-cancellation'
  | 'chargeback'
  | 'chargeback-reversal'
  | 'cancellation'
  | 'failure'
  | 'expiry'

/** The request that created the payment. */
export type Terms = {
  description: string
  amount: Amount
  redirectUrl: string
  cancelUrl: string | null
  webhookUrl: string | null
  /** Without one the buyer chooses on the page, among these if it is a list. */
  method: string | string[] | null
  captureMode: 'automatic' | 'manual'
  locale: string | null
  metadata: unknown
  lines: unknown[] | null
  billingAddress: Record<string, string> | null
  shippingAddress: Record<string, string> | null
}

/** The request that caused an entry: with the same key within the hour it gets the first answer again. */
export type Call = { key: string; method: string; path: string; bodyHash: string }

/** One line of the ledger. It never changes; the state of a payment follows from its entries. */
export type Entry = {
  number: number
  at: string
  kind: EntryKind
  paymentId: string
  /** What moves: null where no money does. */
  amount: Amount | null
  idempotencyKey: string | null
  /** What the shop sent along with this request, else with the payment. */
  metadata: unknown
  call?: Call
  terms?: Terms
  /** The method that the buyer paid with. */
  method?: string
  /** A capture, refund or chargeback, with its text. */
  partId?: string | undefined
  description?: string
  /** How a settlement ended. */
  hasSucceeded?: boolean
}

export type NewEntry = Omit<Entry, 'number' | 'at' | 'idempotencyKey'>
