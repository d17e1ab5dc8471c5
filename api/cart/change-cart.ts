import type { Cart } from '../../contract/cart.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { cartKeyOf, type CartState } from './cart-state.ts'
import { evaluateCart, type EvaluatedCart } from './evaluate-cart.ts'
import { presentCart } from './present-cart.ts'
import { deleteLines, writeLines } from './line-queries.ts'
import { lockCartForWrite, readCartState, writeCartHead } from './queries.ts'

type Change<Found> = {
  /** What the change has to know besides the cart; travels with the same round trip. */
  find: (tx: Tx) => Promise<Found>
  /** The new cart; throws a Problem to leave it as it is. */
  apply: (state: CartState, found: Found) => CartState
}

/** A write to the buyer's cart: alone on it, all or nothing, one version up. Returns the whole cart. */
export async function changeCart<Found>(
  deps: Deps,
  caller: Caller<'buyer'>,
  { find, apply }: Change<Found>,
): Promise<Cart> {
  const key = cartKeyOf(caller)
  const evaluated = await inTransactionOnce(deps.db, caller.keyed, {
    async work(tx) {
      // Sent together; the server works them off in turn, so the reads see the cart as the lock left it.
      const [, before, found] = await inOrder([
        () => lockCartForWrite(tx, key.cartId),
        () => readCartState(tx, key),
        () => find(tx),
      ])
      const after = evaluateCart(apply(before, found), deps.clock.now())
      await saveCart(tx, key.cartId, { before, after })
      return after
    },
    again: async () => evaluateCart(await readCartState(deps.db, key), deps.clock.now()),
  })
  return presentCart(evaluated, caller.language, deps)
}

/** The parts of a change that the cart alone decides. */
export const nothingElse = async () => undefined

type Saved = { before: CartState; after: EvaluatedCart }

/** Writes what differs, and the total, which the reply shows. The caller holds the cart's lock. */
export async function saveCart(tx: Tx, cartId: string, { before, after }: Saved): Promise<void> {
  const known = new Map(before.lines.map((line) => [line.skuId, line]))
  const lines = after.stores.flatMap(({ lines }) => lines)
  const remaining = new Set(lines.map(({ skuId }) => skuId))
  const removed = before.lines.filter(({ skuId }) => !remaining.has(skuId)).map(({ skuId }) => skuId)
  const changed = lines.filter((line) => {
    const old = known.get(line.skuId)
    return (
      line.quantity !== old?.quantity ||
      line.design?.id !== old.design?.id ||
      line.isSelected !== old.isSelected ||
      line.seenPriceCents !== old.seenPriceCents ||
      line.seenPriceUnit !== old.seenPriceUnit
    )
  })
  await inOrder([
    () => removed.length > 0 && deleteLines(tx, cartId, removed),
    () => changed.length > 0 && writeLines(tx, cartId, changed),
    () => writeCartHead(tx, cartId, { ...after, seenGrossCents: after.totals.gross }),
  ])
}
