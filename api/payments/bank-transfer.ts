import type { BankTransfer } from '../../contract/checkout.ts'
import type * as z from 'zod/mini'

type BankAccount = Pick<z.output<typeof BankTransfer>, 'iban' | 'bic' | 'accountHolder'>

/** DEMO: an account of nobody at a bank that does not exist (no bank code begins with 9), with valid check digits. */
export const bankAccount: BankAccount = {
  iban: 'DE37999999990123456789',
  bic: 'TRSNDEB1XXX',
  accountHolder: 'Tresen Marktplatz (Demo)',
}

/** Payment in advance: the order waits so long for the money with its number as reference. */
export const transferDueAt = (orderedAt: Date, hoursToPay: number) =>
  new Date(orderedAt.getTime() + hoursToPay * 60 * 60 * 1000)
