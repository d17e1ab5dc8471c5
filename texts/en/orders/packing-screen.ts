import { pieces, unitOf } from '../pieces.ts'

/** The supplier's page of what is to pack. */
export const packingScreen = {
  lead: (count: number) =>
    count === 1 ? 'What is still to pack of 1 order.' : `What is still to pack of ${count} orders.`,
  failed: 'The list could not be loaded',
  empty: 'Nothing is left to pack here.',
  toOrders: 'To the orders',
  pick: 'Pick list',
  slips: 'Packing slips',
  pickPdf: 'Pick list (PDF)',
  slipsPdf: 'Packing slips (PDF)',
  tooMany: (count: number) => `Pick list and packing slips for at most ${count}`,
  articles: 'By product',
  order: (number: string, company: string, city: string) => `${number} · ${company}, ${city}`,
  ticked: (count: number, all: number) => `${count} of ${all}`,
  perBox: (count: number, isPack?: boolean) =>
    count === 1 ? `single ${unitOf(isPack)}` : `${pieces(count, isPack)} a carton`,
  boxes: (count: number) => (count === 1 ? '1 carton' : `${count} cartons`),
  pieces,
  design: 'with an own design',
  purchaseOrder: (number: string) => `Buyer’s number ${number}`,
  open: 'Open the order',
}
