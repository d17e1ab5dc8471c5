import type { operatorReviews as English } from '../../en/operator/reviews.ts'

export const operatorReviews: typeof English = {
  summary: 'Bewertungen: zeigen und verbergen',
  actions: {
    list: {
      takes: [],
      explains: 'Zeigt die neuesten 50 Bewertungen, zuerst die, die auf eine Entscheidung warten.',
      options: { waiting: ['nur die wartenden'] },
    },
    show: { takes: ['<Id>'], explains: 'Zeigt eine Bewertung; sie zählt in den Durchschnitten.' },
    hide: { takes: ['<Id>'], explains: 'Verbirgt eine Bewertung; sie zählt nicht.' },
  },
  none: 'Solche Bewertungen gibt es nicht.',
  unknown: (id) => `Die Bewertung ${id} gibt es nicht.`,
  shown: (id) => `Die Bewertung ${id} wird gezeigt.`,
  hidden: (id) => `Die Bewertung ${id} ist verborgen.`,
  states: { shown: 'gezeigt', hidden: 'verborgen', waiting: 'wartet' },
}
