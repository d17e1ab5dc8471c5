/** Sentences of the server about empties. */
export const ordersEmpties = {
  kinds: { DELIVERED: 'Delivered', RETURNED: 'Taken back', CORRECTED: 'Corrected' },
  csvName: 'empties',
  csvHead: ['Date', 'Movement', 'Item', 'Pieces', 'Each', 'Deposit net', 'VAT %', 'Order', 'Document', 'Reason'],
}
