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
}
