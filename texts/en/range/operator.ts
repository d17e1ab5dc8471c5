import type { WordKind } from '../../../contract/range/word-list.ts'

const words: Record<WordKind, string> = {
  HEALTH: 'Health claim',
  PRICE: 'Price in a text',
  CONTACT: 'Contact in a text',
}

/** What operators see of a product that they decide about. */
export const judgement = {
  failed: 'The product could not be loaded',
  field: 'Field',
  before: 'Until now',
  after: 'Handed in',
  stated: 'Stated',
  nothingChanged: 'Nothing of it waits.',
  say: (field: string) => `Words at ${field}`,
  sayHint: 'The store reads them at this field.',
  note: (text: string) => `The store writes: ${text}`,
  words,
  found: 'The word list finds',
  noWords: 'The word list finds nothing.',
  missing: 'Not stated',
  nothingMissing: 'All is stated that should be.',
  doubles: 'Same GTIN in this store',
  others: (count: number) =>
    count === 1 ? 'One other store sells the product' : `${count} other stores sell the product`,
  sold: (pieces: number) => `${pieces} pieces ordered within 28 days`,
  standing: (active: number, refused: number) => `${active} on sale, ${refused} refused so far`,
  trusted: 'Texts go live without a look',
  trust: 'Trust this store',
  distrust: 'Trust it no more',
  trustHint:
    'Texts and pictures of products on sale go live at once then, unless the word list finds something. New products still wait.',
  tooFew: (least: number) => `Usual from ${least} good products on.`,
  trustReason: 'Only operators read it.',
}
