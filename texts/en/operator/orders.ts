const subOrder = '<number of the delivery, T100001-1>'
const reason = { reason: ['<text>', 'what the buyer is told'] }

const version = { version: ['<number>', 'of the delivery as you have seen it, so that a repeat is no second step'] }

/** Help and answers of `npm run operator -- orders`. */
export const operatorOrders = {
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
  badVersion: (text: string) => `A version is a number, not '${text}'.`,
  versionMissing: (number: string, version: number) =>
    `${number} is at version ${version}. If that is what you have seen, add --version ${version}: then the step is taken once.`,
  now: (number: string, status: string) => `${number}: ${status}`,
}
