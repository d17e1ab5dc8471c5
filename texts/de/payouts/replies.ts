import type * as en from '../../en/payouts/replies.ts'

export const payoutsReplies: typeof en.payoutsReplies = {
  states: { ORDERED: 'Bei der Bank beauftragt', PAID: 'Ausgezahlt' },
  kinds: { SALE: 'Verkauf', CREDIT_NOTE: 'Gutschrift', COMMISSION: 'Provision mit USt.', ADJUSTMENT: 'Korrektur' },
}
