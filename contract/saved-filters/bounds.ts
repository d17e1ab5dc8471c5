/** How many choices a buyer may save, and how long a name may be. Without a schema, as the browser needs it before its first call. */
export const savedFilterBounds = { most: 30, maxName: 60 } as const
