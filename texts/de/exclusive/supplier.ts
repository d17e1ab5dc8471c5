import { numberFormat } from '../../../contract/platform/formats.ts'
import type { accessRequests as en } from '../../en/exclusive/supplier.ts'
import { businessTypes } from '../business-types.ts'

const number = numberFormat('de-DE')

export const accessRequests: typeof en = {
  lead: 'Wer deine exklusiven Artikel sehen und bestellen möchte. Von jeder Entscheidung erfährt der Betrieb per E-Mail.',
  views: { ALL: 'Alle', PENDING: 'Offen', GRANTED: 'Mit Zugang', REJECTED: 'Abgelehnt', ENDED: 'Beendet' },
  states: { PENDING: 'Wartet auf dich', GRANTED: 'Hat Zugang', REJECTED: 'Abgelehnt', ENDED: 'Zugang beendet' },
  failed: 'Die Anträge konnten nicht geladen werden',
  empty: 'Keine Anträge',
  emptyText: 'Sobald ein Betrieb um einen deiner exklusiven Artikel bittet, steht sein Antrag hier.',
  noneInView: 'In dieser Ansicht steht kein Antrag.',
  toGoods: 'Deine exklusiven Artikel',
  typeFilter: 'Art des Betriebs',
  productFilter: 'Artikelnummer',
  businessTypes,
  orders: (count) =>
    count === 0
      ? 'noch keine Bestellung bei dir'
      : count === 1
        ? '1 Bestellung bei dir'
        : `${number.format(count)} Bestellungen bei dir`,
  since: (day) => `auf dem Marktplatz seit ${day}`,
  appliedOn: (day) => `Gefragt am ${day}`,
  decidedOn: (day) => `Entschieden am ${day}`,
  until: (day) => `Zugang bis ${day}`,
  withoutEnd: 'Zugang ohne Ende',
  goods: (name, skuId) => `${name} (${skuId})`,
  answer: 'Deine Antwort',
  grant: 'Zugang geben',
  grantNamed: (company, goods) => `Zugang geben: ${company} zu ${goods}`,
  grantLead: (company, goods) => `${company} sieht ${goods} dann mit Preis und Bestand und kann bestellen.`,
  untilField: 'Bis einschließlich',
  untilHint: 'Ohne Tag gilt der Zugang, bis du ihn beendest.',
  words: 'Nachricht',
  wordsHint: 'Steht in der E-Mail an den Betrieb.',
  granted: (company) => `${company} hat jetzt Zugang.`,
  reject: 'Ablehnen',
  rejectNamed: (company, goods) => `Antrag von ${company} auf ${goods} ablehnen`,
  rejectLead: (company) => `${company} kann nach 30 Tagen erneut fragen.`,
  rejected: (company) => `Der Antrag von ${company} ist abgelehnt.`,
  withdraw: 'Zugang beenden',
  withdrawNamed: (company, goods) => `Zugang beenden: ${company} zu ${goods}`,
  withdrawLead: (company, goods) =>
    `${company} sieht ${goods} dann nicht mehr. Liegt der Artikel dort in einem Warenkorb, bleibt er ohne ` +
    'Namen und Preis darin stehen und kann nicht mehr bestellt werden. Bestellungen, die schon aufgegeben ' +
    'sind, bleiben, wie sie sind.',
  withdrawn: (company) => `Der Zugang von ${company} ist beendet.`,
  choose: (company, goods) => `Antrag von ${company} auf ${goods} auswählen`,
  many: {
    grantTitle: 'Mehreren Zugang geben',
    grantLead: (count) =>
      count === 1
        ? 'Der Betrieb sieht den Artikel dann mit Preis und Bestand und kann bestellen.'
        : `Die ${count} Anträge werden angenommen: Die Betriebe sehen die Artikel dann mit Preis und Bestand und können bestellen.`,
    rejectTitle: 'Mehrere ablehnen',
    rejectLead: (count) => (count === 1 ? '1 Antrag wird abgelehnt.' : `${count} Anträge werden abgelehnt.`),
  },
  reasonHint: 'Der Betrieb liest den Grund in der E-Mail.',
}
