/** 'YYYY-MM-DD HH:MM' as the clocks in Germany show it. */
export const germanTime = (at: Date): string => format.format(at)

// The Swedish form is the one that sorts.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })
