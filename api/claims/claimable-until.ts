import { CLAIM_DAYS } from '../../contract/claims/deadlines.ts'

const DAY_MS = 24 * 60 * 60_000

/** Until when a claim about a delivery can be opened; null while it has not arrived. */
export const claimableUntil = ({ deliveredAt }: { deliveredAt: Date | null }): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + CLAIM_DAYS * DAY_MS)
