import * as cartApi from '../../contract/cart.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { putInCart } from './put-in-cart.ts'
import { readCart } from './read-cart.ts'
import { removeStoreFromCart, selectInCart } from './select-in-cart.ts'
import { applyCoupon, deleteCoupon } from './use-coupon.ts'

export function cartRoutes(api: Api, deps: Deps) {
  // Limit guessing: codes are short.
  const couponByBuyer = limit(deps, { name: 'coupon-buyer', attempts: 30, seconds: 10 * 60 })

  serve(api, cartApi.read, (_, caller) => readCart(deps, caller))
  serve(api, cartApi.write, (input, caller) => putInCart(deps, caller, input))
  serve(api, cartApi.select, (input, caller) => selectInCart(deps, caller, input))
  serve(api, cartApi.applyCoupon, async ({ couponCode }, caller) => {
    await couponByBuyer.take(caller.account.companyId)
    return applyCoupon(deps, caller, couponCode)
  })
  serve(api, cartApi.deleteCoupon, (_, caller) => deleteCoupon(deps, caller))
  serve(api, cartApi.removeStore, ({ storeId }, caller) => removeStoreFromCart(deps, caller, storeId))
}
