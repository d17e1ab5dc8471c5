import type { RightOf } from '../rights.ts'

type Workplace = 'supplier' | 'operator'
/** The right that opens a list, and the search parameters of its page that say what it shows. */
type ListOf<S extends Workplace> = { right: RightOf<S>; filters: readonly string[] }

/** The lists of the workplaces that have filters, by the path of their page. */
export const deskLists: { [S in Workplace]: Record<string, ListOf<S>> } = {
  supplier: {
    orders: {
      right: 'viewOrders',
      filters: [
        'view',
        'q',
        'due',
        'status',
        'payment',
        'buyerId',
        'postcode',
        'product',
        'category',
        'netFrom',
        'netTo',
        'returning',
        'note',
        'design',
        'columns',
      ],
    },
    claims: { right: 'viewOrders', filters: ['view', 'q'] },
    messages: { right: 'sales', filters: ['view', 'q'] },
    products: { right: 'products', filters: ['view', 'q', 'category', 'brand', 'mark', 'missing'] },
    prices: { right: 'stock', filters: ['view', 'q', 'status', 'columns'] },
    'access-requests': { right: 'sales', filters: ['view', 'businessType', 'product'] },
    imports: { right: 'prices', filters: ['state', 'by', 'from', 'to'] },
    reviews: { right: 'sales', filters: ['rate', 'answer', 'report', 'product'] },
    'product-designs': { right: 'sales', filters: ['q', 'status', 'technique'] },
    payouts: { right: 'finance', filters: ['year', 'state'] },
    receivables: { right: 'finance', filters: ['view', 'q'] },
    'net-terms': { right: 'finance', filters: ['q'] },
  },
  operator: {
    orders: {
      right: 'orders',
      filters: [
        'view',
        'q',
        'buyerId',
        'storeId',
        'status',
        'paymentStatus',
        'method',
        'grossFrom',
        'grossTo',
        'hasProblem',
        'isImpersonated',
        'from',
        'to',
      ],
    },
    tickets: { right: 'buyers', filters: ['view', 'q', 'owner', 'subject', 'language'] },
    payments: {
      right: 'money',
      filters: ['view', 'q', 'state', 'method', 'differs', 'large', 'deadline', 'from', 'to'],
    },
    buyers: { right: 'buyers', filters: ['q', 'businessType', 'place', 'vatIdStatus', 'mark'] },
    stores: { right: 'readStores', filters: ['view', 'q'] },
    products: { right: 'catalogue', filters: ['view', 'q', 'store', 'category', 'mark'] },
    search: { right: 'synonyms', filters: ['view', 'q', 'language'] },
    magazine: { right: 'content', filters: ['view', 'q', 'topic', 'from', 'to'] },
    collections: { right: 'content', filters: ['view', 'q'] },
    promotions: { right: 'content', filters: ['view', 'q', 'placement', 'store'] },
    coupons: { right: 'content', filters: ['view', 'q', 'store', 'sort'] },
    audit: {
      right: 'audit',
      filters: ['view', 'q', 'actor', 'action', 'kind', 'target', 'storeId', 'buyer', 'isImpersonated', 'from', 'to'],
    },
    jobs: { right: 'system', filters: ['view', 'q', 'kind', 'queue', 'from', 'to'] },
  },
}

/** How many views of a list a member may have, and a team may share; how long a name may be. */
export const viewBounds = { most: 50, maxName: 60 } as const
