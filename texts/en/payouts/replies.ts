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
  print: {
    statement: (number: string) => `Statement of payout ${number}`,
    run: (number: number) => `Run of payouts ${number}`,
    marks: {
      store: 'Store',
      orderedAt: 'Ordered',
      account: 'To',
      state: 'State',
      startedAt: 'Started',
      confirmedAt: 'Confirmed',
      stores: 'Stores',
    },
    account: (end: string, holder: string) => `account ending in ${end}, ${holder}`,
    lines: 'What it is made of',
    payouts: 'Payouts',
    largest: (count: number) => `Payouts, the ${count} largest`,
    states: { PROPOSED: 'waits', ORDERED: 'at the bank', PAID: 'paid', RETURNED: 'sent back by the bank' },
    parts: (sales: string, creditNotes: string, commission: string, others: string) =>
      `Sales ${sales}, credit notes ${creditNotes}, commission ${commission}, others ${others}`,
    sum: 'Sum',
  },
  returnedMail: {
    subject: (number: string) => `Payout ${number} came back from the bank`,
    body: (amount: string, end: string) =>
      `${amount} could not be paid to the account that ends in ${end}: the bank has sent it back.`,
    because: (why: string) => `The bank’s reason: ${why}`,
    owed: 'We owe you the amount once more. Payouts are held until the account is settled, so that it does not go there again.',
    next: 'Please look at the account and enter the right one, or write to us if it is right.',
    button: 'See the account',
  },
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
