type Facts = { orderNumber: string; amount: string; moveId: string; day: string }

/** To the marketplace's own desk. */
export const paymentDeskMail = {
  kinds: {
    CHARGE_BACK: {
      subject: (orderNumber: string) => `Chargeback of order ${orderNumber}`,
      title: 'A payment was charged back',
      body: ({ orderNumber, amount }: Facts) =>
        `The bank has taken ${amount} back from the payment of order ${orderNumber}.`,
      next: (_: Facts) =>
        'Please see whether goods can still be held, and send evidence to the payment provider or accept the chargeback. ' +
        'The provider refuses refunds beyond what is left of the payment.',
    },
    REVERSE_CHARGEBACK: {
      subject: (orderNumber: string) => `Chargeback reversed: order ${orderNumber}`,
      title: 'A chargeback was reversed',
      body: ({ orderNumber, amount }: Facts) => `${amount} of order ${orderNumber} have been credited again.`,
      next: (_: Facts) => 'There is nothing to do.',
    },
    REFUND_FAILED: {
      subject: (orderNumber: string) => `Refund failed: order ${orderNumber}`,
      title: 'A refund did not arrive',
      body: ({ orderNumber, amount }: Facts) =>
        `The payment provider could not pay ${amount} of order ${orderNumber} back. The money is still with us.`,
      next: ({ moveId }: Facts) =>
        `Try again: npm run operator -- payments retry ${moveId}\n` +
        `Or send it by bank transfer and record that: npm run operator -- payments by-transfer ${moveId}`,
    },
    CAPTURE_FAILED: {
      subject: (orderNumber: string) => `No money for shipped goods: order ${orderNumber}`,
      title: 'A capture failed',
      body: ({ orderNumber, amount }: Facts) =>
        `The payment provider could not take ${amount} of order ${orderNumber}, although goods have left. The store knows.`,
      next: ({ moveId }: Facts) =>
        `Try again while the authorisation stands: npm run operator -- payments retry ${moveId}\n` +
        `Or agree on a bank transfer with the buyer and record its arrival: npm run operator -- payments by-transfer ${moveId}`,
    },
    AUTHORISATION_ENDING: {
      subject: (orderNumber: string) => `Authorisation ends soon: order ${orderNumber}`,
      title: 'An authorisation ends soon',
      body: ({ orderNumber, amount, day }: Facts) =>
        `${amount} of order ${orderNumber} can only be taken until ${day}. The goods have not left.`,
      next: (_: Facts) => 'The stores know. Please see that they ship or reject.',
    },
    AUTHORISATION_ENDED: {
      subject: (orderNumber: string) => `Authorisation has ended: order ${orderNumber}`,
      title: 'An authorisation has ended',
      body: ({ orderNumber, amount }: Facts) =>
        `${amount} of order ${orderNumber} can no longer be taken. What has not left cannot be shipped; ` +
        'stores and buyer know, and the buyer is asked for a bank transfer.',
      next: ({ orderNumber }: Facts) =>
        `Once the transfer has arrived: npm run operator -- orders mark-paid ${orderNumber}`,
    },
    DIFFERENCES: {
      subject: (_: string) => 'Books and provider differ',
      title: 'Sums that differ',
      body: (_: Facts) =>
        'The nightly reconciliation has found orders for which payment provider, books and documents do not tell the same sum.',
      next: (_: Facts) =>
        'See them: npm run operator -- payments differences\nClose one with a note: npm run operator -- payments close ID --note TEXT',
    },
  },
}
