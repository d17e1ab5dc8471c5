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
  search: 'Name, brand, product number, GTIN',
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
  bulk: {
    actions: {
      BLOCK: 'Block',
      RELEASE: 'Release for review',
      PAUSE: 'Pause',
      CATEGORY: 'Change category',
      COLLECTION: 'Into a collection',
    },
    hints: {
      BLOCK: 'Each store reads the reason in one mail and in its editor.',
      RELEASE: 'They stand in Approvals then. Only operators read the reason.',
      PAUSE: 'Each store reads the reason in one mail and can activate the products again.',
      CATEGORY: 'They move at once. Each store reads the reason in one mail.',
      COLLECTION: 'They come last in it. Only operators read the reason.',
    },
    csv: 'As CSV',
    exported: 'Products as CSV',
    all: (count: number | null) => (count === null ? 'All products of this view' : `All ${count} of this view`),
    tooMany: (most: number) => `At most ${most} products can be changed at once. Narrow the view by filters.`,
    onlyChosen: 'Only the chosen ones',
    possible: (possible: number, total: number, stores: number) =>
      `Possible for ${possible} of ${total}, of ${stores === 1 ? 'one store' : `${stores} stores`}.`,
    left: (count: number, names: string) => `${count === 1 ? '1 is left' : `${count} are left`} (${names}):`,
    counting: 'Counting…',
    failed: 'It could not be counted',
    collection: 'Collection',
  },
  changed: 'Done.',
  history: 'History',
  noHistory: 'Nothing was noted yet.',
  failedHistory: 'The history could not be loaded',
  shop: 'See it in the shop',
}
