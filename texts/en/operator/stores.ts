/** Help and answers of `npm run operator -- stores`. */
export const operatorStores = {
  summary: 'let stores sell, or stop them',
  actions: {
    list: { takes: [], explains: 'Lists all stores and whether they sell.' },
    pause: {
      takes: ['<slug>'],
      explains: 'Stops a store: its goods stay to be seen, but cannot be ordered, also where they lie in a cart.',
    },
    resume: { takes: ['<slug>'], explains: 'Lets a store sell again.' },
  },
  sells: 'sells   ',
  doesNotSell: 'stopped ',
  unknown: (slug: string) => `There is no store with the slug ${slug}.`,
  unchanged: (name: string) => `Nothing to do: ${name} is in this state already.`,
  paused: (name: string) => `${name} does not sell any more.`,
  resumed: (name: string) => `${name} sells again.`,
}
