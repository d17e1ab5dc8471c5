import type { CurrentUser } from '../../../contract/account.ts'
import type { Right } from '../../../contract/rights.ts'

export type Role = 'visitor' | 'buyer' | 'supplier' | 'operator'
/** Whether pages and controls of a buyer are shown; an account counts as one until its role is known. */
export const mayBuy = (role: Role | null) => role === 'buyer' || role === null
/** The same for controls that a visitor sees too: they ask to sign in first. */
export const mayBuyOnceSignedIn = (role: Role | null) => role === 'visitor' || mayBuy(role)
/** A visitor, or a buyer by themselves: what is counted of the shop is counted of them, and of none who works here. */
export const isShopping = ({ role, user }: { role: Role | null; user: CurrentUser | null }): boolean =>
  role === 'visitor' || (role === 'buyer' && !user?.isImpersonated)

/** Whether what needs this right is shown; null needs none, and an account may all until its rights are known. */
export const mayOpen = (user: CurrentUser | null, right: Right | null): boolean =>
  right === null || !user?.membership || user.membership.rights.includes(right)
