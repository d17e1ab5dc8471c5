export const payoutsReplies = {
  states: { ORDERED: 'Ordered at the bank', PAID: 'Paid', RETURNED: 'Sent back by the bank' },
  kinds: {
    SALE: 'Sale',
    CREDIT_NOTE: 'Credit note',
    COMMISSION: 'Commission with VAT',
    ADJUSTMENT: 'Adjustment',
    PAYOUT_RETURNED: 'Sent back by the bank',
  },
  statementHead: ['Payout', 'Store', 'Date', 'What for', 'Reference', 'Order', 'Amount'],
}
