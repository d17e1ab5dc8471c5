/** Help and answers of `npm run operator -- payments`. */
export const operatorPayments = {
  summary: 'payments: money that goes back by hand',
  verbs: {
    chargebacks: { takes: [], explains: 'Lists what banks have taken back and not returned, the newest first.' },
    'due-refunds': { takes: [], explains: 'Lists what has to be sent back by bank transfer, the oldest first.' },
    'mark-refunded': {
      takes: ['<id of the refund>'],
      explains: 'Records that it has been sent back; the buyer gets a mail.',
    },
  },
  noChargebacks: 'No chargeback stands.',
  none: 'Nothing has to be sent back.',
  refunded: (orderNumber: string, amount: string) => `${amount} of order ${orderNumber} are sent back.`,
  unknown: (id: string) => `No refund waits under the id ${id}.`,
}
