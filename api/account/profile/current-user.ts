import type { CurrentUser } from '../../../contract/account.ts'
import type { Account } from '../../http/caller.ts'
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
  const [account, wishlist] = await Promise.all([findAccount(db, caller.id), countWishlist(caller.id)])
  if (!account) return anonymous
  const { id, role, businessType, cartItems, ...details } = account
  return {
    isImpersonated: caller.impersonatedBy !== null,
    impersonatedBy: caller.impersonatedBy,
    user: { portalUserId: id, role, businessType },
    userDetails: { ...details, currency: 'EUR' },
    counts: { cartItems, wishlist },
  }
}
