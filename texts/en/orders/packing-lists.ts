import { pieces, unitOf } from '../pieces.ts'

/** Pick lists and packing slips as PDF. */
export const ordersPackingLists = {
  titles: { PICK: 'Pick list', SLIPS: 'Packing slips', SLIPS_ONE: 'Packing slip' },
  fileNames: { PICK: 'pick-list', SLIPS: 'packing-slips' },
  orderCount: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  orderedOn: (day: string) => `Ordered on ${day}`,
  purchaseOrder: (number: string) => `Order number of the buyer: ${number}`,
  note: (text: string) => `Note: ${text}`,
  head: { article: 'Product', boxes: 'Cartons', pieces: 'Quantity' },
  perBox: (count: number, isPack?: boolean) =>
    count === 1 ? `single ${unitOf(isPack)}` : `${pieces(count, isPack)} a carton`,
  pieces,
  andPieces: (count: number, isPack?: boolean) => `+ ${pieces(count, isPack)}`,
  design: 'with an own design',
  deposits: 'Lent with it',
  returns: 'Goes back with it, as announced',
  returnLine: (count: number, name: string) => `${count} × ${name} · ______ counted`,
}
