import type * as en from '../../en/payouts/replies.ts'

export const payoutsReplies: typeof en.payoutsReplies = {
  states: { ORDERED: 'Bei der Bank beauftragt', PAID: 'Ausgezahlt', RETURNED: 'Von der Bank zurückgekommen' },
  kinds: {
    SALE: 'Verkauf',
    CREDIT_NOTE: 'Gutschrift',
    COMMISSION: 'Provision mit USt.',
    ADJUSTMENT: 'Korrektur',
    PAYOUT_RETURNED: 'Von der Bank zurückgekommen',
  },
  statementHead: ['Auszahlung', 'Store', 'Datum', 'Wofür', 'Beleg', 'Bestellung', 'Betrag'],
}
