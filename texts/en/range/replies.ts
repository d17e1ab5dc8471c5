import type { ManyAction } from '../../../contract/range/operator-bulk.ts'
import { rangeList } from './list.ts'
import type { ContentProblemCode } from '../../../contract/range/check-content.ts'

/** What a store is told of. */
type ManyDone = Exclude<ManyAction, 'RELEASE' | 'COLLECTION'>

const problems: Record<ContentProblemCode, string> = {
  REQUIRED: 'This is needed before the product can be published.',
  TOO_LOW: 'This has to be more than 0.',
  DECIMALS: 'At most two decimals.',
  PRICE_UNIT: 'The price is that of a piece, of a carton, or of a part that a carton holds whole.',
  TIERS: 'Quantities have to rise, prices to fall, the first below the final price.',
  GTIN: 'This is no GTIN: 8, 12, 13 or 14 figures, the last one being the check digit.',
  DEPOSITS: 'Each deposit stands once, for so many pieces that a carton holds it whole.',
  PAIRS: 'Each needs a name and a value, in both languages.',
  PARTY: 'Name, address and email are needed.',
  LUCID: 'A LUCID number is DE and 13 figures.',
  WEEE: 'A WEEE number is DE and 8 figures.',
  TAKEN: 'Another product of yours has this number already.',
  GONE: 'One of these pictures is no longer there. Please upload it again.',
  UNKNOWN: 'Please choose a category that has none below it.',
}

/** A view of the list as a file. */
const file = {
  name: 'products',
  head: [
    'Product number',
    'GTIN',
    'Name',
    'Brand',
    'Status',
    'Category',
    'List price',
    'Final price',
    'Pieces in a carton',
    'Content',
    'Sellable',
    'Lasts days',
    'Complete %',
    'Refused because',
    'Changed',
    'Back in stock on',
  ],
  statuses: rangeList.statuses,
  mail: {
    subject: 'Your product list is ready',
    body: (count: number) => `The file with ${count} products is ready. It stays there for 30 days.`,
    button: 'Fetch the file',
  },
}

/** The marketplace has taken a product out of the shop. */
const blocked = {
  subject: (name: string) => `Blocked: ${name}`,
  hello: 'Hello,',
  body: (name: string) => `Tresen has blocked “${name}”: it is not sold any more until it has been reviewed again.`,
  reason: (text: string) => `Reason: ${text}`,
  reported: 'Somebody had reported the product to us. A person looked at the report and decided; no machine did.',
  byPerson: 'Nobody had reported it to us. A person decided; no machine did.',
  redress:
    'If you see it otherwise, write to us within six months by the contact form: somebody else of the team looks at it. ' +
    'An out-of-court dispute settlement body (Art. 21 Regulation (EU) 2022/2065) and the courts are open to you, too.',
  button: 'Open the product',
}

/** What the attributes of a product lack before it can be published. */
const attributes = {
  missing: (names: string) => `Still to be stated: ${names}.`,
  unfit: (names: string) =>
    `The category takes another kind of value, or has no such choice: ${names}. Please state it anew.`,
}

/** Operators have done something with several products of a store; the file of their list. */
const many = {
  unknownCollection: 'There is no such collection.',
  subject: (action: ManyDone, count: number) =>
    ({
      BLOCK: `Blocked: ${count === 1 ? '1 product' : `${count} products`}`,
      PAUSE: `Paused: ${count === 1 ? '1 product' : `${count} products`}`,
      CATEGORY: `Moved to another category: ${count === 1 ? '1 product' : `${count} products`}`,
    })[action],
  hello: 'Hello,',
  body: (action: ManyDone, category: string) =>
    ({
      BLOCK:
        'Tresen has blocked these products of yours: they are not sold any more until they have been reviewed again.',
      PAUSE: 'Tresen has paused these products of yours. You can activate them again yourself.',
      CATEGORY: `Tresen has moved these products of yours to the category “${category}”.`,
    })[action],
  more: (count: number) => `and ${count} more`,
  reason: (text: string) => `Reason: ${text}`,
  button: 'See your products',
  head: [
    'SKU number',
    'Product number',
    'GTIN',
    'Name',
    'Store',
    'Status',
    'Category',
    'Final price',
    'Sold, 28 days',
    'Marks',
    'Blocked because',
    'Blocked since',
    'Changed',
  ],
  blocked: 'Blocked',
  sameGtin: 'Same GTIN',
  noPicture: 'No photo',
  lacksFacts: 'Lacks required facts',
}

export const rangeReplies = { problems, attributes, file, blocked, many }
