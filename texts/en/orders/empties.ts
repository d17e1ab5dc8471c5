/** Sentences of the server about empties. */
export const ordersEmpties = {
  kinds: { DELIVERED: 'Delivered', RETURNED: 'Taken back', CORRECTED: 'Corrected' },
  aids: { EURO_PALLET: 'Euro pallet', E2_EXCHANGE: 'E2 box (exchange)', ROLL_CONTAINER: 'Roll container' },
  exchange: 'exchange',
  csvName: 'empties',
  csvHead: ['Date', 'Movement', 'Item', 'Pieces', 'Each', 'Deposit net', 'VAT %', 'Order', 'Document', 'Reason'],
  statement: {
    title: (month: string) => `Empties statement ${month}`,
    between: (store: string, company: string) =>
      `Deposit bottles, crates, kegs and transport aids of ${store} with ${company}`,
    head: {
      item: 'Item',
      opening: 'Opening',
      delivered: 'Delivered',
      returned: 'Returned',
      corrected: 'Corrected',
      closing: 'Closing',
      amount: 'Deposit net',
    },
    openingSum: 'Deposit at the beginning of the month, net',
    closingSum: 'Deposit at the end of the month, net',
    movementHead: {
      day: 'Date',
      kind: 'Movement',
      name: 'Item',
      reference: 'Document or reason',
      pieces: 'Pieces',
      amount: 'Deposit net',
    },
    note: 'Amounts are deposit without VAT. This statement is no invoice: deposit is invoiced and credited by the documents named here.',
    fileName: (store: string, month: string) => `empties-${store}-${month}.pdf`,
    subject: (title: string, store: string) => `${title}: ${store}`,
    attached: (store: string) =>
      `attached is what you hold of ${store} in bottles, crates and kegs: at the beginning of the month, what came and went, and what is left.`,
    button: 'See empties',
  },
}
