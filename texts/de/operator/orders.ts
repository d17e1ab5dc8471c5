import type { operatorOrders as English } from '../../en/operator/orders.ts'

const subOrder = '<Nummer der Lieferung, T100001-1>'
const reason = { reason: ['<Text>', 'was der Käufer erfährt'] }
const version = {
  version: [
    '<Nummer>',
    'die Version der Lieferung, die Sie gesehen haben; so wird eine Wiederholung kein zweiter Schritt',
  ],
}

export const operatorOrders: typeof English = {
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
  badVersion: (text) => `Eine Version ist eine Zahl, nicht „${text}“.`,
  versionMissing: (number, version) =>
    `${number} steht bei Version ${version}. Wenn Sie das so gesehen haben, ergänzen Sie --version ${version}: Dann geschieht der Schritt nur einmal.`,
  now: (number, status) => `${number}: ${status}`,
}
