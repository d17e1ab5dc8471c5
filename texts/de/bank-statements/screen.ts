import type * as en from '../../en/bank-statements/screen.ts'

export const bankStatements: typeof en.bankStatements = {
  lead: 'Was die Bank gebucht hat, als camt.053 (XML). Du siehst zuerst, was daraus würde; nichts zählt, bevor du es übernimmst.',
  file: 'Auszug einlesen',
  empty: 'Noch wurde kein Auszug eingelesen. Lade bei deiner Bank einen als camt.053 herunter und lies ihn hier ein.',
  failed: 'Der Auszug ließ sich nicht laden',
  columns: { file: 'Datei', day: 'Eingelesen', by: 'Von', entries: 'Buchungen', done: 'Festgehalten' },
  entry: { line: 'Zeile', day: 'Gebucht', target: 'Gehört zu', from: 'Von', amount: 'Betrag' },
  readBy: (name, moment) => `Eingelesen ${[name && `von ${name}`, moment].filter(Boolean).join(', ')}`,
  nothingToApply: 'Aus diesem Auszug ist nichts festzuhalten.',
  knownBefore: (count) =>
    count === 1
      ? '1 Buchung wurde schon mit einer anderen Datei eingelesen.'
      : `${count} Buchungen wurden schon mit einer anderen Datei eingelesen.`,
  apply: (count) => (count === 1 ? '1 Buchung festhalten' : `${count} Buchungen festhalten`),
  applyTitle: 'Buchungen festhalten',
  applied: (done, left) =>
    `${done} festgehalten.${left > 0 ? ` ${left} blieben aus, weil sie sich geändert haben oder die Zeit nicht reichte: Sieh sie noch einmal an.` : ''}`,
  planned: (state, count, sum) => `${state}: ${count}, ${sum}`,
  reasonHint: 'Steht im Protokoll.',
  table: (state) => `Buchungen: ${state}`,
  expected: (sum) => `erwartet ${sum}`,
  shownFirst: (count) => `Gezeigt sind die ersten ${count}.`,
  states: {
    PAYOUT_PAID: 'Auszahlungen bezahlt',
    PAYOUT_RETURNED: 'Auszahlungen zurückgekommen',
    ORDER_PAID: 'Bestellungen bezahlt',
    INVOICE_PAID: 'Rechnungen bezahlt',
    AMOUNT_DIFFERS: 'Anderer Betrag',
    ACCOUNT_DIFFERS: 'Anderes Konto',
    OTHER_CURRENCY: 'Andere Währung',
    ENDED: 'Nichts mehr offen',
    UNKNOWN: 'Gehört hier zu nichts',
    KNOWN: 'Schon festgehalten',
    DONE: 'Aus diesem Auszug festgehalten',
  },
  hints: {
    PAYOUT_PAID: 'Die Bank hat sie ausgeführt. Sie werden als ausgezahlt festgehalten.',
    PAYOUT_RETURNED:
      'Der Store bekommt das Geld wieder gutgeschrieben, wird gesperrt und erfährt per Mail den Grund der Bank.',
    ORDER_PAID: 'Die Überweisung nennt die Bestellung und hat ihren Betrag. Die Stores dürfen anfangen.',
    INVOICE_PAID: 'Die Überweisung nennt die Rechnung und hat den Betrag, der davon offen ist.',
    AMOUNT_DIFFERS:
      'Die Nummer stimmt, der Betrag nicht. Nichts wird festgehalten; frag nach oder halte es von Hand fest.',
    ACCOUNT_DIFFERS: 'Die Auszahlung ging auf ein anderes Konto als beauftragt. Frag deine Bank.',
    OTHER_CURRENCY: 'Festgehalten werden nur Euro.',
    ENDED: 'Die Bestellung ist storniert oder ihre Rechnung durch eine Gutschrift erledigt. Das Geld muss zurück.',
    UNKNOWN: 'Keine Auszahlung, Bestellung oder Rechnung passt, oder mehr als eine.',
    KNOWN: 'Das war schon bezahlt oder zurück. Derselbe Betrag eines Käufers kann eine zweite Zahlung sein.',
    DONE: 'Hier ist nichts mehr zu tun.',
  },
}
