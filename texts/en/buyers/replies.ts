import { businessTypes } from '../business-types.ts'

export const buyersReplies = {
  file: {
    name: 'Buyers',
    head: [
      'Company',
      'Type',
      'Place',
      'Since',
      'Orders',
      'Gross, 12 months',
      'Last order',
      'VAT id',
      'State of the VAT id',
      'Marks',
    ],
    email: 'E-mail',
    businessTypes,
    vatStatuses: { UNCHECKED: 'not confirmed', VALID: 'confirmed', INVALID: 'wrong' },
    erased: 'erased',
    trusted: 'trusted',
    chargedBack: 'chargeback',
    mailBounced: 'mail undeliverable',
  },
}
