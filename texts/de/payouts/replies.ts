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
  bankMail: {
    subject: 'Für deinen Store wurde ein anderes Bankkonto eingetragen',
    hello: 'Hallo,',
    body: (end, holder) => `Auszahlungen sollen auf das Konto gehen, das auf ${end} endet. Inhaber: ${holder}.`,
    wait: (hours) =>
      `Es gilt frühestens nach ${hours} Stunden und erst, wenn Tresen es freigegeben hat. Bis dahin gehen Auszahlungen dorthin, wohin sie bisher gingen.`,
    warning: 'Wenn das keiner von euch war, schreib uns bitte sofort und sieh nach, wer zu deinem Team gehört.',
    button: 'Konto ansehen',
  },
}
