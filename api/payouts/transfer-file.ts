import anyAscii from 'any-ascii'
import SEPA from 'sepa'
import type { BankAccount } from '../platform/deps.ts'

export type Transfer = { number: string; holder: string; iban: string; amountCents: number }
export type TransferOrder = {
  id: string
  at: Date
  debtor: BankAccount
  transfers: Transfer[]
}

/** The bank's order, ISO 20022 pain.001.001.09; each transfer bears the number of its payout from end to end. */
export function transferFile({ id, at, debtor, transfers }: TransferOrder): string {
  const document = new SEPA.Document('pain.001.001.09')
  document.grpHdr.id = id
  document.grpHdr.created = at
  document.grpHdr.initiatorName = sepaText(debtor.accountHolder)
  const info = document.createPaymentInfo()
  info.requestedExecutionDate = at
  info.debtorIBAN = debtor.iban
  info.debtorBIC = debtor.bic
  info.debtorName = sepaText(debtor.accountHolder)
  info.batchBooking = false
  document.addPaymentInfo(info)
  for (const { number, holder, iban, amountCents } of transfers) {
    const transaction = info.createTransaction()
    transaction.creditorName = sepaText(holder)
    transaction.creditorIBAN = iban
    transaction.amount = amountCents / 100
    transaction.remittanceInfo = `Auszahlung ${number}`
    transaction.end2endId = number
    info.addTransaction(transaction)
  }
  return document.toString()
}

// What every bank of the area takes (EPC217-08, section 6.2): Latin letters without marks, digits and a few signs, 70 of them.
const sepaText = (text: string) =>
  anyAscii(text)
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 70)
