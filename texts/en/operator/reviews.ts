/** Help and answers of `npm run operator -- reviews`. */
export const operatorReviews = {
  summary: 'reviews: show and hide',
  actions: {
    list: {
      takes: [],
      explains: 'Lists the newest 50 reviews, those that wait for a decision first.',
      options: { waiting: ['only those that wait'] },
    },
    show: { takes: ['<id>'], explains: 'Shows a review; it counts in the ratings.' },
    hide: { takes: ['<id>'], explains: 'Hides a review; it does not count.' },
  },
  none: 'There are no such reviews.',
  unknown: (id: string) => `There is no review ${id}.`,
  shown: (id: string) => `Review ${id} is shown.`,
  hidden: (id: string) => `Review ${id} is hidden.`,
  states: { shown: 'shown', hidden: 'hidden', waiting: 'waits' },
}
