import type { AccessStatus } from '../../../contract/exclusive.ts'

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
export const operatorGrants = {
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
