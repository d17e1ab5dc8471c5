import type { changeSetsMails as en } from '../../en/change-sets/mails.ts'

export const changeSetsMails: typeof en = {
  hello: (firstName) => `Hallo ${firstName},`,
  announced: {
    subject: (store, day) => (day ? `${store}: neue Preise ab ${day}` : `${store}: neue Preise`),
    title: (store) => `Neue Preise bei ${store}`,
    body: (store, day) =>
      day
        ? `ab ${day} gelten bei ${store} andere Preise für Artikel, die du bestellt hast. Bis dahin bleiben die heutigen.`
        : `${store} hat die Preise von Artikeln geändert, die du bestellt hast.`,
  },
  withdrawn: {
    subject: (store) => `${store}: Die Preise bleiben, wie sie sind`,
    title: (store) => `Keine neuen Preise bei ${store}`,
    body: (store, day) =>
      day
        ? `die Preise, die ${store} für ${day} angekündigt hatte, kommen nicht. Geplant war:`
        : `${store} hat die angekündigten Preise zurückgenommen:`,
  },
  head: ['Artikel', 'Jetzt', 'Dann'],
  button: 'Zum Shop',
  perPieces: (count) => `je ${count} Stück`,
  more: (count) =>
    count === 1 ? 'Ein weiterer Artikel ändert sich ebenfalls.' : `${count} weitere Artikel ändern sich ebenfalls.`,
  why: 'Nettopreise je Stück, wo nichts anderes steht. Du bekommst diese Mail, weil du diese Artikel in den letzten 12 Monaten bestellt hast.',
}
