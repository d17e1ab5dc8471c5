import type postgres from 'postgres'

/** Which products a listing is about, before the viewer's filters. Fragments over `p` (product). */
export type ListingScope = {
  /** Joins behind `product p`; `sql```  where none is needed. */
  joins: postgres.Fragment
  where: postgres.Fragment
  /** What RELEVANCE orders by, the best first. */
  relevance: postgres.Fragment
  /** All its products are of one category below a root: they share attributes, and need no category facet. */
  isLeaf: boolean
}
