import { numberFormat } from '../../../contract/platform/formats.ts'
import type { RuleName } from '../../../contract/range/completeness.ts'
import { legalFactTexts } from './legal-facts.ts'
import type { ProductView } from '../../../contract/range/list.ts'
import type { ProductStatus } from '../../../contract/range/editor.ts'

const products = (count: number) => `${number.format(count)} ${count === 1 ? 'product' : 'products'}`

const views: Record<ProductView, string> = {
  ALL: 'All',
  ACTIVE: 'Active',
  DRAFT: 'Drafts',
  IN_REVIEW: 'In review',
  REFUSED: 'Refused',
  PAUSED: 'Paused',
  INCOMPLETE: 'Incomplete',
  LOW: 'Low stock',
  ARCHIVED: 'Archived',
}
const statuses: Record<ProductStatus, string> = {
  DRAFT: 'Draft',
  IN_REVIEW: 'In review',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  BLOCKED: 'Refused',
  ARCHIVED: 'Archived',
}

/** What should be said of a product. */
const rules: Record<RuleName, string> = {
  PHOTOS: 'Pictures of your own',
  NAME: 'German name',
  DESCRIPTION: 'German description',
  ENGLISH: 'English name and description',
  PRICE: 'Price',
  PACK: 'Content and pieces in a carton',
  NUMBER: 'Product number',
  GTIN: 'GTIN',
  ATTRIBUTES: 'Attributes',
  REQUIRED_ATTRIBUTES: 'Required attributes',
  ...legalFactTexts.labels,
  ALLERGENS: 'Allergens, or that there are none',
  LUCID: 'Packaging, LUCID number',
}

const number = numberFormat('en-GB')

/** The list of a store's products. */
export const rangeList = {
  views,
  statuses,
  search: 'Name, brand, product number, GTIN',
  categoryFilter: 'Category',
  brandFilter: 'Brand',
  markFilter: 'Marked as',
  marks: { ORGANIC: 'Organic', EXCLUSIVE: 'Exclusive' },
  missingFilter: 'Lacks',
  rules,
  pieces: (count: number) => number.format(count),
  lasts: (days: number) => (days === 1 ? 'lasts 1 day' : days > 365 ? 'lasts over a year' : `lasts ${days} days`),
  exportCsv: 'Save as CSV',
  exported: 'This view as CSV',
  bulk: {
    actions: {
      PAUSE: 'Pause',
      ACTIVATE: 'Activate',
      ARCHIVE: 'Archive',
      RESTORE: 'Bring back',
      CATEGORY: 'Move to category',
    },
    titles: {
      PAUSE: 'Pause products',
      ACTIVATE: 'Activate products',
      ARCHIVE: 'Archive products',
      RESTORE: 'Take products back',
      CATEGORY: 'Move products to another category',
    },
    done: {
      PAUSE: (count: number) => `${products(count)} paused.`,
      ACTIVATE: (count: number) => `${products(count)} activated.`,
      ARCHIVE: (count: number) => `${products(count)} archived.`,
    },
    undo: 'Undo',
    undone: (count: number) => `${products(count)} as before.`,
    undoTitle: 'Undo',
    some: (action: string, possible: number, all: number) => `${action}: ${possible} of ${all}`,
    sheet: 'Open in prices and stock',
    move: 'Move',
    moveHint: 'Of products on sale we look at it first, unless your store is trusted.',
  },
  columns: {
    product: 'Product',
    status: 'Status',
    category: 'Category',
    price: 'List price',
    finalPrice: 'Final price',
    complete: 'Complete',
    stock: 'Sellable',
    changed: 'Changed',
  },
  unnamed: 'Without a name yet',
  draft: 'Unpublished changes',
  waiting: 'Change in review',
  empty: 'No product yet. Create your first one.',
  importList: 'Import a price list',
  create: 'New product',
  newProduct: {
    title: 'New product',
    lead: 'It stays a draft until you publish it.',
    gtin: 'GTIN',
    gtinHint:
      'The number below the bar code. If it is known, name, brand, category and allergens are filled in for you to check.',
    category: 'Category',
    categoryHint: 'May be left out where the GTIN is known.',
    create: 'Create',
    cancel: 'Cancel',
  },
}
