import type { exclusiveReplies as en } from '../../en/exclusive/replies.ts'

export const exclusiveReplies: typeof en = {
  reasons: {
    NONE: 'Dieser Artikel ist für dich sichtbar',
    LOGIN_REQUIRED: 'Dieser Artikel ist exklusiv. Bitte melde dich an, um den Zugang zu beantragen',
    NO_ACCESS: 'Du bist nicht berechtigt, diesen Artikel zu sehen',
    PENDING: 'Dein Antrag liegt beim Lieferanten',
    REJECTED: 'Der Lieferant hat deinen Antrag abgelehnt',
  },
  endIsPast: 'Das Ende muss in der Zukunft liegen',
  endOfRejection: 'Nur ein Zugang hat ein Ende',
  hiddenName: (skuId) => `Exklusiver Artikel ${skuId}`,
}
