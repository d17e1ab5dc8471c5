const berlin = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** The minute that the clocks in Germany show at an instant, as a field takes it: '2026-12-01T09:30'. */
export const berlinMinuteOf = (at: Date | null): string => (at ? berlin.format(at).replace(' ', 'T') : '')

/** The instant at which the clocks in Germany show this minute; null for what is none. */
export function instantOf(minute: string): Date | null {
  const asUtc = Date.parse(`${minute}Z`)
  if (Number.isNaN(asUtc)) return null
  const ahead = Date.parse(`${berlinMinuteOf(new Date(asUtc))}Z`) - asUtc
  return new Date(asUtc - ahead)
}
