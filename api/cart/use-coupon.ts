import type { Cart } from '../../contract/cart.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { readCoupon } from '../promotions/coupon-queries.ts'
import type { CartState } from './cart-state.ts'
import { changeCart, nothingElse } from './change-cart.ts'
import { evaluateCart } from './evaluate-cart.ts'
import { minimumText } from './present-cart.ts'

/** Puts a coupon on the cart, in place of another. Refuses with the COUPON_… that says why it takes nothing off. */
export async function applyCoupon(deps: Deps, caller: Caller<'buyer'>, typed: string): Promise<Cart> {
  const code = typed.trim().toUpperCase()
  return changeCart(deps, caller, {
    find: (tx) => readCoupon(tx, caller.account.companyId, code),
    apply(state, coupon): CartState {
      if (!coupon) throw Problem.of('COUPON_INVALID')
      const after = { ...state, couponCode: code, coupon }
      const { couponProblem } = evaluateCart(after, deps.clock.now())
      if (!couponProblem) return after
      if (couponProblem !== 'COUPON_NOT_APPLICABLE') throw Problem.of(couponProblem)
      throw Problem.of(couponProblem, { minimumAmountText: minimumText(coupon.minimumCents, caller.language) })
    },
  })
}

export async function deleteCoupon(deps: Deps, caller: Caller<'buyer'>): Promise<Cart> {
  return changeCart(deps, caller, {
    find: nothingElse,
    apply: (state) => ({ ...state, couponCode: null, coupon: null }),
  })
}
