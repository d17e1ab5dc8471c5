import type * as en from '../../en/payouts/replies.ts'

export const payoutsReplies: typeof en.payoutsReplies = {
  states: { ORDERED: 'Bei der Bank beauftragt', PAID: 'Ausgezahlt', RETURNED: 'Von der Bank zurückgekommen' },
  kinds: {
    SALE: 'Verkauf',
    CREDIT_NOTE: 'Gutschrift',
    COMMISSION: 'Provision mit USt.',
    COUPON: 'Gutschein, den Tresen trägt, mit USt.',
    ADJUSTMENT: 'Korrektur',
    PAYOUT_RETURNED: 'Von der Bank zurückgekommen',
  },
  statementHead: ['Auszahlung', 'Store', 'Datum', 'Wofür', 'Beleg', 'Bestellung', 'Betrag'],
  listFile: {
    name: 'Auszahlungen',
    head: [
      'Auszahlung',
      'Beauftragt am',
      'Gebucht von',
      'Gebucht bis',
      'Bestellungen',
      'Verkäufe',
      'Provision',
      'Gutschriften',
      'Sonstiges',
      'Auszahlungsbetrag',
      'Stand',
      'Ausgezahlt am',
    ],
  },
  print: {
    statement: (number) => `Abrechnung der Auszahlung ${number}`,
    run: (number) => `Auszahlungslauf ${number}`,
    marks: {
      store: 'Store',
      orderedAt: 'Beauftragt',
      account: 'Auf',
      state: 'Stand',
      startedAt: 'Gestartet',
      confirmedAt: 'Bestätigt',
      stores: 'Stores',
    },
    account: (end, holder) => `Konto mit Ende ${end}, ${holder}`,
    lines: 'Woraus sie besteht',
    payouts: 'Auszahlungen',
    largest: (count) => `Auszahlungen, die ${count} größten`,
    states: {
      PROPOSED: 'wartet',
      ORDERED: 'bei der Bank',
      PAID: 'ausgezahlt',
      RETURNED: 'von der Bank zurückgekommen',
    },
    parts: (sales, creditNotes, commission, others) =>
      `Verkäufe ${sales}, Gutschriften ${creditNotes}, Provision ${commission}, Sonstiges ${others}`,
    sum: 'Summe',
  },
  returnedMail: {
    subject: (number) => `Die Auszahlung ${number} kam von der Bank zurück`,
    body: (amount, end) =>
      `${amount} ließen sich nicht auf das Konto auszahlen, das auf ${end} endet: Die Bank hat sie zurückgeschickt.`,
    because: (why) => `Grund der Bank: ${why}`,
    owed: 'Wir schulden dir den Betrag wieder. Auszahlungen sind gesperrt, bis das Konto geklärt ist, damit er nicht noch einmal dorthin geht.',
    next: 'Sieh dir bitte das Konto an und trag das richtige ein, oder schreib uns, wenn es stimmt.',
    button: 'Konto ansehen',
  },
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
