// Without a schema, as the browser needs these before its first call.

/** Languages of the interface and of every sentence (specification section 9). */
export const languages = ['de', 'en'] as const
