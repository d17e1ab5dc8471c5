/** Help and answers of `npm run operator -- payouts`. */
export const payouts = {
  summary: 'payouts to stores',
  actions: {
    list: { takes: [], explains: 'Lists payouts, the newest first.' },
    propose: {
      takes: [],
      explains: 'Proposes what is settled to every store that has an account and is not held; nothing is ordered yet.',
    },
    approve: {
      takes: [],
      explains: 'Orders the run that somebody else has proposed and prints the file for the bank (pain.001).',
    },
    file: { takes: ['<number of the run>'], explains: 'Prints the file for the bank of an ordered run once more.' },
    discard: { takes: [], explains: 'Gives up the run that waits.' },
    paid: { takes: ['<number>'], explains: 'Records that the bank has paid it.' },
    returned: {
      takes: ['<number>', '<reason…>'],
      explains: 'Records that its money came back: the store is owed it again and held.',
    },
    statement: {
      takes: ['<file>'],
      explains: 'Says what a bank statement (camt.053) would record: payouts paid and sent back, transfers of buyers.',
      options: { apply: ['records it'], reason: ['<text>', 'stands in the audit'] },
    },
    account: {
      takes: ['<store>', '<IBAN>', '<holder…>'],
      explains: 'Sets where the money of a store goes; a changed account may be used after two days.',
    },
    hold: { takes: ['<store>', '<reason…>'], explains: 'Pays a store nothing, also from a run that waits.' },
    release: { takes: ['<store>'], explains: 'Pays a held store again.' },
  },
  none: 'There are no payouts.',
  states: { PROPOSED: 'proposed', ORDERED: 'ordered', PAID: 'paid', RETURNED: 'sent back' },
  proposed: (number: number, payouts: number, sum: string) =>
    `Run ${number}: ${payouts} payouts, ${sum}. It waits for approval.`,
  open: 'A run waits for approval already.',
  nothing: 'Nothing is settled that could be paid.',
  noRun: 'No run waits for approval.',
  fourEyes: 'A run is approved by somebody else than who proposed it.',
  aloneLimit: (limit: string) =>
    `Above ${limit} nobody approves a run of their own, also not who is alone in the team.`,
  unknownRun: (number: string) => `No ordered run has the number '${number}'.`,
  discarded: 'The run is given up.',
  paid: (number: string) => `${number} is paid.`,
  returned: (number: string) => `${number} came back; the store is owed it again and held.`,
  notReturnable: (number: string) => `No payout with the number '${number}' was ordered, or it came back already.`,
  notOrdered: (number: string) => `No payout that waits for the bank has the number '${number}'.`,
  unreadableFile: (path: string) => `There is no file '${path}' of at most 10 MB.`,
  line: (line: number) => `line ${line}`,
  expected: (sum: string) => `expected ${sum}`,
  moreOf: (count: number, state: string) => `and ${count} more: ${state}`,
  nothingToRecord: 'Nothing of it is to be recorded.',
  applyHint: 'Nothing is recorded yet. With --apply it is.',
  recorded: (done: number, left: number) =>
    `${done} recorded.${left > 0 ? ` ${left} were left, as they have changed or time ran out: look at them again.` : ''}`,
  unknownStore: (slug: string) => `There is no store '${slug}'.`,
  badIban: (text: string) => `The check digits of the IBAN '${text}' are wrong.`,
  missing: 'Say the store and the words that belong to it; --help shows how.',
  account: (store: string, from: string) => `The money of ${store} goes there from ${from} on.`,
  held: (store: string) => `${store} is paid nothing until it is released.`,
  released: (store: string) => `${store} is paid again.`,
  unchanged: (store: string) => `Nothing has changed for ${store}.`,
}
