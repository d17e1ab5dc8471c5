import type { DesignStatus, Technique } from '../../../contract/designs/designs.ts'

export const designsReplies = {
  statuses: {
    DRAFT: 'Draft',
    SUBMITTED: 'With the store',
    PROOF_READY: 'Proof ready',
    CHANGES_REQUESTED: 'Changes requested',
    APPROVED: 'Approved',
    ORDERED: 'Ordered',
    REJECTED: 'Declined',
    CANCELLED: 'Cancelled',
  } satisfies Record<DesignStatus, string> as Record<DesignStatus, string>,
  techniques: {
    PRINT_1C: 'One-colour print',
    PRINT_4C: 'Four-colour print',
    EMBROIDERY: 'Embroidery',
    ENGRAVING: 'Engraving',
  } satisfies Record<Technique, string> as Record<Technique, string>,
  by: { BUYER: 'You', STORE: 'Store', TRESEN: 'Tresen' },
  byForStore: { BUYER: 'Customer', STORE: 'You', TRESEN: 'Tresen' },
  notDesignable: 'This product cannot be printed with a design of your own.',
  otherProduct: 'The product of a design can be changed only while it is a draft.',
  technique: (names: string[]) => `Possible for this product: ${names.join(', ')}`,
  colors: (min: number, max: number) =>
    max === 0
      ? 'This technique takes no colours.'
      : min === max
        ? `Please choose ${min} colour.`
        : `Please choose ${min} to ${max} colours.`,
  nothingToPrint: 'Add a logo or a text first.',
  sayWhatToChange: 'Please say what should be different.',
  minQuantity: (countPerBox: number) => `Please name whole boxes of ${countPerBox} pieces.`,
  validUntil: 'Please choose a moment within the next year.',
}
