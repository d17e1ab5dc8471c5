import { paymentMethods } from '../payment-methods.ts'

export const checkoutReplies = {
  firstTransfer:
    'Payment in advance, due within 48 hours for a first order; the goods leave once the money has arrived',
  methods: paymentMethods,
  methodNotSetUp: 'Not set up in this shop',
  methodNotInCountry: 'Not available in your country',
  noTermsWith: (stores: string) => `Not agreed on with: ${stores}`,
  termsDays: (days: string) =>
    `Each delivery is invoiced by itself, payable ${days} days after the date of its invoice`,
  methodUpTo: (amount: string) => `For orders up to ${amount}`,
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
  transferOver: 'No transfer has come in time. The order has been cancelled.',
  beingPaid: 'The payment is not finished yet.',
  sentBack: 'Your payment came after the goods had been given back. All of it goes back to you.',
  states: {
    PENDING: 'Your order has been placed. We are waiting for your payment.',
    SUCCEEDED: 'Your order has been placed, and its payment is settled.',
    FAILED: 'The payment failed. Nothing has been ordered.',
    CANCELLED: 'The payment was cancelled. Nothing has been ordered.',
    EXPIRED: 'The time to pay is over. Nothing has been ordered.',
  },
}
