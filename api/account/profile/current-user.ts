import type { CurrentUser } from '../../../contract/account.ts'
import { rightsOf } from '../../../contract/rights.ts'
import { buyingCompany, type Account } from '../../http/caller.ts'
import type { Db } from '../../platform/db.ts'
import { findAccount } from '../queries.ts'

export type CountWishlist = (buyerId: string) => Promise<number>

const anonymous: CurrentUser = {
  isImpersonated: false,
  impersonatedBy: null,
  user: null,
  userDetails: null,
  counts: null,
}

export async function readCurrentUser(
  db: Db,
  caller: Account | null,
  countWishlist: CountWishlist,
): Promise<CurrentUser> {
  if (!caller) return anonymous
  const companyId = buyingCompany(caller)
  const [account, wishlist] = await Promise.all([
    findAccount(db, caller),
    companyId === null ? 0 : countWishlist(companyId),
  ])
  if (!account) return anonymous
  const { businessType, cartItems, isOneOfSeveral, ...details } = account
  const { side, roles, membershipId } = caller
  const membership = side && membershipId ? { id: membershipId, rights: rightsOf(side, roles), isOneOfSeveral } : null
  // One person who may everything there: as before there were others.
  const isWhole = !isOneOfSeveral && roles.some((role) => role === 'OWNER' || role === 'ADMIN')
  return {
    isImpersonated: caller.impersonatedBy !== null,
    impersonatedBy: caller.impersonatedBy,
    ...(caller.impersonatedBy !== null && { mayWrite: caller.mayWrite }),
    user: { portalUserId: caller.personId, role: roleOf[caller.side ?? 'buyer'], businessType },
    userDetails: { ...details, currency: 'EUR' },
    counts: { cartItems: companyId === null ? 0 : cartItems, wishlist },
    ...(!isWhole && { membership }),
  }
}

const roleOf = { buyer: 'BUYER', supplier: 'SUPPLIER', operator: 'OPERATOR' } as const
