import type { exclusiveReplies as en } from '../../en/exclusive/replies.ts'

export const exclusiveReplies: typeof en = {
  reasons: {
    NONE: 'Dieses Produkt ist für dich sichtbar',
    LOGIN_REQUIRED: 'Dieses Produkt ist exklusiv. Bitte melde dich an, um den Zugang zu beantragen',
    NO_ACCESS: 'Du bist nicht berechtigt, dieses Produkt zu sehen',
    PENDING: 'Dein Antrag liegt beim Lieferanten',
    REJECTED: 'Der Lieferant hat deinen Antrag abgelehnt',
  },
  endIsPast: 'Das Ende muss in der Zukunft liegen',
  endOfRejection: 'Nur ein Zugang hat ein Ende',
  hiddenName: (skuId) => `Exklusives Produkt ${skuId}`,
}
