import type { PaymentProvider } from './provider.ts'

/** DEMO: an account of nobody at a bank that does not exist (no bank code begins with 9), with valid check digits. */
const account = { iban: 'DE37999999990123456789', bic: 'TRSNDEB1XXX', accountHolder: 'Tresen Marktplatz (Demo)' }

const daysToPay = 10

/** Payment in advance: the order waits until the money with its number as reference has come in. */
export const bankTransfer: PaymentProvider = {
  code: 'BANK_TRANSFER',
  begin: ({ now }) => ({ state: 'PENDING', dueAt: daysLater(now, daysToPay), account }),
}

const daysLater = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
