/** What can be wrong with pieces that were delivered, and what the buyer asks for them. */
export const problemKinds = ['DAMAGED', 'MISSING', 'WRONG', 'EXPIRED', 'WARM'] as const
export type ProblemKind = (typeof problemKinds)[number]
export const remedies = ['REFUND', 'REPLACEMENT'] as const
export type Remedy = (typeof remedies)[number]

/** Its states; who takes which step from which: api/claims/steps.ts. */
export const claimStatuses = [
  'OPEN',
  'QUESTIONED',
  'ANSWERED',
  'CONTESTED',
  'REPLACING',
  'CLOSED',
  'WITHDRAWN',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]
export const claimActions = [
  'WITHDRAW',
  'REPLY',
  'ACCEPT',
  'CONTEST',
  'ASK',
  'ANSWER',
  'SHIP',
  'REFUND_INSTEAD',
] as const
export type ClaimAction = (typeof claimActions)[number]
