import { operatorAudit } from '../audit/operator.ts'

/** What has happened to an order, as operators read it. */
export const deskOrders = {
  payment: (state: string) => `Payment ${state}`,
  paymentStates: {
    STARTED: 'begun',
    OPEN: 'begun',
    AUTHORIZED: 'authorised',
    PAID: 'received',
    FAILED: 'failed',
    CANCELLED: 'given up by the buyer',
    EXPIRED: 'expired',
  },
  moves: {
    CAPTURE_STARTED: 'Capture to be asked for',
    CAPTURE_PENDING: 'Capture under way',
    CAPTURE_DONE: 'Captured',
    CAPTURE_REFUSED: 'Capture refused by the provider',
    REFUND_STARTED: 'Refund to be asked for',
    REFUND_PENDING: 'Refund under way',
    REFUND_DONE: 'Refund paid out',
    REFUND_REFUSED: 'Refund refused by the provider',
    RELEASE_STARTED: 'Release to be asked for',
    RELEASE_PENDING: 'Release under way',
    RELEASE_DONE: 'Released',
    RELEASE_REFUSED: 'Release refused by the provider',
  },
  refunds: {
    CANCELLED: 'To be given back, as it was cancelled',
    REJECTED: 'To be given back, as the store rejected it',
    REST_CANCELLED: 'To be given back, as the rest does not come',
    LINES_CANCELLED: 'To be given back, as a part does not come',
    RETURNED: 'To be given back for what came back',
    PAID_TOO_LATE: 'To be given back, as it was paid too late',
    GOODWILL: 'To be given back as a reduction of the price',
    EMPTIES: 'To be given back for empties',
    CLAIM: 'To be given back after a claim',
  },
  mails: {
    SENT: 'Mail sent',
    WAITING: 'Mail waits to be sent',
    BOUNCED: 'Mail could not be delivered',
    DISCARDED: 'Mail discarded',
  },
  file: {
    name: 'Orders',
    head: ['Number', 'Placed on', 'Buyer', 'Stores', 'State', 'Payment', 'Method', 'Gross', 'Marks'],
    overdue: 'overdue',
    chargedBack: 'chargeback',
    problem: 'problem',
    note: 'note',
    impersonated: 'impersonated',
  },
  deeds: operatorAudit.actions,
  documents: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note', DELIVERY_NOTE: 'Delivery note' },
}

/** What becomes of money at the provider. */
export const deskAudit = {
  file: {
    name: 'Audit',
    head: [
      'When (UTC)',
      'Who',
      'About',
      'What',
      'Part of',
      'Kind',
      'Id',
      'Store',
      'Buyer',
      'As',
      'State',
      'Reason',
      'Details',
    ],
    impersonated: 'in the buyer’s place',
    states: { DONE: 'Done', REFUSED: 'Refused', ATTEMPTED: 'Under way', UNKNOWN: 'End unknown' },
  },
}

export const deskPayments = {
  states: {
    STARTED: 'Begun',
    OPEN: 'Open',
    AUTHORIZED: 'Authorised',
    PAID: 'Paid',
    FAILED: 'Failed',
    CANCELLED: 'Given up',
    EXPIRED: 'Expired',
  },
  moveKinds: { CAPTURE: 'Capture', REFUND: 'Refund', RELEASE: 'Release' },
  transferFile: { name: 'Refunds by transfer', head: ['Order', 'Company', 'Sum in euros', 'Since'] },
  chargebackStates: {
    OPEN: 'To be decided',
    CONTESTED: 'Evidence is at the bank',
    ACCEPTED: 'Left to the bank',
    RETURNED: 'Came back',
  },
  refundReasons: {
    CANCELLED: 'Cancelled',
    REJECTED: 'Rejected by the store',
    REST_CANCELLED: 'The rest does not come',
    RETURNED: 'Taken back',
    PAID_TOO_LATE: 'Paid too late',
    GOODWILL: 'Part of the price',
    EMPTIES: 'Empties',
    CLAIM: 'Claim',
  },
  refundStates: {
    TO_SEND: 'To be sent by transfer',
    STARTED: 'To be asked for',
    PENDING: 'Under way',
    REFUSED: 'Refused by the provider',
    DONE: 'Sent back',
  },
  moveStates: { STARTED: 'To be asked for', PENDING: 'Under way', REFUSED: 'Refused by the provider' },
}
