/** What only an account is answered, and what a visitor has in its place. */
const ofVisitor: Record<string, unknown> = {
  price: null,
  tierText: null,
  offersText: null,
  tierPrices: [],
  facets: [],
  facetsGated: true,
}

/** An answer to an account without prices, filters and exclusive products: what may stay while another viewer's is coming. */
export function hidePersonal<T>(part: T): T
export function hidePersonal(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter(isForAll).map((each) => hidePersonal<unknown>(each))
  // Dates and HTML of the page stay as they are.
  if (part?.constructor !== Object) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key in ofVisitor ? ofVisitor[key] : hidePersonal<unknown>(value)]),
  )
}

const isForAll = (part: { badges?: string[] } | null) => !part?.badges?.includes('EXCLUSIVE')
