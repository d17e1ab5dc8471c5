import type * as en from '../../en/catalogue/ranking.ts'

export const ranking: typeof en.ranking = {
  recommended:
    'Empfohlen: Lieferbares zuerst, dann nach Beliebtheit, in der Suche danach, wie gut es passt. Für einen Platz bezahlt niemand.',
  more: 'So sortiert Tresen',
  anchor: 'reihenfolge',
}
