import type { KeySide, keyRights } from '../../../contract/rights.ts'

/** What a right of a key is called, and what a system does with it. */
type KeyRightTexts = { [S in KeySide]: Record<(typeof keyRights)[S][number], { name: string; hint: string }> }

const rights: KeyRightTexts = {
  buyer: {
    buy: { name: 'Buying', hint: 'sees prices, fills a cart of its own, orders, manages addresses and lists' },
    orders: { name: 'Orders', hint: 'reads orders with prices and their state' },
    receive: { name: 'Goods in', hint: 'reads deliveries without prices and confirms their arrival' },
    documents: { name: 'Documents', hint: 'fetches invoices, credit notes and delivery notes' },
  },
  supplier: {
    orders: { name: 'Changing orders', hint: 'every step, those that give money back, too' },
    readOrders: { name: 'Orders with amounts', hint: 'reads them with prices and documents' },
    viewOrders: { name: 'Orders without amounts', hint: 'reads what is to be packed' },
    pack: { name: 'Packing', hint: 'confirms orders, ships them, marks them delivered' },
    stock: { name: 'Stock', hint: 'reads the sheet and writes what was counted' },
    prices: { name: 'Prices', hint: 'compares and applies changes of prices' },
    sales: { name: 'Sales', hint: 'access to exclusive goods, designs and proofs, replies to reviews' },
    finance: { name: 'Finance', hint: 'reads payouts' },
  },
}

export const apiKeys = {
  title: 'API keys',
  lead: 'With an API key another system works for you: it reads and writes over the API what its rights allow, and nothing else.',
  docs: 'What the API can do',
  failed: 'The keys could not be loaded',
  none: 'No system calls with a key yet.',
  make: 'Make a key',
  makeTitle: 'Make an API key',
  name: 'Name',
  nameHint: 'For which system it is, such as ‘Merchandise management’.',
  rightsLabel: 'What it may do',
  noRight: 'Please choose at least one right.',
  daysLabel: 'Ends by itself',
  days: (days: number) => (days === 365 ? 'after a year' : `after ${days} days`),
  madeTitle: 'Your new key',
  madeLead: 'Copy it now and keep it in a safe place: we store no copy and cannot show it again.',
  copy: 'Copy',
  copied: 'The key is copied.',
  notCopied: 'The browser does not copy. Please select and copy it yourself.',
  stored: 'I have stored it',
  keys: 'Keys',
  facts: (who: string, made: string, until: string) => `Made by ${who} on ${made}, ends on ${until}`,
  used: (moment: string | null) => (moment === null ? 'Not used yet' : `Last used ${moment}`),
  end: 'End',
  endNamed: (name: string) => `End ‘${name}’`,
  endAsk: (name: string) => `End ‘${name}’?`,
  endText: 'The system that calls with it is refused from this moment on. This cannot be taken back.',
  ended: 'The key has ended.',
  writes: 'What was written with keys',
  writesLead: 'The last hundred calls that were meant to change something.',
  outcomes: { DONE: 'done', REFUSED: 'refused', UNKNOWN: 'broke off' },
  rights,
}
