// Without a schema, as the browser needs these before its first call.

/**
 * The filters of every listing, by kind: what the contract accepts, the address of a listing holds and the index counts
 * follows from here. What a product needs to pass stands in `api/listings/listing-filters.ts`.
 */
export const flagFilters = ['inStock', 'sale', 'organic', 'reusable'] as const
/** One value each: slugs, and `arrivesBy`, the day on which goods are there at the latest. */
export const valueFilters = ['category', 'store', 'arrivesBy'] as const
/** Euros, but `leadMax`: working days until delivery at most. */
export const amountFilters = ['priceMin', 'priceMax', 'minOrderMax', 'leadMax'] as const
/** Several values may be chosen of each: what is in a piece ('500-g'), how it is packed. */
export const listFilters = ['brand', 'content', 'box'] as const
/** How many pieces come in a box, roughly. */
export const boxKinds = ['single', 'to-6', 'to-12', 'larger'] as const
export type FlagFilter = (typeof flagFilters)[number]

/** Of amounts in euros, of the values of a brand or attribute filter and of how many attributes may be asked for. */
export const filterBounds = { maxAmount: 1_000_000, maxValues: 40, maxValueLength: 80, maxAttributes: 10 } as const
export const attributeKey = /^[a-z][a-z0-9_]{0,39}$/
