import type { JudgedMark, JudgedView } from '../../../contract/range/operator-list.ts'

const views: Record<JudgedView, string> = {
  ALL: 'All',
  ACTIVE: 'On sale',
  IN_REVIEW: 'In review',
  BLOCKED: 'Blocked',
  PAUSED: 'Paused',
  ARCHIVED: 'Archived',
}
const marks: Record<JudgedMark, string> = {
  SAME_GTIN: 'Same GTIN',
  NO_PICTURE: 'Without picture',
  FACTS_MISSING: 'Lacks required facts',
}

/** The products of all stores, as operators look after them. */
export const judgedList = {
  views,
  marks,
  search: 'Name, brand, article number, GTIN',
  storeFilter: 'Of the store',
  categoryFilter: 'Category',
  markFilter: 'Marked as',
  empty: 'There is no product in this view.',
  blocked: 'Blocked',
  waiting: 'Change waits',
  columns: {
    product: 'Product',
    store: 'Sold by',
    status: 'State',
    category: 'Category',
    price: 'Price',
    sold: 'Sold, 28 days',
    marks: 'Marks',
  },
  since: (day: string) => `since ${day}`,
  block: 'Block',
  blockHint: 'The store reads it in the mail and in its editor.',
  release: 'Release for review',
  releaseHint: 'It stands in Approvals then and is sold once it is approved there. Only operators read the reason.',
  changed: 'Done.',
  history: 'History',
  noHistory: 'Nothing was noted yet.',
  failedHistory: 'The history could not be loaded',
  shop: 'See it in the shop',
}
