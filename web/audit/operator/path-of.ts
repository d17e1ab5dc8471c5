const paths: Record<string, (id: string) => string> = {
  approval: (id) => `/operator/approvals?id=${id}`,
  'bank-statement': (id) => `/operator/payouts/statements/${id}`,
  buyer: (id) => `/operator/buyers/${id}`,
  category: (id) => `/operator/categories/${id}`,
  collection: (id) => `/operator/collections/${id}`,
  claim: (id) => `/operator/claims/${id}`,
  order: (id) => `/operator/orders/${id}`,
  'payout-run': (id) => `/operator/payouts/${id}`,
  post: (id) => `/operator/magazine/${id}`,
  product: (id) => `/operator/products?open=${id}`,
  receivable: (id) => `/operator/payments?view=RECEIVABLES&q=${id}`,
  store: (id) => `/operator/stores/${id}`,
  'sub-order': (id) => `/operator/orders/${id.replace(/-\d+$/, '')}`,
  ticket: (id) => `/operator/tickets/${id}`,
}

/** The page of a thing that the audit names, without the language; null where it has none. */
export const pathOf = (kind: string, id: string): string | null => paths[kind]?.(encodeURIComponent(id)) ?? null
