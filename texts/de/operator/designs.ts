import type { operatorDesigns as en } from '../../en/operator/designs.ts'

/** Help and answers of `npm run operator -- designs`. */
export const operatorDesigns: typeof en = {
  summary: 'eigene Motive von Kunden, anstelle ihres Lieferanten',
  actions: {
    list: {
      takes: [],
      explains: 'Listet eingereichte Motive, die zuletzt geänderten zuerst.',
      options: { status: ['<Status>', 'nur diese, etwa SUBMITTED oder CHANGES_REQUESTED'] },
    },
    show: { takes: ['<Id>'], explains: 'Zeigt ein Motiv mit Bildern, Druckmustern und Nachrichten.' },
    proof: {
      takes: ['<Id>'],
      explains: 'Schickt das Motiv, wie es ist, als Druckmuster mit einem Angebot. Der Kunde erfährt es per Mail.',
      options: {
        price: ['<Euro>', 'Nettopreis je Stück, etwa 4.90'],
        setup: ['<Euro>', 'netto, einmal je Bestellung; 0, wenn nichts genannt ist'],
        minimum: ['<Stück>', 'kleinste Menge, volle Kartons'],
        days: ['<Tage>', 'bis die Ware fertig ist'],
        until: ['<Datum>', 'letzter Tag des Angebots, etwa 2027-03-31'],
        message: ['<Text>', 'was der Kunde dazu erfährt'],
      },
    },
    reject: { takes: ['<Id>', '<Grund>…'], explains: 'Lehnt das Motiv ab. Der Kunde erfährt es per Mail.' },
    message: { takes: ['<Id>', '<Text>…'], explains: 'Schreibt dem Kunden und dem Lieferanten.' },
  },
  none: 'Solche Motive gibt es nicht.',
  statuses: (all) => `Der Status ist einer von ${all}.`,
  wish: (quantity, technique, colors, text) =>
    [`${quantity} Stück`, technique, colors, text && `Text „${text}“`].filter(Boolean).join(', '),
  pictures: (urls) => `Bilder: ${urls.join('  ')}`,
  proof: (number, at, price, setup) => `Druckmuster ${number} vom ${at}: ${price} je Stück, Einrichtung ${setup}`,
  sent: (title) => `Das Druckmuster zu „${title}“ ist verschickt.`,
  rejected: (title) => `„${title}“ ist abgelehnt.`,
  written: (title) => `Die Nachricht zu „${title}“ ist geschrieben.`,
}
