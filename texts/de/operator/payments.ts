import type { operatorPayments as en } from '../../en/operator/payments.ts'

export const operatorPayments: typeof en = {
  summary: 'Zahlungen: Geld, das zurückgeht, und was ein Anbieter ablehnt',
  actions: {
    chargebacks: {
      takes: [],
      explains: 'Listet auf, was Banken zurückgebucht und nicht wieder gutgeschrieben haben, das Neueste zuerst.',
    },
    transfers: {
      takes: [],
      explains:
        'Listet Konten auf, deren Bestellungen auf eine Überweisung warten: Summe, Positionen, Alter der ältesten, Nummern; die größten zuerst.',
    },
    'end-transfers': {
      takes: ['<E-Mail>'],
      explains:
        'Storniert alle Bestellungen des Kontos, die auf eine Überweisung warten: Die Ware ist wieder frei, der Käufer bekommt eine Mail.',
    },
    'due-refunds': { takes: [], explains: 'Listet auf, was zu überweisen ist, das Älteste zuerst.' },
    moves: {
      takes: [],
      explains:
        'Listet Erstattungen, Einzüge und Freigaben auf, die auf das letzte Wort des Anbieters warten oder von ihm abgelehnt sind.',
    },
    retry: {
      takes: ['<Kennung der Bewegung>'],
      explains: 'Fragt eine abgelehnte Bewegung unter neuem Schlüssel noch einmal beim Anbieter an.',
    },
    'by-transfer': {
      takes: ['<Kennung der Bewegung>'],
      explains:
        'Hält fest, dass eine abgelehnte Erstattung überwiesen oder das Geld eines abgelehnten Einzugs überwiesen worden ist; die Bestellung geht weiter.',
    },
    reconcile: {
      takes: [],
      explains:
        'Vergleicht jetzt Zahlungsanbieter, Bücher und Belege aller Bestellvorgänge der letzten 400 Tage, wie in jeder Nacht; das dauert.',
    },
    differences: { takes: [], explains: 'Listet auf, was dabei gefunden wurde und noch abweicht, das Älteste zuerst.' },
    close: {
      takes: ['<Kennung der Abweichung>'],
      explains: 'Schließt eine erledigte Abweichung; sie bleibt geschlossen, solange ihre Summen gleich sind.',
      options: { note: ['<Text>', 'was unternommen wurde'] },
    },
    'mark-refunded': {
      takes: ['<Kennung der Erstattung>'],
      explains: 'Hält fest, dass sie überwiesen ist; der Käufer bekommt eine Mail.',
    },
  },
  noMoves: 'Alles Geld ist bewegt.',
  kinds: { CAPTURE: 'Einzug', REFUND: 'Erstattung', RELEASE: 'Freigabe' },
  states: { STARTED: 'noch nicht angefragt', PENDING: 'unterwegs', REFUSED: 'ABGELEHNT' },
  retried: (orderNumber, amount) => `${amount} zur Bestellung ${orderNumber} werden noch einmal versucht.`,
  transferred: (orderNumber, amount) => `${amount} zur Bestellung ${orderNumber} sind als überwiesen festgehalten.`,
  notRefused: (id) => `Es gibt keine abgelehnte Bewegung mit der Kennung ${id}.`,
  reconciled: (checkouts, news, failed) =>
    `${checkouts} Bestellvorgänge verglichen, ${news} neue Abweichungen, ${failed} ohne Antwort des Anbieters.`,
  differences: {
    UNKNOWN_PAYMENT: 'der Anbieter kennt die Zahlung nicht',
    PROVIDER_CAPTURES: 'beim Anbieter eingezogen',
    PROVIDER_REFUNDS: 'beim Anbieter erstattet',
    PROVIDER_CHARGEBACKS: 'beim Anbieter zurückgebucht, hier nicht vermerkt',
    CHARGED_BACK: 'von der Bank zurückgebucht',
    NO_ORDER: 'Geld ohne Bestellung',
    BOOKS: 'eingenommen abzüglich erstattet, gegen den Wert der Bestellung',
    DOCUMENTS: 'Rechnungen abzüglich Korrekturen, gegen das Versandte',
  },
  sums: (expected, found) => `erwartet ${expected}, gefunden ${found}`,
  noDifferences: 'Nichts weicht ab.',
  noteMissing: 'Bitte mit --note sagen, was unternommen wurde.',
  noDifference: (id) => `Es gibt keine offene Abweichung mit der Kennung ${id}.`,
  closed: (orderNumber) => `Die Abweichung zur Bestellung ${orderNumber} ist geschlossen.`,
  noChargebacks: 'Es gibt keine offene Rückbuchung.',
  none: 'Es ist nichts zurückzuzahlen.',
  refunded: (orderNumber, amount) => `${amount} zur Bestellung ${orderNumber} sind zurückgezahlt.`,
  unknown: (id) => `Unter der Kennung ${id} wartet keine Erstattung.`,
  noTransfers: 'Keine Bestellung wartet auf eine Überweisung.',
  lines: (count) => `${count} ${count === 1 ? 'Position' : 'Positionen'}`,
  age: (hours) => `seit ${hours} Std.`,
  ended: (orderNumber) => `Die Bestellung ${orderNumber} ist storniert.`,
  nothingOpen: (email) => `Keine Bestellung von ${email} wartet auf eine Überweisung.`,
  unknownAccount: (email) => `Ein Konto mit der E-Mail ${email} gibt es nicht.`,
}
