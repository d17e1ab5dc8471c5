/** Below listings in these orders; loaded once the page is there. */
export const ranking = {
  notes: {
    RELEVANCE:
      'Recommended: what is in stock first, then by the orders of the last 90 days; in a search by how well it fits. Nobody pays for a place.',
    BESTSELLER:
      'Most ordered: what is in stock first, then by how many orders of the last 90 days it was part of. What nobody has ordered follows without a rank.',
  },
  more: 'How Tresen sorts',
  /** Of the section of the terms that says it. */
  anchor: 'ranking',
}
