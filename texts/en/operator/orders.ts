const subOrder = '<number of the delivery, T100001-1>'
const reason = { reason: ['<text>', 'what the buyer is told'] }

const version = { version: ['<number>', 'of the delivery as you have seen it, so that a repeat is no second step'] }

/** Help and answers of `npm run operator -- orders`. */
export const orders = {
  summary: 'orders: their money, their steps',
  actions: {
    list: {
      takes: [],
      explains: 'Lists the newest 50 orders.',
      options: { status: ['<status>', 'only those with a part in this status'] },
    },
    'mark-paid': {
      takes: ['<number of the order, T100001>'],
      explains:
        'Records that a bank transfer has arrived in full, also one in the place of an authorisation that has ended.',
    },
    confirm: { takes: [subOrder], explains: 'Confirms a delivery in the name of the store.' },
    reject: { takes: [subOrder], explains: 'Rejects a delivery; goods and money go back.', options: reason },
    ship: {
      takes: [subOrder],
      explains: 'Records a parcel.',
      options: {
        carrier: ['<name>', 'who carries it'],
        tracking: ['<number>', 'its tracking number'],
        lines: ['<SKU:pieces,…>', 'what is in it; all that is left without it'],
        ...version,
      },
    },
    'cancel-rest': {
      takes: [subOrder],
      explains: 'Cancels what has not left of a delivery.',
      options: reason,
    },
    'cancel-lines': {
      takes: [subOrder],
      explains: 'Cancels pieces that are still open, in the name of the store; their money goes back.',
      options: {
        lines: ['<SKU:pieces,…>', 'which'],
        cause: ['<cause>', 'OUT_OF_STOCK, DISCONTINUED, DAMAGED, NOT_TO_ADDRESS or OTHER, which wants --reason'],
        ...reason,
        ...version,
      },
    },
    delivered: { takes: [subOrder], explains: 'Records that a delivery has arrived.' },
    cancel: {
      takes: [subOrder],
      explains: 'Cancels a delivery of which nothing has left; an unpaid order as a whole.',
      options: reason,
    },
    'accept-return': {
      takes: [subOrder],
      explains: 'Takes goods back and gives their money back.',
      options: {
        lines: ['<SKU:pieces,…>', 'which; without it those that the buyer asked to return'],
        unsellable: ['<SKU,…>', 'what does not go back into stock'],
        ...version,
      },
    },
    'decline-return': {
      takes: [subOrder],
      explains: 'Declines a return that was asked for.',
      options: { ...reason, ...version },
    },
  },
  unknown: (number: string) => `There is no order ${number}.`,
  none: 'There are no orders.',
  badLines: (text: string) => `Lines look like 100123:6,100124:12, not '${text}'.`,
  paid: (number: string) => `Order ${number} is paid.`,
  knownPaid: (number: string) => `Order ${number} was paid already.`,
  tooLate: (number: string) => `Order ${number} has ended before; the money goes back.`,
  noTransfer: (number: string) => `Order ${number} is not paid by bank transfer; its provider tells when it is paid.`,
  version: (version: number) => `version ${version}`,
  badCause: (text: string, causes: string) => `A cause is one of ${causes}, not '${text}'.`,
  badVersion: (text: string) => `A version is a number, not '${text}'.`,
  versionMissing: (number: string, version: number) =>
    `${number} is at version ${version}. If that is what you have seen, add --version ${version}: then the step is taken once.`,
  now: (number: string, status: string) => `${number}: ${status}`,
}

/** Help and answers of `npm run operator -- payments`. */
export const payments = {
  summary: 'payments: money that goes back, and what a provider refused',
  actions: {
    chargebacks: { takes: [], explains: 'Lists what banks have taken back and not returned, the newest first.' },
    transfers: {
      takes: [],
      explains:
        'Lists accounts whose orders wait for a bank transfer: sum, lines, age of the oldest, numbers; largest first.',
    },
    'end-transfers': {
      takes: ['<e-mail>'],
      explains:
        'Cancels all orders of the account that wait for a transfer: goods can be sold again, the buyer gets a mail.',
    },
    'due-refunds': { takes: [], explains: 'Lists what has to be sent back by bank transfer, the oldest first.' },
    moves: {
      takes: [],
      explains: 'Lists refunds, captures and releases that wait for the provider’s last word or were refused by it.',
    },
    retry: {
      takes: ['<id of the move>'],
      explains: 'Asks the provider once more for a move that it refused, under a new key.',
    },
    'by-transfer': {
      takes: ['<id of the move>'],
      explains:
        'Records that a refused refund was sent, or the money of a refused capture has come, by bank transfer; the order goes on.',
    },
    reconcile: {
      takes: [],
      explains:
        'Compares provider, books and documents of all checkouts of the last 400 days now, as each night does; takes a while.',
    },
    differences: { takes: [], explains: 'Lists what that has found and what still differs, the oldest first.' },
    close: {
      takes: ['<id of the difference>'],
      explains: 'Closes a difference that you have dealt with; it stays closed while its sums are the same.',
      options: { note: ['<text>', 'what was done about it'] },
    },
    'mark-refunded': {
      takes: ['<id of the refund>'],
      explains: 'Records that it has been sent back; the buyer gets a mail.',
    },
  },
  noMoves: 'All money has been moved.',
  kinds: { CAPTURE: 'capture', REFUND: 'refund', RELEASE: 'release' },
  states: { STARTED: 'to be asked for', PENDING: 'under way', REFUSED: 'REFUSED' },
  retried: (orderNumber: string, amount: string) => `${amount} of order ${orderNumber} are tried again.`,
  transferred: (orderNumber: string, amount: string) =>
    `${amount} of order ${orderNumber} are recorded as paid by bank transfer.`,
  notRefused: (id: string) => `No refused move has the id ${id}.`,
  reconciled: (checkouts: number, news: number, failed: number) =>
    `${checkouts} checkouts compared, ${news} new differences, ${failed} without an answer of the provider.`,
  differences: {
    UNKNOWN_PAYMENT: 'the provider does not know the payment',
    PROVIDER_CAPTURES: 'captured at the provider',
    PROVIDER_REFUNDS: 'refunded at the provider',
    PROVIDER_CHARGEBACKS: 'charged back at the provider, not noted here',
    CHARGED_BACK: 'charged back by the bank',
    NO_ORDER: 'money without an order',
    BOOKS: 'taken less paid back, against what the order amounts to',
    DOCUMENTS: 'invoices less credit notes, against what has left',
  },
  sums: (expected: string, found: string) => `expected ${expected}, found ${found}`,
  noDifferences: 'Nothing differs.',
  noteMissing: 'Please say with --note what was done about it.',
  noDifference: (id: string) => `No open difference has the id ${id}.`,
  closed: (orderNumber: string) => `The difference of order ${orderNumber} is closed.`,
  noChargebacks: 'No chargeback stands.',
  none: 'Nothing has to be sent back.',
  refunded: (orderNumber: string, amount: string) => `${amount} of order ${orderNumber} are sent back.`,
  unknown: (id: string) => `No refund waits under the id ${id}.`,
  noTransfers: 'No order waits for a transfer.',
  lines: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  age: (hours: number) => `${hours} h`,
  ended: (orderNumber: string) => `Order ${orderNumber} is cancelled.`,
  nothingOpen: (email: string) => `No order of ${email} waits for a transfer.`,
  unknownAccount: (email: string) => `There is no account with the e-mail ${email}.`,
}

/** Help and answers of `npm run operator -- commission`. */
export const commission = {
  summary: 'what the marketplace earns of delivered goods',
  actions: {
    list: { takes: [], explains: 'Lists the rates with the day from which they hold.' },
    set: {
      takes: ['<percent>'],
      explains: 'Sets the rate of net goods from a day on; what has shipped before keeps its own.',
      options: {
        store: ['<slug>', 'for this store only'],
        category: ['<slug>', 'for goods of this category only'],
        from: ['<YYYY-MM-DD>', 'the first day; today where not given'],
      },
    },
  },
  none: 'No rate is set: no commission is taken.',
  everybody: 'all stores',
  everything: 'all goods',
  rate: (percent: string, store: string, category: string, from: string) =>
    `${percent} %  ${store}  ${category}  from ${from}`,
  badPercent: (text: string) =>
    `The rate is a percentage from 0 to 50 with at most two decimals, such as 12.5, not '${text}'.`,
  badDay: (text: string) => `The day looks like 2027-01-31 and is today or later, not '${text}'.`,
  unknownStore: (slug: string) => `There is no store '${slug}'.`,
  unknownCategory: (slug: string) => `There is no category '${slug}'.`,
}
