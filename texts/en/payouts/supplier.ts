import { PAYOUT_DAYS } from '../../../contract/claims/deadlines.ts'

/** The supplier's page of payouts. */
export const payoutsSupplier = {
  lead: `What has been delivered is paid ${PAYOUT_DAYS} days after its arrival, less commission.`,
  failed: 'Your payouts could not be loaded',
  linesFailed: 'What it is made of could not be loaded',
  empty: 'No payout yet',
  emptyText: `The first one comes once an order has been there for ${PAYOUT_DAYS} days, no claim about it is open and your bank account is known to us.`,
  held: (count: number, amount: string) =>
    `${amount} wait: a claim about ${count === 1 ? 'one delivery' : `${count} deliveries`} is open.`,
  hold: (since: string, reason: string | null) =>
    reason
      ? `Tresen has paid nothing out to your store since ${since}. If you do not agree, write to us. Reason: ${reason}`
      : `Tresen has paid nothing out to your store since ${since}. Ask us for the reason if you do not know it.`,
  toClaims: 'To the claims',
  to: (end: string) => `to the account ending in ${end}`,
  columns: {
    date: 'Ordered',
    period: 'Booked',
    orders: 'Orders',
    sales: 'Sales',
    commission: 'Commission',
    creditNotes: 'Credit notes',
    adjustments: 'Other',
    paid: 'Payout',
    state: 'State',
  },
  period: (from: string, until: string) => `${from} to ${until}`,
  filters: { year: 'Year', state: 'State' },
  states: { ORDERED: 'Ordered at the bank', PAID: 'Paid', RETURNED: 'Came back from the bank' },
  paidOn: (day: string) => `Paid on ${day}`,
  what: 'What for',
  order: 'Order',
  date: 'Date',
  amount: 'Amount',
  statement: { pdf: 'Statement as PDF', csv: 'Statement as CSV' },
  sum: 'Paid out',
}
