/** Help and answers of `npm run operator -- products`. */
export const operatorProducts = {
  summary: 'see and change the status of products',
  actions: {
    list: {
      takes: [],
      explains: 'Lists products with status and store, the oldest first, at most 200.',
      options: {
        status: ['<status>', 'only those that are DRAFT, IN_REVIEW, ACTIVE, PAUSED, ARCHIVED or BLOCKED'],
        store: ['<slug>', 'only those of this store'],
      },
    },
    missing: {
      takes: [],
      explains: 'Lists goods of which more is promised to buyers than the last import found on the shelf, at most 200.',
    },
    show: { takes: ['<SKU>…'], explains: 'Shows products and what they may become.' },
    status: {
      takes: ['<status>', '<SKU>…'],
      explains:
        'Gives products a new status, all or none: DRAFT → IN_REVIEW → ACTIVE ⇄ PAUSED; BLOCKED from everywhere and back to IN_REVIEW; ARCHIVED for good. Only ACTIVE ones are seen.',
    },
  },
  none: 'There is none.',
  missing: (it: { promised: number; missing: number }) => `${it.missing} of ${it.promised} promised pieces missing`,
  next: (statuses: string) => (statuses ? `may become ${statuses}` : 'stays as it is'),
  changed: (skuId: string, was: string, is: string) => `${skuId}: ${was} → ${is}`,
  unchanged: 'They have this status already.',
  noStatus: (text: string, statuses: string) => `'${text}' is not a status; there are ${statuses}.`,
  unknown: (skuIds: string[]) => `There is no product with the SKU ${skuIds.join(', ')}.`,
  impossible: (skuId: string, is: string, wanted: string, possible: string) =>
    `${skuId} is ${is} and cannot become ${wanted}${possible ? `, only ${possible}` : ''}.`,
  nothingChanged: 'Nothing was changed.',
}
