export const checkoutReplies = {
  methods: {
    CREDIT_CARD: { name: 'Credit card', description: 'Visa and Mastercard' },
    APPLE_PAY: { name: 'Apple Pay', description: 'With your Apple device' },
    KLARNA_PAY_LATER: { name: 'Klarna', description: 'Buy now, pay later' },
    PAYPAL: { name: 'PayPal', description: 'With your PayPal account' },
    IDEAL: { name: 'iDEAL', description: 'From your Dutch bank account' },
    BANK_TRANSFER: {
      name: 'Bank transfer',
      description: 'Payment in advance, due within 10 days; the goods leave once the money has arrived',
    },
  },
  methodNotSetUp: 'Not set up in this shop',
  oneQuestion: 'Send either step=review or checkoutId.',
  warnings: {
    BELOW_MINIMUM_QUANTITY: (name: string) => `Below the minimum order quantity: ${name}`,
    NOT_A_MULTIPLE: (name: string) => `Not in full cases: ${name}`,
    OUT_OF_STOCK: (name: string) => `The product is out of stock: ${name}`,
    REDUCED_STOCK: (name: string) => `Less left than in your cart: ${name}`,
    PRICE_CHANGED: (name: string) => `The price has changed: ${name}`,
    NOT_AUTHORIZED: (name: string) => `You are not authorized to buy this product: ${name}`,
    UNAVAILABLE: (name: string) => `This product cannot be ordered at the moment: ${name}`,
  },
  states: {
    PENDING: 'Your order has been placed. We are waiting for your payment.',
    SUCCEEDED: 'Your order has been placed and paid.',
    FAILED: 'The payment failed.',
    CANCELLED: 'The payment was cancelled.',
    EXPIRED: 'The time to pay is over.',
  },
}
