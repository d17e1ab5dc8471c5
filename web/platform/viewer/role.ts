import type { CurrentUser } from '../../../contract/account.ts'
import type { Right } from '../../../contract/rights.ts'

export type Role = 'visitor' | 'buyer' | 'supplier' | 'operator'
/** Whether pages and controls of a buyer are shown; an account counts as one until its role is known. */
export const mayBuy = (role: Role | null) => role === 'buyer' || role === null
/** The same for controls that a visitor sees too: they ask to sign in first. */
export const mayBuyOnceSignedIn = (role: Role | null) => role === 'visitor' || mayBuy(role)

/** Whether what needs this right is shown; null needs none, and an account may all until its rights are known. */
export const mayOpen = (user: CurrentUser | null, right: Right | null): boolean =>
  right === null || !user?.membership || user.membership.rights.includes(right)
