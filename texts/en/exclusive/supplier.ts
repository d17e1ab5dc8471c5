import { numberFormat } from '../../../contract/platform/formats.ts'
import { businessTypes } from '../business-types.ts'

const number = numberFormat('en-GB')

/** The supplier's page of applications for exclusive products. */
export const accessRequests = {
  lead: 'Who would like to see and order your exclusive products. The business is told of each decision by email.',
  views: { ALL: 'All', PENDING: 'Open', GRANTED: 'With access', REJECTED: 'Declined', ENDED: 'Ended' },
  states: { PENDING: 'Waits for you', GRANTED: 'Has access', REJECTED: 'Declined', ENDED: 'Access ended' },
  failed: 'The applications could not be loaded',
  empty: 'No applications',
  emptyText: 'As soon as a business asks for one of your exclusive products, its application stands here.',
  noneInView: 'There is no application in this view.',
  toGoods: 'Your exclusive products',
  typeFilter: 'Type of business',
  productFilter: 'Product number',
  businessTypes,
  orders: (count: number) =>
    count === 0
      ? 'no order with you yet'
      : count === 1
        ? '1 order with you'
        : `${number.format(count)} orders with you`,
  since: (day: string) => `on the marketplace since ${day}`,
  appliedOn: (day: string) => `Asked on ${day}`,
  decidedOn: (day: string) => `Decided on ${day}`,
  until: (day: string) => `Access until ${day}`,
  withoutEnd: 'Access without an end',
  goods: (name: string, skuId: string) => `${name} (${skuId})`,
  answer: 'Your answer',
  grant: 'Grant access',
  grantNamed: (company: string, goods: string) => `Grant access: ${company} to ${goods}`,
  grantLead: (company: string, goods: string) =>
    `${company} then sees ${goods} with its price and stock, and can order it.`,
  untilField: 'Until the end of',
  untilHint: 'Without a day the access holds until you end it.',
  words: 'Message',
  wordsHint: 'Stands in the email to the business.',
  granted: (company: string) => `${company} has access now.`,
  reject: 'Decline',
  rejectNamed: (company: string, goods: string) => `Decline the application of ${company} for ${goods}`,
  rejectLead: (company: string) => `${company} can ask again after 30 days.`,
  rejected: (company: string) => `The application of ${company} is declined.`,
  withdraw: 'End access',
  withdrawNamed: (company: string, goods: string) => `End access: ${company} to ${goods}`,
  withdrawLead: (company: string, goods: string) =>
    `${company} then no longer sees ${goods}. If it lies in a cart there, it stays in it without its name ` +
    'and price and cannot be ordered any more. Orders that were placed stay as they are.',
  withdrawn: (company: string) => `The access of ${company} has ended.`,
  choose: (company: string, goods: string) => `Choose the request of ${company} for ${goods}`,
  many: {
    grantTitle: 'Give access to several',
    grantLead: (count: number) =>
      count === 1
        ? 'The company then sees the product with price and stock and can order.'
        : `The ${count} requests are granted: the companies then see the products with price and stock and can order.`,
    rejectTitle: 'Reject several',
    rejectLead: (count: number) => (count === 1 ? '1 request is rejected.' : `${count} requests are rejected.`),
  },
  reasonHint: 'The business reads the reason in the email.',
}
