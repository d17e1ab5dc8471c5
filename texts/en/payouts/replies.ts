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
  bankMail: {
    subject: 'Another bank account was entered for your store',
    hello: 'Hello,',
    body: (end: string, holder: string) => `Payouts are to go to the account that ends in ${end}, held by ${holder}.`,
    wait: (hours: number) =>
      `It counts after ${hours} hours at the earliest, and only once Tresen has approved it. Until then payouts go where they went.`,
    warning: 'If this was none of you, please write to us at once and look at who belongs to your team.',
    button: 'See the account',
  },
}
