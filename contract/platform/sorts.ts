// Without a schema, as the browser needs these before its first call.

/** Orders of a listing. */
export const sorts = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'BESTSELLER', 'RATING'] as const
/** Orders of the list of stores. */
export const storeSorts = ['NAME', 'NEWEST', 'RATING'] as const
