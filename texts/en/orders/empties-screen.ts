import { numberFormat } from '../../../contract/platform/formats.ts'

const number = numberFormat('en-GB')

/** Sentences of the pages of empties, on both sides; they come with them. */
export const emptiesScreen = {
  title: 'Empties',
  lead:
    'Bottles, crates, kegs and transport aids that you hold, by supplier. What you give back is counted by the supplier ' +
    'and credited to the order it came with; pallets, E2 boxes and roll containers are exchanged piece for piece.',
  failed: 'Your empties could not be loaded',
  empty: 'No empties yet',
  emptyText: 'As soon as goods with a returnable deposit have been delivered, they stand here.',
  toOrders: 'To your orders',
  item: 'Item',
  pieces: 'Pieces',
  amount: 'Deposit net',
  sum: 'Together',
  movements: 'Movements',
  movementsOf: (name: string) => `Movements with ${name}`,
  close: 'Close movements',
  date: 'Date',
  movement: 'Movement',
  order: 'Order',
  document: 'Document',
  csv: 'Save as CSV',
  csvOf: (name: string) => `Save as CSV: movements with ${name}`,
  csvFile: (name: string) => `Empties ${name}.csv`,
  statement: 'Statement of the month',
  statementPdf: 'Save as PDF',
  statementOf: (month: string, name: string) => `Save as PDF: statement ${month} with ${name}`,
  statementFile: (name: string, month: string) => `Empties ${name} ${month}.pdf`,
  announce: {
    title: 'Give empties to the driver',
    text: (store: string) =>
      `Enter what goes back with this delivery. ${store} sees it before the goods leave, and counts what comes.`,
    failed: 'Your empties could not be loaded',
    nothing: (store: string) => `You hold no empties and no transport aids of ${store}.`,
    piecesOf: (name: string) => `Pieces of ${name} that go back`,
    wholeNumber: (most: number) => `A whole number up to ${number.format(most)}, please.`,
    save: 'Announce',
    saved: 'Announced',
  },
  supplier: {
    lead: 'Who holds how many of your bottles, crates, kegs and transport aids. Open a company to book what came back.',
    failed: 'The accounts could not be loaded',
    empty: 'Nobody holds anything of yours yet',
    company: 'Company',
    held: 'Holds',
    none: 'nothing',
    count: (pieces: number, name: string) => `${pieces} × ${name}`,
    heldOf: (pieces: number, amount: string) => (pieces === 1 ? `1 piece · ${amount}` : `${pieces} pieces · ${amount}`),
    terms: 'Take back more than is on the account',
    termsOf: { REFUSE: 'Never', FIFTH: 'Up to a fifth more', ALLOW: 'Any number' },
    termsSaved: 'Saved',
    balance: 'On the account',
    returnedOf: (name: string) => `Pieces of ${name} that came back`,
    consequence:
      'A credit note is issued for each order they came with, the oldest first, and the deposit goes back to the buyer with its tax. ' +
      'Transport aids that are exchanged count piece for piece, without money.',
    book: 'Book what came back',
    booked: (pieces: number) => (pieces === 1 ? '1 piece booked' : `${pieces} pieces booked`),
    nothing: 'Enter how many came back.',
    correct: 'Correct a count',
    correctHint: 'A movement of its own, without money: minus where the buyer holds fewer. The buyer reads the reason.',
    change: 'More or fewer pieces',
    changeMissing: 'Enter a whole number, such as -2.',
    reason: 'Reason',
    reasonMissing: 'Say why.',
    corrected: 'Corrected',
  },
}
