import type { CatalogueHead } from './catalogue-head.ts'

/** How far a catalogue of a supplier was applied: the numbers of its last updates, 0 for the whole catalogue. */
export type AppliedCatalogue = { version: string; productsUpdate: number; pricesUpdate: number }

/** Why an update does not follow what was applied last of its catalogue; the sentences are in texts/<language>/import/replies.ts. */
export type OrderFault =
  | { code: 'NOTHING_APPLIED'; id: string }
  | { code: 'OTHER_VERSION'; stated: string; applied: string }
  | { code: 'GAP' | 'REPEATED'; previous: number; last: number }

/**
 * Null where it follows, and for a whole catalogue. BMEcat counts updates of products and of prices from the last whole catalogue; some
 * systems count both on together, which is taken as well.
 */
export function orderFault(head: CatalogueHead, last: AppliedCatalogue | null): OrderFault | null {
  const { previous } = head
  if (head.content === 'ALL' || previous === null) return null
  if (!last) return { code: 'NOTHING_APPLIED', id: head.id }
  if (last.version !== head.version) return { code: 'OTHER_VERSION', stated: head.version, applied: last.version }
  const own = head.content === 'PRODUCTS' ? last.productsUpdate : last.pricesUpdate
  if (previous === own || previous === Math.max(last.productsUpdate, last.pricesUpdate)) return null
  return { code: previous > own ? 'GAP' : 'REPEATED', previous, last: own }
}

/** What has been applied once this catalogue has. */
export function stateAfter(head: CatalogueHead, last: AppliedCatalogue | null): AppliedCatalogue {
  const { version, content, previous } = head
  const begun = last?.version === version ? last : { version, productsUpdate: 0, pricesUpdate: 0 }
  if (content === 'ALL') return { version, productsUpdate: 0, pricesUpdate: 0 }
  if (previous === null) return begun
  return content === 'PRODUCTS' ? { ...begun, productsUpdate: previous + 1 } : { ...begun, pricesUpdate: previous + 1 }
}
