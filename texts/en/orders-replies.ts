export const ordersReplies = {
  statuses: {
    PENDING_PAYMENT: 'Awaiting payment',
    PLACED: 'Placed',
    CONFIRMED: 'Confirmed',
    SHIPPED: 'Shipped',
    DELIVERED: 'Delivered',
    COMPLETED: 'Completed',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
    RETURNED: 'Returned',
    MIXED: 'Partly processed',
  },
  paymentStatuses: {
    UNPAID: 'Unpaid',
    AUTHORIZED: 'Authorised',
    PAID: 'Paid',
    PARTIALLY_REFUNDED: 'Partly refunded',
    REFUNDED: 'Refunded',
    FAILED: 'Failed',
  },
  by: {
    BUYER: 'You',
    STORE: 'Supplier',
    TRESEN: 'Tresen',
    PROVIDER: 'Payment provider',
  },
  /** The same as a supplier reads it. */
  byForStore: {
    BUYER: 'Buyer',
    STORE: 'You',
    TRESEN: 'Tresen',
    PROVIDER: 'Payment provider',
  },
  /** Steps of the timeline that leave the status as it is. */
  steps: {
    SHIP: 'Partly shipped',
    REQUEST_RETURN: 'Return asked for',
    ACCEPT_RETURN: 'Partly returned',
    DECLINE_RETURN: 'Return declined',
    CHARGE_BACK: 'Charged back by the bank',
    REVERSE_CHARGEBACK: 'Chargeback reversed',
  },
  carrierMissing: 'Please name the carrier.',
  nothingLeft: 'There are no pieces left for this.',
  lineTwice: 'Each product may be named once.',
  notInOrder: (skuId: string) => `${skuId} is not part of this order.`,
  tooMany: (name: string, left: number) => `Of "${name}" at most ${left} pieces are possible.`,
}
