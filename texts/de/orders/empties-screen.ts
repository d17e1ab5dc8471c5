import { numberFormat } from '../../../contract/platform/formats.ts'
import type * as en from '../../en/orders/empties-screen.ts'

const number = numberFormat('de-DE')

export const emptiesScreen: typeof en.emptiesScreen = {
  title: 'Leergut',
  lead:
    'Flaschen, Kästen, Fässer und Ladehilfsmittel, die du noch hast, nach Lieferant. Was du zurückgibst, zählt der Lieferant ' +
    'und schreibt es der Bestellung gut, mit der es kam; Paletten, E2-Kisten und Rollcontainer tauscht ihr Stück gegen Stück.',
  failed: 'Dein Leergut ließ sich nicht laden',
  empty: 'Noch kein Leergut',
  emptyText: 'Sobald Ware mit Pfand geliefert ist, steht es hier.',
  toOrders: 'Zu deinen Bestellungen',
  item: 'Gebinde',
  pieces: 'Stück',
  amount: 'Pfand netto',
  sum: 'Zusammen',
  movements: 'Bewegungen',
  movementsOf: (name) => `Bewegungen mit ${name}`,
  close: 'Bewegungen schließen',
  date: 'Datum',
  movement: 'Bewegung',
  order: 'Bestellung',
  document: 'Beleg',
  csv: 'Als CSV sichern',
  csvOf: (name) => `Als CSV sichern: Bewegungen mit ${name}`,
  csvFile: (name) => `Leergut ${name}.csv`,
  statement: 'Auszug des Monats',
  statementPdf: 'Als PDF sichern',
  statementOf: (month, name) => `Als PDF sichern: Auszug ${month} mit ${name}`,
  statementFile: (name, month) => `Leergut ${name} ${month}.pdf`,
  announce: {
    title: 'Leergut mitgeben',
    text: (store) =>
      `Gib ein, was mit dieser Lieferung zurückgeht. ${store} sieht es, bevor die Ware losfährt, und zählt, was kommt.`,
    failed: 'Dein Leergut ließ sich nicht laden',
    nothing: (store) => `Du hast kein Leergut und keine Ladehilfsmittel von ${store}.`,
    piecesOf: (name) => `Stück ${name}, die zurückgehen`,
    wholeNumber: (most) => `Eine ganze Zahl bis ${number.format(most)}, bitte.`,
    save: 'Ankündigen',
    saved: 'Angekündigt',
  },
  supplier: {
    lead: 'Wer wie viele deiner Flaschen, Kästen, Fässer und Ladehilfsmittel hat. Öffne eine Firma, um eine Rücknahme zu buchen.',
    failed: 'Die Konten ließen sich nicht laden',
    empty: 'Noch hat niemand Leergut von dir',
    company: 'Firma',
    held: 'Hat noch',
    none: 'nichts',
    count: (pieces, name) => `${pieces} × ${name}`,
    heldOf: (pieces, amount) => `${pieces} Stück · ${amount}`,
    terms: 'Mehr zurücknehmen, als auf dem Konto steht',
    termsOf: { REFUSE: 'Nie', FIFTH: 'Bis zu einem Fünftel mehr', ALLOW: 'Beliebig viel' },
    termsSaved: 'Gespeichert',
    balance: 'Auf dem Konto',
    returnedOf: (name) => `Zurückgekommene Stücke ${name}`,
    consequence:
      'Für jede Bestellung, mit der sie kamen, entsteht eine Gutschrift, die älteste zuerst; das Pfand geht mit seiner Steuer an den Käufer zurück. ' +
      'Ladehilfsmittel im Tausch zählen Stück gegen Stück, ohne Geld.',
    book: 'Rücknahme buchen',
    booked: (pieces) => `${pieces} Stück gebucht`,
    nothing: 'Gib ein, wie viel zurückgekommen ist.',
    correct: 'Zählung berichtigen',
    correctHint: 'Eine eigene Bewegung ohne Geld: minus, wo der Käufer weniger hat. Der Käufer liest den Grund.',
    change: 'Stück mehr oder weniger',
    changeMissing: 'Gib eine ganze Zahl ein, etwa -2.',
    reason: 'Grund',
    reasonMissing: 'Sag, warum.',
    corrected: 'Berichtigt',
  },
}
