import type { Cart } from '../../contract/cart.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { changeCart, nothingElse } from './change-cart.ts'

/** Removes everything of one store; does nothing where it has nothing in the cart. */
export async function removeStoreFromCart(deps: Deps, caller: Caller<'buyer'>, storeId: string): Promise<Cart> {
  return changeCart(deps, caller, {
    find: nothingElse,
    apply: (state) => ({ ...state, lines: state.lines.filter((line) => line.storeId !== storeId) }),
  })
}
