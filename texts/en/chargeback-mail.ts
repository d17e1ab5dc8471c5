/** To the marketplace's own desk. */
export const chargebackMail = {
  CHARGE_BACK: {
    subject: (orderNumber: string) => `Chargeback of order ${orderNumber}`,
    title: 'A payment was charged back',
    body: (orderNumber: string, amount: string) =>
      `The bank has taken ${amount} back from the payment of order ${orderNumber}.`,
    next: 'Please see whether goods can still be held, and send evidence to the payment provider or accept the chargeback. The provider refuses refunds beyond what is left of the payment.',
  },
  REVERSE_CHARGEBACK: {
    subject: (orderNumber: string) => `Chargeback reversed: order ${orderNumber}`,
    title: 'A chargeback was reversed',
    body: (orderNumber: string, amount: string) => `${amount} of order ${orderNumber} have been credited again.`,
    next: 'There is nothing to do.',
  },
  footer: 'Tresen, the wholesale marketplace for hotels, cafés, restaurants, shops and offices.',
}
