/** Sentences of the mail that prices change. */
export const changeSetsMails = {
  hello: (firstName: string) => `Hello ${firstName},`,
  announced: {
    subject: (store: string, day: string | null): string =>
      day ? `${store}: new prices from ${day}` : `${store}: new prices`,
    title: (store: string): string => `New prices at ${store}`,
    body: (store: string, day: string | null): string =>
      day
        ? `From ${day} on ${store} asks other prices for products you have ordered. Until then today's prices hold.`
        : `${store} has changed the prices of products you have ordered.`,
  },
  withdrawn: {
    subject: (store: string, _: string | null): string => `${store}: the prices stay as they are`,
    title: (store: string): string => `No new prices at ${store}`,
    body: (store: string, day: string | null): string =>
      day
        ? `The prices that ${store} had announced for ${day} will not come. This had been planned:`
        : `${store} has taken back the prices it had announced:`,
  },
  head: ['Product', 'Now', 'Then'],
  perPieces: (count: number) => `per ${count} pieces`,
  button: 'To the store',
  more: (count: number) =>
    count === 1 ? 'One more product changes as well.' : `${count} more products change as well.`,
  why: 'Net prices of a piece where nothing else is named. You read this because you have ordered these products within the last 12 months.',
}
