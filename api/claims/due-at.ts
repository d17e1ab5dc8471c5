import type { ClaimStatus } from '../../contract/claims/claim-words.ts'
import { ANSWER_HOURS, OBJECTION_DAYS, REPLY_DAYS } from '../../contract/claims/deadlines.ts'
import { workingHoursAfter } from '../platform/wall-clock.ts'

const DAY_MS = 24 * 60 * 60_000
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

const dueAfter: Record<ClaimStatus, (at: Date) => Date | null> = {
  OPEN: (at) => workingHoursAfter(at, ANSWER_HOURS),
  QUESTIONED: (at) => daysAfter(at, REPLY_DAYS),
  ANSWERED: (at) => daysAfter(at, OBJECTION_DAYS),
  CONTESTED: (at) => at,
  REPLACING: (at) => workingHoursAfter(at, ANSWER_HOURS),
  CLOSED: () => null,
  WITHDRAWN: () => null,
}

/** Until when whoever has the next step should take it, once a claim has come to this status. */
export const claimDueAt = (status: ClaimStatus, at: Date): Date | null => dueAfter[status](at)
