import type { Cart } from '../../contract/cart.ts'
import type { Caller } from '../http/caller.ts'
import { inTransaction } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { cartKeyOf, type CartKey } from './cart-state.ts'
import { saveCart } from './change-cart.ts'
import { evaluateCart, isPriceChanged, type EvaluatedCart } from './evaluate-cart.ts'
import { presentCart } from './present-cart.ts'
import { lockCart, readCartState } from './queries.ts'

/** The cart as it is now, going to this address; shows changed prices once and takes them as seen. */
export async function readCart(deps: Deps, caller: Caller<'buyer'>, addressId?: string): Promise<Cart> {
  return presentCart(await showCart(deps, cartKeyOf(caller), addressId), caller.language, deps)
}

/**
 * The evaluated cart for a reply that the buyer sees. Where prices or the total are not those shown last, they are noted
 * as seen under a new version, so that another window with the old ones cannot order. Without an address the goods go to
 * the one the buyer has selected; where they go decides about the tax.
 */
export async function showCart(deps: Deps, key: CartKey, addressId?: string): Promise<EvaluatedCart> {
  const cart = evaluateCart(await readCartState(deps.db, key, addressId), deps.clock.now())
  return hasChangedPrices(cart) ? acknowledge(deps, key, addressId) : cart
}

/** Whether a price of any line or the total differs from what the buyer was shown. */
export const hasChangedPrices = (cart: EvaluatedCart) =>
  cart.totals.gross !== cart.seenGrossCents || cart.stores.some(({ lines }) => lines.some(isPriceChanged))

async function acknowledge(deps: Deps, key: CartKey, addressId?: string): Promise<EvaluatedCart> {
  return inTransaction(deps.db, async (tx) => {
    const [, before] = await inOrder([() => lockCart(tx, key.cartId), () => readCartState(tx, key, addressId)])
    const shown = evaluateCart(before, deps.clock.now())
    if (!hasChangedPrices(shown)) return shown
    const version = before.version + 1
    const seen = before.lines.map((line) => ({ ...line, ...priceNow(shown, line.skuId) }))
    const after = evaluateCart({ ...before, version, lines: seen }, deps.clock.now())
    await saveCart(tx, key.cartId, { before, after })
    return { ...shown, version }
  })
}

function priceNow(cart: EvaluatedCart, skuId: string) {
  const lines = cart.stores.flatMap((store) => store.lines)
  const { unitPriceCents, priceUnit } = lines.find((line) => line.skuId === skuId)!
  return { seenPriceCents: unitPriceCents, seenPriceUnit: priceUnit }
}
