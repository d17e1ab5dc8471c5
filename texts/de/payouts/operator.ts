import { PAYOUT_DAYS } from '../../../contract/claims/deadlines.ts'
import type * as en from '../../en/payouts/operator.ts'

const stores = (count: number) => (count === 1 ? '1 Store' : `${count} Stores`)

export const operatorPayouts: typeof en.operatorPayouts = {
  runStates: { PROPOSED: 'Wartet auf eine zweite Person', ORDERED: 'Bei der Bank', SETTLED: 'Erledigt' },
  payoutStates: { PROPOSED: 'Wartet', ORDERED: 'Bei der Bank', PAID: 'Ausgezahlt', RETURNED: 'Zurückgekommen' },
  dueStates: {
    DUE: 'Wird ausgezahlt',
    HELD: 'Gesperrt',
    NOTHING: 'Nichts fällig',
    NO_ACCOUNT: 'Kein Konto',
    NEW_ACCOUNT: 'Neues Konto',
  },
  lead:
    `Was geliefert ist, wird ${PAYOUT_DAYS} Tage nach der Ankunft ausgezahlt, abzüglich Provision. ` +
    'Eine Person startet einen Lauf, eine andere bestätigt ihn.',
  bankStatements: 'Kontoauszüge',
  next: 'Nächster Lauf',
  empty: 'Es gibt noch keinen Lauf. „Nächster Lauf“ zeigt, was ausgezahlt werden kann.',
  failed: 'Die Auszahlungen ließen sich nicht laden',
  run: (number) => `Lauf ${number}`,
  returned: (count) => `${count} zurückgekommen`,
  columns: { run: 'Lauf', state: 'Stand', day: 'Gestartet', stores: 'Stores', sum: 'Summe', by: 'Von' },
  table: 'Auszahlungen je Store',
  parts: {
    store: 'Store',
    sales: 'Verkäufe',
    creditNotes: 'Gutschriften',
    commission: 'Provision',
    adjustments: 'Sonstiges',
    sum: 'Auszahlung',
    state: 'Stand',
  },
  nextLead: (day) => `Geliefert bis ${day}, ohne offene Reklamation, Rückgabe oder Rückbuchung.`,
  total: (sum, count) => `${sum} an ${stores(count)}`,
  nothingDue: 'Nichts ist fällig, und kein Store schuldet etwas.',
  nothingToPay: 'Nichts ist fällig, was ausgezahlt werden kann.',
  shownFirst: (count) => `Gezeigt sind die ${count} größten.`,
  waits: (number) =>
    `Lauf ${number} wartet auf eine zweite Person. Der nächste startet, wenn er bestätigt oder verworfen ist.`,
  toRun: 'Zum Lauf',
  later: (sum) => `${sum} später`,
  claimed: (sum) => `davon warten ${sum} auf eine Reklamation`,
  heldBy: (reason, by, day) => `${reason} (${[by, day].filter(Boolean).join(', ')})`,
  usableFrom: (day) => `nutzbar ab ${day}`,
  account: (end, holder) => [`Konto mit Ende ${end}`, holder].filter(Boolean).join(', '),
  startedWith: (sum) => `gestartet mit ${sum}`,
  paidOn: (day) => `am ${day}`,
  returnedOn: (day, reason) => `am ${day}: ${reason}`,
  startedBy: (name, moment) => `Gestartet ${[name && `von ${name}`, moment].filter(Boolean).join(', ')}`,
  confirmedBy: (name, moment) => `Bestätigt ${[name && `von ${name}`, moment].filter(Boolean).join(', ')}`,
  confirmation: {
    YES: 'Sieh dir jeden Store an. Was seit dem Start durch Reklamation, Rückgabe oder Sperre wegfiel, fehlt hier schon.',
    ALONE:
      'Außer dir kümmert sich niemand um Auszahlungen, also bestätigst du deinen eigenen Lauf. Das wird festgehalten.',
    OTHERS: 'Du hast diesen Lauf gestartet: Jemand anderes muss ihn bestätigen.',
    ABOVE_LIMIT: (limit) =>
      `Über ${limit} bestätigt niemand einen eigenen Lauf. Lade jemanden mit dem Recht an Auszahlungen ins Team ein.`,
  },
  toTeam: 'Zum Team',
  bankFile: 'Datei für die Bank',
  statements: 'Abrechnungen (CSV)',
  overview: 'Übersicht (PDF)',
  statement: 'Abrechnung (PDF)',
  reasonHint: 'Steht im Protokoll.',
  done: 'Erledigt',
  start: { name: 'Lauf starten', lead: (sum, count) => `${sum} an ${stores(count)}. Jemand anderes bestätigt ihn.` },
  confirm: {
    name: 'Lauf bestätigen',
    lead: (sum, count) => `Beauftragt ${sum} an ${stores(count)} und schreibt die Datei für die Bank.`,
  },
  discard: { name: 'Lauf verwerfen', lead: 'Nichts wird ausgezahlt; alles ist frei für den nächsten Lauf.' },
  hold: {
    name: 'Sperren',
    lead: (store) =>
      `${store} bekommt nichts ausgezahlt, bis du die Sperre aufhebst, auch nicht aus einem wartenden Lauf.`,
    hint: 'Der Store liest ihn: in Mail, Glocke und Arbeitsplatz. Er steht im Protokoll.',
  },
  release: { name: 'Sperre aufheben', lead: (store) => `${store} bekommt mit dem nächsten Lauf wieder Geld.` },
  paid: { name: 'Als ausgezahlt festhalten', lead: (payout) => `Die Bank hat ${payout} ausgezahlt.` },
  allPaid: {
    name: 'Alle als ausgezahlt festhalten',
    lead: (count) =>
      `Die Bank hat ${count === 1 ? 'die eine Auszahlung' : `alle ${count} Auszahlungen`} ausgeführt, die noch bei ihr liegen.`,
  },
  back: {
    name: 'Als zurückgekommen festhalten',
    lead: (payout, store) =>
      `Das Geld von ${payout} ist zurück. ${store} bekommt es wieder gutgeschrieben und wird gesperrt.`,
    hint: 'Steht im Protokoll und als Grund der Sperre; der Store liest ihn.',
  },
}
