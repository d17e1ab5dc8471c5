export const payoutsReplies = {
  states: { ORDERED: 'Ordered at the bank', PAID: 'Paid' },
  kinds: { SALE: 'Sale', CREDIT_NOTE: 'Credit note', COMMISSION: 'Commission with VAT', ADJUSTMENT: 'Adjustment' },
}
