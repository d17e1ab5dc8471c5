import * as cartApi from '../../contract/cart.ts'
import type { Cart, CartItem } from '../../contract/cart.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { announceAdded } from './mini-cart/mini-cart.ts'
import { cartQuery } from './queries.ts'
import { useCacheCart, type CartInput } from './use-cart.ts'

type Named = CartInput & Pick<CartItem, 'name' | 'design'>

/** Most lines one write takes (contract/cart.ts). */
const LINES_AT_ONCE = 200

/** Puts lines of an order into the cart again; those that cannot be had any more are named, the others still go in. `onAdded` follows. */
export function useReorder(onAdded?: () => void) {
  const t = useCartTexts()
  const cacheCart = useCacheCart()
  const write = useWrite({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    mutationFn: reorder,
    async onSuccess({ cart, added, refused }) {
      if (cart) await cacheCart(cart)
      if (added > 0) announceAdded(t.added(added), t.view)
      if (refused.length > 0) showToast('error', t.notAdded(refused.join(', ')))
      if (added > 0) onAdded?.()
    },
  })
  return { reorder: (lines: Named[]) => write.mutate(lines), isAdding: write.isPending }
}

async function reorder(input: Named[]) {
  const done = { cart: null as Cart | null, added: 0, refused: [] as string[] }
  const lines = input.filter(({ design }) => !design)
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const chunk = lines.slice(start, start + LINES_AT_ONCE)
    // A write is all or nothing; only where one line spoils it are they tried one by one.
    const parts = (await isTaken(chunk, done)) ? [] : chunk.map((line) => [line])
    for (const [line] of parts) if (line && !(await isTaken([line], done))) done.refused.push(line.name)
  }
  for (const { name, design, quantity } of input)
    if (design && !(await isDesignTaken({ id: design.id, quantity }, done))) done.refused.push(name)
  return done
}

type Done = { cart: Cart | null; added: number }

/** Products with an own design come back with it, never as plain products. */
async function isDesignTaken(line: { id: string; quantity: number }, done: Done): Promise<boolean> {
  const designsApi = await import('../../contract/designs.ts')
  return isTakenBy(() => call(designsApi.putInCart, line), 1, done)
}

function isTaken(lines: Named[], done: Done): Promise<boolean> {
  const items = lines.map(({ productSkuId, quantity }) => ({ productSkuId, quantity, mode: 'ADD' as const }))
  return isTakenBy(() => call(cartApi.write, { items }), lines.length, done)
}

async function isTakenBy(write: () => Promise<Cart>, count: number, done: Done): Promise<boolean> {
  try {
    done.cart = await write()
    done.added += count
    return true
  } catch (error) {
    if (error instanceof CallProblem && refusals.includes(error.status)) return false
    throw error
  }
}

/** Of the products; anything else ends the whole attempt. */
const refusals = [403, 404, 409, 422]
