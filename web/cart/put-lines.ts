import type { Cart, CartItem } from '../../contract/cart.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { loadCartApi } from './queries.ts'

export type Line = Pick<CartItem, 'productSkuId' | 'quantity' | 'name' | 'design'>

type Putting = {
  /** Of plain products: onto what lies in the cart, or in its place. */
  mode: 'ADD' | 'SET'
  /** Gets the cart of each answer at once. */
  onCart: (cart: Cart) => Promise<void>
}

/** Most lines one write takes (contract/cart.ts). */
const LINES_AT_ONCE = 200

/** Of the products; anything else ends the whole attempt. */
const refusals = [403, 404, 409, 422]

/** Puts lines into the cart; says how many went in, and the names of those that cannot be had. */
export async function putLines(lines: readonly Line[], { mode, onCart }: Putting) {
  const done = { added: 0, refused: [] as string[] }
  const hasPut = async (count: number, write: () => Promise<Cart>): Promise<boolean> => {
    try {
      await onCart(await write())
    } catch (error) {
      if (error instanceof CallProblem && refusals.includes(error.status)) return false
      throw error
    }
    done.added += count
    return true
  }
  const putPlain = async (chunk: Line[]): Promise<void> => {
    const items = chunk.map(({ productSkuId, quantity }) => ({ productSkuId, quantity, mode }))
    if (await hasPut(chunk.length, async () => call((await loadCartApi()).write, { items }))) return
    if (chunk.length === 1) return void done.refused.push(chunk[0]!.name)
    // A write is all or nothing; only where one line spoils it are they tried one by one.
    for (const line of chunk) await putPlain([line])
  }
  const plain = lines.filter(({ design }) => !design)
  for (let start = 0; start < plain.length; start += LINES_AT_ONCE)
    await putPlain(plain.slice(start, start + LINES_AT_ONCE))
  // Products with an own design come back with it, never as plain products.
  for (const { name, design, quantity } of lines) {
    if (!design) continue
    const { putInCart } = await import('../../contract/designs/designs.ts')
    if (!(await hasPut(1, () => call(putInCart, { id: design.id, quantity })))) done.refused.push(name)
  }
  return done
}
