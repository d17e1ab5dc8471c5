import type * as en from '../../en/catalogue/ranking.ts'

export const ranking: typeof en.ranking = {
  notes: {
    RELEVANCE:
      'Empfohlen: Lieferbares zuerst, dann nach den Bestellungen der letzten 90 Tage, in der Suche danach, wie gut es passt. Für einen Platz bezahlt niemand.',
    BESTSELLER:
      'Meistbestellt: Lieferbares zuerst, dann danach, in wie vielen Bestellungen der letzten 90 Tage es stand. Was niemand bestellt hat, folgt ohne Rang.',
  },
  more: 'So sortiert Tresen',
  anchor: 'reihenfolge',
}
