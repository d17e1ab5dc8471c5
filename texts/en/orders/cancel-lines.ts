import { numberFormat } from '../../../contract/platform/formats.ts'

const number = numberFormat('en-GB')

/** Cancelling pieces of an order that have not left. */
export const cancelLines = {
  title: 'Cancel pieces',
  lead: 'What you set here does not come any more; the rest stays open. The buyer gets a mail with the reason.',
  pieces: (name: string) => `Cancel of ${name}`,
  cancelled: (count: number) => `${number.format(count)} cancelled`,
  staysOpen: (count: number) => (count === 1 ? '1 stays open' : `${number.format(count)} stay open`),
  cause: 'Reason',
  causeChoice: 'Please choose',
  causes: {
    OUT_OF_STOCK: 'Out of stock',
    DISCONTINUED: 'No longer in the range',
    DAMAGED: 'Damaged or spoilt',
    NOT_TO_ADDRESS: 'Not delivered to this address',
    OTHER: 'Another reason',
  },
  causeMissing: 'Please choose a reason; the buyer reads it.',
  words: 'In your own words',
  wordsHint: 'The buyer reads it below the reason.',
  wordsMissing: 'Please say why in your own words; the buyer reads it.',
  sum: 'The buyer pays less',
  nothing: 'Set how many pieces are cancelled.',
  all: 'Nothing stays open then: this part of the order ends.',
  confirm: 'Cancel the pieces',
}
