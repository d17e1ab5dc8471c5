import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('en-GB')

/** The supplier's pages of designs and proofs. */
export const supplierDesigns = {
  search: 'Title, buyer or product',
  state: 'State',
  technique: 'Technique',
  statuses: {
    SUBMITTED: 'New',
    CHANGES_REQUESTED: 'Changes wanted',
    PROOF_READY: 'With the buyer',
    APPROVED: 'Approved',
    ORDERED: 'Ordered',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled by the buyer',
  },
  techniques: {
    PRINT_1C: 'One-colour print',
    PRINT_4C: 'Four-colour print',
    EMBROIDERY: 'Embroidery',
    ENGRAVING: 'Engraving',
  },
  columns: { title: 'Design', buyer: 'Buyer', goods: 'Product', pieces: 'Quantity', waits: 'Waiting' },
  pieces: (count: number) => `${number.format(count)} ${count === 1 ? 'piece' : 'pieces'}`,
  waits: (days: number) => (days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`),
  emptyTitle: 'No design yet',
  emptyText:
    'Buyers can put their logo or a line of text on cups, bags, textiles and crockery. What they send you ' +
    'appears here, and you get an e-mail. If some of your goods can be printed and do not offer it, write to ' +
    'us.',
  all: 'All print designs',
  failed: 'The design could not be loaded',
  preview: (title: string, product: string) => `${title} on ${product}, opened large`,
  request: 'What the buyer wants',
  sendProof: 'Send proof',
  sent: (title: string) => `The proof of ${title} is with the buyer.`,
  fields: {
    unitPrice: 'Price per printed piece, net',
    setupFee: 'Setup, net',
    boxes: 'Minimum in cases',
    leadTimeDays: 'Production in days',
    validUntil: 'Valid until the end of',
    message: 'Message',
  },
  plain: (price: string) => `Without a print: ${price}`,
  plainAt: (pieces: number, price: string) => `Without a print, for ${number.format(pieces)}: ${price}`,
  setupHint: 'Once per order; 0 for none',
  boxesHint: (countPerBox: number, pieces: number) =>
    Number.isNaN(pieces)
      ? `${number.format(countPerBox)} to the case`
      : `${number.format(countPerBox)} to the case, makes ${number.format(pieces)} pieces`,
  validHint: 'Until then it can be approved and ordered, for up to a year.',
  messageHint: (buyer: string) => `${buyer} reads it with the proof.`,
  sentProofs: 'Proofs sent',
  terms: (setupFee: string, days: number, until: string) =>
    `Setup ${setupFee}, ${days === 1 ? '1 day' : `${days} days`}, valid until ${until}`,
  reject: 'Reject',
  rejectTitle: (title: string) => `Reject ${title}?`,
  rejectHint: 'The buyer reads it and gets an e-mail. The design is closed with that.',
  rejected: (title: string) => `${title} is rejected.`,
  blocked: 'Blocked',
  report: {
    open: 'Report as unlawful',
    title: (title: string) => `Report ${title}?`,
    lead:
      'Tresen checks the design within three working days, and blocks it where you are right. ' +
      'You report to the best of your knowledge; the buyer does not read your words.',
    reason: 'Reason',
    reasons: { UNLAWFUL: 'Unlawful content', RIGHTS: 'Infringes rights', OTHER: 'Something else' },
    explanation: 'What is unlawful about it?',
    send: 'Report',
    sent: (number: string) => `Reported as ${number}. You get a mail once it is decided.`,
    waits: (number: string, until: string) => `Reported as ${number}. Tresen decides by ${until}.`,
    outcomes: {
      BLOCKED: (number: string, at: string, why: string) => `Blocked on ${at} after your report ${number}: ${why}`,
      DISMISSED: (number: string, at: string, why: string) => `Your report ${number} was dismissed on ${at}: ${why}`,
    },
  },
  changed: {
    SUBMITTED: 'The buyer has changed the design meanwhile.',
    CHANGES_REQUESTED: 'The buyer has changed the design meanwhile.',
    PROOF_READY: 'Somebody of your team has sent a proof meanwhile.',
    APPROVED: 'The buyer has approved the design meanwhile.',
    ORDERED: 'The buyer has ordered the design meanwhile.',
    REJECTED: 'The design has been rejected meanwhile.',
    CANCELLED: 'The buyer has cancelled the design meanwhile.',
  },
  stillTyped: 'The page shows it as it is now; what you have typed is still here.',
}
