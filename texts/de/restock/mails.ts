import type { restockMails as en } from '../../en/restock/mails.ts'

export const restockMails: typeof en = {
  subject: ([first, ...others]) =>
    others.length === 0 ? `Wieder da: ${first}` : `Wieder da: ${first} und ${others.length} weitere`,
  title: (count) => (count === 1 ? 'Wieder auf Lager' : `${count} Artikel sind wieder auf Lager`),
  hello: (firstName) => `Hallo ${firstName},`,
  body: (count) =>
    count === 1
      ? 'der Artikel, auf den du gewartet hast, lässt sich wieder bestellen:'
      : 'die Artikel, auf die du gewartet hast, lassen sich wieder bestellen:',
  head: ['Artikel', 'Lieferant'],
  button: 'Zum Artikel',
  toShop: 'Zum Shop',
  closing:
    'Das war die einzige Mail dazu. Ist der Artikel wieder ausverkauft, kannst du auf seiner Seite erneut Bescheid bekommen.',
}
