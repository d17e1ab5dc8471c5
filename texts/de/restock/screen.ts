import type { restock as en } from '../../en/restock/screen.ts'

export const restock: typeof en = {
  title: 'Nicht auf Lager, Termin offen',
  text: 'Der Lieferant hat nicht angegeben, wann er wieder da ist.',
  textBack: 'Den Tag hat der Lieferant genannt; bis dahin ist der Artikel nicht auf Lager.',
  lastPrice: (price) => `Zuletzt ${price}.`,
  notify: 'Bescheid geben',
  notifyNamed: (name) => `Bescheid geben, wenn ${name} wieder da ist`,
  notified: 'Wir melden uns',
  notifiedNamed: (name) => `Wir melden uns, wenn ${name} wieder da ist; drücken beendet das`,
  promise: 'Eine E-Mail, sobald er sich wieder bestellen lässt. Danach endet die Benachrichtigung von selbst.',
  added: (name, back) =>
    `Eine E-Mail kommt, sobald ${name} wieder da ist.${back ? ` Der Lieferant sagt: ${back}.` : ''}`,
  removed: (name) => `Keine E-Mail mehr zu ${name}.`,
  undo: 'Rückgängig',
  substitutes: 'Lieferbarer Ersatz',
  showSubstitutes: 'Ersatz ansehen',
  sameArticle: 'gleicher Artikel',
  none: 'Vergleichbares ist nicht auf Lager.',
  failed: 'Der Ersatz lässt sich gerade nicht laden',
  all: (category) => `Alles aus ${category}`,
  list: {
    title: 'Wir melden uns',
    text: 'Eine E-Mail je Artikel, sobald er sich wieder bestellen lässt.',
    since: (day) => `seit ${day}`,
    more: (count) => `und ${count} weitere`,
    failed: 'Worauf du wartest, lässt sich gerade nicht laden',
  },
}
