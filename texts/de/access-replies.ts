import type { accessReplies as en } from '../en/access-replies.ts'

export const accessReplies: typeof en = {
  reasons: {
    NONE: 'Dieses Produkt ist für Sie sichtbar',
    LOGIN_REQUIRED: 'Dieses Produkt ist exklusiv. Bitte melden Sie sich an, um den Zugang zu beantragen',
    NO_ACCESS: 'Sie sind nicht berechtigt, dieses Produkt zu sehen',
    PENDING: 'Ihr Antrag liegt beim Lieferanten',
    REJECTED: 'Der Lieferant hat Ihren Antrag abgelehnt',
  },
  endIsPast: 'Das Ende muss in der Zukunft liegen',
  endOfRejection: 'Nur ein Zugang hat ein Ende',
  hiddenName: (skuId) => `Exklusives Produkt ${skuId}`,
}
