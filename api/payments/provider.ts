import type { BankTransfer, PaymentMethodCode } from '../../contract/checkout.ts'
import type * as z from 'zod/mini'

export type BankAccount = Pick<z.output<typeof BankTransfer>, 'iban' | 'bic' | 'accountHolder'>

/** What the buyer has to do after ordering. */
export type PaymentStart = { state: 'PENDING'; dueAt: Date; account: BankAccount }

export type PaymentProvider = {
  code: PaymentMethodCode
  /** Called inside the transaction that writes the order: it must not call anybody. */
  begin: (order: { now: Date }) => PaymentStart
}
