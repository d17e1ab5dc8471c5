import type * as en from '../../en/operator/orders.ts'

const subOrder = '<Nummer der Lieferung, T100001-1>'
const reason = { reason: ['<Text>', 'was der Käufer erfährt'] }
const version = {
  version: [
    '<Nummer>',
    'die Version der Lieferung, die du gesehen hast; so wird eine Wiederholung kein zweiter Schritt',
  ],
}

export const orders: typeof en.orders = {
  summary: 'Bestellungen: Zahlung und Ablauf',
  actions: {
    list: {
      takes: [],
      explains: 'Zeigt die neuesten 50 Bestellungen.',
      options: { status: ['<Status>', 'nur solche mit einem Teil in diesem Status'] },
    },
    'mark-paid': {
      takes: ['<Nummer der Bestellung, T100001>'],
      explains:
        'Hält fest, dass eine Überweisung vollständig eingegangen ist, auch an Stelle einer abgelaufenen Autorisierung.',
    },
    confirm: { takes: [subOrder], explains: 'Bestätigt eine Lieferung im Namen des Lieferanten.' },
    reject: { takes: [subOrder], explains: 'Lehnt eine Lieferung ab; Ware und Geld gehen zurück.', options: reason },
    ship: {
      takes: [subOrder],
      explains: 'Trägt eine Sendung ein.',
      options: {
        carrier: ['<Name>', 'der Versanddienst'],
        tracking: ['<Nummer>', 'die Sendungsnummer'],
        lines: ['<SKU:Stück,…>', 'was darin ist; ohne Angabe alles Übrige'],
        ...version,
      },
    },
    'cancel-rest': {
      takes: [subOrder],
      explains: 'Storniert, was von einer Lieferung noch nicht unterwegs ist.',
      options: reason,
    },
    'cancel-lines': {
      takes: [subOrder],
      explains: 'Storniert Stücke, die noch offen sind, im Namen des Lieferanten; ihr Geld geht zurück.',
      options: {
        lines: ['<SKU:Stück,…>', 'welche'],
        cause: ['<Grund>', 'OUT_OF_STOCK, DISCONTINUED, DAMAGED, NOT_TO_ADDRESS oder OTHER, der --reason braucht'],
        ...reason,
        ...version,
      },
    },
    delivered: { takes: [subOrder], explains: 'Hält fest, dass eine Lieferung angekommen ist.' },
    cancel: {
      takes: [subOrder],
      explains: 'Storniert eine Lieferung, von der noch nichts unterwegs ist; eine unbezahlte Bestellung als Ganzes.',
      options: reason,
    },
    'accept-return': {
      takes: [subOrder],
      explains: 'Nimmt Ware zurück und erstattet das Geld dafür.',
      options: {
        lines: ['<SKU:Stück,…>', 'welche; ohne Angabe die zur Rückgabe angefragten'],
        unsellable: ['<SKU,…>', 'was nicht zurück in den Bestand geht'],
        ...version,
      },
    },
    'decline-return': {
      takes: [subOrder],
      explains: 'Lehnt eine angefragte Rückgabe ab.',
      options: { ...reason, ...version },
    },
  },
  unknown: (number) => `Die Bestellung ${number} gibt es nicht.`,
  none: 'Es gibt keine Bestellungen.',
  badLines: (text) => `Positionen sehen aus wie 100123:6,100124:12, nicht „${text}“.`,
  paid: (number) => `Die Bestellung ${number} ist bezahlt.`,
  knownPaid: (number) => `Die Bestellung ${number} war schon bezahlt.`,
  tooLate: (number) => `Die Bestellung ${number} war schon beendet; das Geld geht zurück.`,
  noTransfer: (number) =>
    `Die Bestellung ${number} wird nicht überwiesen; ihr Zahlungsanbieter meldet, wenn sie bezahlt ist.`,
  version: (version) => `Version ${version}`,
  badCause: (text, causes) => `Ein Grund ist einer von ${causes}, nicht „${text}“.`,
  badVersion: (text) => `Eine Version ist eine Zahl, nicht „${text}“.`,
  versionMissing: (number, version) =>
    `${number} steht bei Version ${version}. Wenn du das so gesehen hast, ergänze --version ${version}: Dann geschieht der Schritt nur einmal.`,
  now: (number, status) => `${number}: ${status}`,
}

export const payments: typeof en.payments = {
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

export const commission: typeof en.commission = {
  summary: 'was der Marktplatz an gelieferter Ware verdient',
  actions: {
    list: { takes: [], explains: 'Zeigt die Sätze mit dem Tag, ab dem sie gelten.' },
    set: {
      takes: ['<Prozent>'],
      explains: 'Setzt den Satz auf die Netto-Ware ab einem Tag; was vorher versandt wurde, behält seinen.',
      options: {
        store: ['<Slug>', 'nur für diesen Store'],
        category: ['<Slug>', 'nur für Ware dieser Kategorie'],
        from: ['<JJJJ-MM-TT>', 'der erste Tag; ohne Angabe heute'],
      },
    },
  },
  none: 'Kein Satz ist gesetzt: Es wird keine Provision genommen.',
  everybody: 'alle Stores',
  everything: 'alle Ware',
  rate: (percent, store, category, from) => `${percent} %  ${store}  ${category}  ab ${from}`,
  badPercent: (text) =>
    `Der Satz ist eine Prozentzahl von 0 bis 50 mit höchstens zwei Nachkommastellen, etwa 12,5, nicht '${text}'.`,
  badDay: (text) => `Der Tag sieht aus wie 2027-01-31 und ist heute oder später, nicht '${text}'.`,
  unknownStore: (slug) => `Es gibt keinen Store '${slug}'.`,
  unknownCategory: (slug) => `Es gibt keine Kategorie '${slug}'.`,
}
