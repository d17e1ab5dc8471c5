/** What a fresh second factor is asked for; a token of one purpose is good for no other. */
export const stepUpPurposes = [
  'IMPERSONATION',
  'ERASURE',
  'TEAM',
  'API_KEY',
  'BANK_ACCOUNT',
  'REFUND',
  'STORE_MONEY',
  'PAYOUT',
  // None of the call's own: the session shows that it has a second factor.
  'SECOND_FACTOR',
] as const
export type StepUpPurpose = (typeof stepUpPurposes)[number]

/** How a person shows that it is them: the password where they have neither passkey nor authenticator app. */
export const stepUpWays = ['PASSKEY', 'CODE', 'PASSWORD'] as const
export type StepUpWay = (typeof stepUpWays)[number]

/** Refunds above it are large (decision 183). */
export const LARGE_REFUND_CENTS = 50_000

/** Whether an operator who gives back so many cents shows a fresh factor, in whatever way they do so (decision 183). */
export const isLargeRefund = (amountCents: number): boolean => amountCents > LARGE_REFUND_CENTS
