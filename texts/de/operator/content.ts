import type { content as en } from '../../en/operator/content.ts'

export const content: typeof en = {
  noPicture: 'Es gibt kein Bild mit diesem Namen.',
  wrongWindow: 'Das Ende muss hinter dem Beginn liegen.',
  noStore: 'Diesen Store gibt es nicht.',
  noPlace: 'Diese Kategorie oder diesen Store gibt es nicht.',
  noCollection: 'Diese Kollektion gibt es nicht.',
  oneSource: 'Waren kommen aus einer Kollektion oder durch eine Regel, eines davon; andere Arten haben keines.',
  noBuyers: 'Firmen werden genannt, wenn der Gutschein nur für sie gilt.',
  unknownBuyers: (names) => `Zu diesen Angaben gibt es keine Firma: ${names}`,
  oneOrMany: 'Entweder ein Code oder viele.',
  shippingOfStore: 'Kostenlosen Versand trägt der Store.',
  badValue: 'Mehr als 0, und höchstens 100 Prozent.',
  categoryOfRule: 'Nur was eine Regel findet, lässt sich auf eine Kategorie einengen.',
  noProducts: (skuIds) => `Diese Artikel gibt es nicht: ${skuIds}.`,
  attributeMissing: 'Nenne das Merkmal zu dieser Angabe.',
}
