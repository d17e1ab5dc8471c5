import type { Facet } from '../../contract/listings.ts'
import type { GoTo } from '../platform/navigation/use-address.ts'

/** A filter, the address it stands in and how to change it. */
export type FacetProps = { facet: Facet; search: URLSearchParams; go: GoTo }
