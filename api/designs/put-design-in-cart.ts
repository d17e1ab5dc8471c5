import type { Cart } from '../../contract/cart.ts'
import { cartKeyOf, type CartKey, type CartLine } from '../cart/cart-state.ts'
import { changeCart } from '../cart/change-cart.ts'
import { lineOf, skuInCart, withLines } from '../cart/put-in-cart.ts'
import { findLineDesign, readCartProducts } from '../cart/queries.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { stateOf } from './present-design.ts'
import { findDesign } from './queries.ts'
import { partsOf } from './read-designs.ts'
import { allowed } from './steps.ts'

/**
 * Puts an approved design into the cart at its offer, or sets the quantity of its line. Refuses with NOT_FOUND,
 * DESIGN_STATE, SKU_IN_CART where the goods lie there otherwise, and as any goods for stock, box and smallest quantity.
 */
export async function putDesignInCart(
  deps: Deps,
  caller: Caller<'buyer'>,
  { id, quantity }: { id: string; quantity: number },
): Promise<Cart> {
  const { language } = caller
  return changeCart(deps, caller, {
    find: (tx) => findWithProduct(tx, cartKeyOf(caller), id),
    apply(state, found) {
      if (!found) throw Problem.of('NOT_FOUND')
      const { design, parts, product, lineDesign } = found
      const now = deps.clock.now()
      const isAllowed = allowed('BUYER', stateOf(design, parts), now).includes('ADD_TO_CART')
      if (!lineDesign || !isAllowed) throw Problem.of('DESIGN_STATE')
      const old = state.lines.find(({ skuId }) => skuId === design.skuId)
      if (old && old.design?.id !== id) throw skuInCart(old, language)
      const line: CartLine = lineOf({ product, design: lineDesign, quantity, language, old, addedAt: now })
      return withLines(state, [...state.lines.filter((known) => known !== old), line])
    },
  })
}

async function findWithProduct(tx: Tx, key: CartKey, id: string) {
  const { buyerId } = key
  const design = await findDesign(tx, { buyerId }, id)
  if (!design) return undefined
  const [parts, [product], lineDesign] = await inOrder([
    () => partsOf(tx, [design]),
    () => readCartProducts(tx, key, [design.skuId]),
    () => findLineDesign(tx, buyerId, id),
  ])
  return { design, parts, product, lineDesign }
}
