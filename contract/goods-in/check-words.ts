import { problemKinds } from '../claims/claim-words.ts'

/** How the pieces of a line came: good, or with what a claim says of them. */
export const lineStates = ['GOOD', ...problemKinds] as const
export type LineState = (typeof lineStates)[number]

/** EXPECTED: a shipment of the last weeks that nobody has checked; CHECKED: somebody has. */
export const checkStates = ['EXPECTED', 'CHECKED'] as const
export type CheckState = (typeof checkStates)[number]

/** For how long a shipment waits to be checked; it can be checked later, too, from its order. */
export const EXPECTED_DAYS = 30
/** How many deliveries one file of a period holds. */
export const MOST_SHEETS = 1000
