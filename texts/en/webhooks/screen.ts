import type { WebhookDelivery, WebhookError, WebhookEvent } from '../../../contract/team/webhooks.ts'

const events: Record<WebhookEvent | 'ping', string> = {
  'order.placed': 'An order has come in and is paid or safe',
  'order.cancelled': 'An order was cancelled before it left',
  'return.opened': 'A buyer wants to send something back',
  'claim.opened': 'A buyer claims that something is wrong',
  'payout.paid': 'A payout is on its way to the bank',
  'import.finished': 'An import has finished, or its file could not be used',
  ping: 'Test',
}
const errors: Record<WebhookError, string> = {
  NOT_PUBLIC: 'not an address of the public internet',
  NO_SUCH_NAME: 'no server has this name',
  NO_ANSWER: 'no answer within 10 seconds',
  REFUSED: 'nobody answers there',
  CERTIFICATE: 'its certificate is not valid',
  BROKEN_OFF: 'the connection broke off',
  SECRET: 'could not be signed: please delete the webhook and make it anew',
}
const states: Record<WebhookDelivery['state'], string> = {
  PENDING: 'on its way',
  DELIVERED: 'arrived',
  FAILED: 'given up',
}

/** Where systems of a store are told what has happened. */
export const webhooks = {
  lead: 'As soon as something happens we call an address of yours, signed by Standard Webhooks. Your system then reads over the API what it needs.',
  docs: 'How to check the signature',
  failed: 'The webhooks could not be loaded',
  title: 'Addresses',
  none: 'No system is told of anything yet.',
  make: 'Add a webhook',
  url: 'Address',
  urlHint: 'It begins with https:// and answers within 10 seconds with a status from 200 to 299.',
  eventsLabel: 'Events',
  noEvent: 'Please choose at least one event.',
  madeTitle: 'Your new secret',
  madeLead: 'With it your system checks that a call comes from us. Copy it now: we cannot show it again.',
  isOn: (url: string) => `${url} is told`,
  givenUp: (day: string) => `Switched off on ${day}: nothing arrived for three days, or the address wants no more.`,
  ping: 'Send a test',
  pingNamed: (url: string) => `Send a test to ${url}`,
  pinged: 'The test is on its way.',
  remove: 'Delete',
  removeNamed: (url: string) => `Delete ${url}`,
  removeAsk: 'Delete this webhook?',
  removeText: 'Nothing more is sent there, and what has not arrived yet is dropped with it.',
  removed: 'The webhook is deleted.',
  deliveries: 'Deliveries',
  deliveriesLead:
    'The last hundred. What failed is tried again with growing pauses for three days; nothing is older than 30 days.',
  columns: { at: 'When', event: 'Event', address: 'Address', answer: 'Answer', next: 'Again' },
  events,
  states,
  errors,
  answer: (tries: number, said: string) => (tries === 1 ? said : `${said}, ${tries} tries`),
  notTried: 'not tried yet',
  replay: 'Send again',
  replayNamed: (event: string) => `Send again: ${event}`,
  replayed: 'It is sent again.',
}
