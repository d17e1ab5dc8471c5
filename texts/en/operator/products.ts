import type { AccessStatus } from '../../../contract/exclusive.ts'

/** Help and answers of `npm run operator -- products`. */
export const products = {
  summary: 'see and change the status of products',
  actions: {
    list: {
      takes: [],
      explains: 'Lists products with status and store, the oldest first, at most 200.',
      options: {
        status: ['<status>', 'only those that are DRAFT, IN_REVIEW, ACTIVE, PAUSED, ARCHIVED or BLOCKED'],
        store: ['<slug>', 'only those of this store'],
      },
    },
    missing: {
      takes: [],
      explains: 'Lists goods of which more is promised to buyers than the last import found on the shelf, at most 200.',
    },
    show: { takes: ['<SKU>…'], explains: 'Shows products and what they may become.' },
    status: {
      takes: ['<status>', '<SKU>…'],
      explains:
        'Gives products a new status, all or none: DRAFT → IN_REVIEW → ACTIVE ⇄ PAUSED; BLOCKED from everywhere ' +
        'and back to IN_REVIEW; ARCHIVED for good. Only ACTIVE ones are seen.',
    },
  },
  none: 'There is none.',
  missing: (it: { promised: number; missing: number }) => `${it.missing} of ${it.promised} promised pieces missing`,
  next: (statuses: string) => (statuses ? `may become ${statuses}` : 'stays as it is'),
  changed: (skuId: string, was: string, is: string) => `${skuId}: ${was} → ${is}`,
  unchanged: 'They have this status already.',
  noStatus: (text: string, statuses: string) => `'${text}' is not a status; there are ${statuses}.`,
  unknown: (skuIds: string[]) => `There is no product with the SKU ${skuIds.join(', ')}.`,
  impossible: (skuId: string, is: string, wanted: string, possible: string) =>
    `${skuId} is ${is} and cannot become ${wanted}${possible ? `, only ${possible}` : ''}.`,
  nothingChanged: 'Nothing was changed.',
}

type Line = {
  status: AccessStatus
  email: string
  companyName: string
  skuId: string
  productName: string
  storeName: string
  since: string
  until: string | null
  withdrawn: string | null
}
const statuses: Record<AccessStatus, string> = {
  GRANTED: 'granted',
  PENDING: 'waits for a decision',
  REJECTED: 'rejected',
  NONE: 'ended',
}

/** Help and answers of `npm run operator -- grants`. */
export const grants = {
  summary: 'who may see exclusive products',
  actions: {
    list: { takes: [], explains: 'Lists applications and grants, those that wait for a decision first.' },
    grant: {
      takes: ['<email of the buyer>', '<SKU>'],
      explains: 'Lets the buyer see and order the product, with or without an application. The buyer is told by mail.',
      options: {
        until: ['<date>', 'last day of the access (2027-03-31, German time) or a time with offset'],
        reason: ['<text>', 'what the buyer is told with it'],
      },
    },
    reject: {
      takes: ['<email of the buyer>', '<SKU>'],
      explains: 'Declines the application the buyer waits with. The buyer is told by mail.',
      options: { reason: ['<text>', 'what the buyer is told with it'] },
    },
    withdraw: {
      takes: ['<email of the buyer>', '<SKU>'],
      explains: 'Ends the access at once, also for what lies in the cart. The buyer is told by mail.',
      options: { reason: ['<text>', 'what the buyer is told with it'] },
    },
  },
  none: 'There are no applications and no grants.',
  line: ({ status, email, companyName, skuId, productName, storeName, since, until, withdrawn }: Line) =>
    `${statuses[status]}  ${skuId} ${productName} (${storeName})  ${email}, ${companyName}  since ${since}` +
    (until ? `, until ${until}` : '') +
    (withdrawn ? `, withdrawn ${withdrawn}` : ''),
  granted: (email: string, skuId: string) => `${email} may see ${skuId}.`,
  grantedAlready: (email: string, skuId: string) => `${email} may see ${skuId} already, just as long.`,
  rejected: (email: string, skuId: string) => `The application of ${email} for ${skuId} is declined.`,
  withdrawn: (email: string, skuId: string) => `${email} may not see ${skuId} any more.`,
  unknown: (email: string, skuId: string) =>
    `There is no buyer with the email ${email}, or no exclusive product with the SKU ${skuId}.`,
  nothingOpen: (email: string, skuId: string) => `${email} has no application for ${skuId} that waits for a decision.`,
  noGrant: (email: string, skuId: string) => `${email} has no access to ${skuId}.`,
  badDate: (text: string) => `"${text}" is no date like 2027-03-31.`,
}

/** Help and answers of `npm run operator -- stores`. */
export const stores = {
  summary: 'let stores sell, or stop them',
  actions: {
    list: { takes: [], explains: 'Lists all stores and whether they sell.' },
    pause: {
      takes: ['<slug>', '<reason…>'],
      explains:
        'Stops a store: its goods stay to be seen, but cannot be ordered, also where they lie in a cart. It gets a mail with the reason.',
    },
    resume: { takes: ['<slug>'], explains: 'Lets a store sell again.' },
    seller: {
      takes: ['<slug>', '<field>', '<value>'],
      explains:
        'Writes one fact about who sells, such as postalCode, contactPhone, vatId or isSmallBusiness (YES, NO). It stands in the documents of new orders.',
    },
  },
  sells: 'sells   ',
  doesNotSell: 'stopped ',
  reasonMissing: 'The reason is missing; the store reads it.',
  unknown: (slug: string) => `There is no store with the slug ${slug}.`,
  unchanged: (name: string) => `Nothing to do: ${name} is in this state already.`,
  paused: (name: string) => `${name} does not sell any more.`,
  resumed: (name: string) => `${name} sells again.`,
  sellerChanged: (name: string, field: string) => `${name}: ${field} is written.`,
  unknownField: (field: string, fields: string) => `There is no field ${field || '(none)'}. There are: ${fields}.`,
  badValue: (field: string, value: string) => `"${value}" is no ${field}.`,
  sellerMissing: (name: string, field: string) => `${name} cannot sell: ${field} is missing.`,
  sellerFields: {
    companyName: 'the name of the company',
    street: 'the street',
    streetNumber: 'the number of the house',
    postalCode: 'the postcode',
    cityName: 'the town',
    contactName: 'a contact',
    contactPhone: 'the contact’s phone number',
    email: 'the e-mail address',
    vatId: 'the VAT id or tax number',
  },
}

/** Help and answers of `npm run operator -- reviews`. */
export const reviews = {
  summary: 'reviews: show and hide',
  actions: {
    list: {
      takes: [],
      explains: 'Lists the newest 50 reviews, those that wait for a decision first.',
      options: { waiting: ['only those that wait'] },
    },
    show: { takes: ['<id>'], explains: 'Shows a review; it counts in the ratings.' },
    hide: { takes: ['<id>'], explains: 'Hides a review; it does not count.' },
  },
  none: 'There are no such reviews.',
  unknown: (id: string) => `There is no review ${id}.`,
  shown: (id: string) => `Review ${id} is shown.`,
  hidden: (id: string) => `Review ${id} is hidden.`,
  states: { shown: 'shown', hidden: 'hidden', waiting: 'waits' },
}

/** Help and answers of `npm run operator -- designs`. */
export const designs = {
  summary: "buyers' own designs, in the place of their store",
  actions: {
    list: {
      takes: [],
      explains: 'Lists submitted designs, those that changed last first.',
      options: { status: ['<status>', 'only those, such as SUBMITTED or CHANGES_REQUESTED'] },
    },
    show: { takes: ['<id>'], explains: 'Shows one design with its pictures, proofs and messages.' },
    proof: {
      takes: ['<id>'],
      explains: 'Sends the design as it is as proof, with an offer. The buyer is told by mail.',
      options: {
        price: ['<euros>', 'net price of a piece, such as 4.90'],
        setup: ['<euros>', 'net, once for each order; 0 without it'],
        minimum: ['<pieces>', 'smallest quantity, whole boxes'],
        days: ['<days>', 'until the goods are ready'],
        until: ['<date>', 'last day of the offer, such as 2027-03-31'],
        message: ['<text>', 'what the buyer is told with it'],
      },
    },
    reject: { takes: ['<id>', '<why>…'], explains: 'Declines the design. The buyer is told by mail.' },
    message: { takes: ['<id>', '<text>…'], explains: 'Writes to the buyer and the store.' },
  },
  none: 'There are no such designs.',
  statuses: (all: string) => `The status is one of ${all}.`,
  input: (quantity: number, technique: string, colors: string, text: string) =>
    [`${quantity} pieces`, technique, colors, text && `text "${text}"`].filter(Boolean).join(', '),
  pictures: (urls: string[]) => `Pictures: ${urls.join('  ')}`,
  proof: (number: number, at: string, price: string, setup: string) =>
    `Proof ${number} of ${at}: ${price} a piece, setup ${setup}`,
  sent: (title: string) => `The proof of "${title}" is sent.`,
  rejected: (title: string) => `"${title}" is declined.`,
  written: (title: string) => `The message about "${title}" is written.`,
}

/** Help and answers of `npm run operator -- synonyms`. */
export const synonyms = {
  summary: 'names by which the search finds one thing',
  actions: {
    list: {
      takes: [],
      explains: 'Lists the groups of names.',
      options: { name: ['<name>', 'only those of which a name holds this'] },
    },
    add: {
      takes: ['<name>', '<other name>…'],
      explains:
        'Takes the names for one thing; a group of the first name grows. The search knows them within a second.',
      options: {
        language: ['<language>', 'only for searches in it: de or en'],
        'one-way': ['the first name also finds the others, and none of them the first'],
      },
    },
    remove: { takes: ['<number>'], explains: 'Removes a group by the number that list shows.' },
  },
  none: 'There are no such names.',
  tooFew: 'Two names that differ are needed.',
  tooMany: 'A group has at most 20 names.',
  tooManyGroups: 'There are as many groups as there can be. Remove one first.',
  unknownLanguage: 'The language is de or en.',
  added: (names: string) => `One thing for the search: ${names}.`,
  addedOneWay: (names: string) => `The search goes one way: ${names}.`,
  removed: (names: string[]) => `No longer one thing for the search: ${names.join(', ')}.`,
  unknown: (id: string) => `There is no group ${id}.`,
}
