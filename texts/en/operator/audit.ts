/** Help and answers of `npm run operator -- audit`. */
export const audit = {
  summary: 'audit: what operators have done, and whether it still stands as it was noted',
  actions: {
    verify: {
      takes: [],
      explains:
        'Checks every row and the chain of their hashes; names the first broken one and prints the head of the chain, to be kept elsewhere.',
      options: { head: ['<number>:<hash>', 'a head kept earlier, which the chain must still hold'] },
    },
  },
  holds: (sealed: number) => `The audit holds: ${sealed} rows are chained.`,
  head: (head: string) => `Head of the chain: ${head}`,
  badHead: 'A head looks like 4711:0a1b…, as an earlier check printed it.',
  broken: (sealed: number, place: string, what: string) =>
    `The audit is broken at ${place}: ${what} The ${sealed} rows before it hold.`,
  place: (number: number | null, id: string | null) => [number && `row ${number}`, id].filter(Boolean).join(', id '),
  kinds: {
    MISSING: 'the row was taken out.',
    CHANGED: 'the row says something else than was noted.',
    WORDS: 'its reason, detail, before or after are not those that were noted.',
    ERASED: 'its words are gone, though nobody it concerns was erased.',
    GAP: 'links of the chain before it were taken out.',
    UNSEALED: 'the row was kept out of the chain.',
    HEAD: 'the chain no longer holds the head that you kept: it was cut or written anew.',
  },
}
