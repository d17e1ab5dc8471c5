/** What a fresh second factor is asked for; a token of one purpose is good for no other. */
export const stepUpPurposes = ['IMPERSONATION', 'ERASURE', 'TEAM'] as const
export type StepUpPurpose = (typeof stepUpPurposes)[number]

/** How a person shows that it is them: the password where they have neither passkey nor authenticator app. */
export const stepUpWays = ['PASSKEY', 'CODE', 'PASSWORD'] as const
export type StepUpWay = (typeof stepUpWays)[number]
