import { useMutation } from '@tanstack/react-query'
import { writeCart, type Cart } from '../../contract/cart.ts'
import { paths } from '../paths.ts'
import { call, CallProblem } from '../platform/call.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { cartQuery } from './queries.ts'
import { useKeepCart, type Wanted } from './use-cart.ts'

type Named = Wanted & { name: string }

/** Most lines one write takes (contract/cart.ts). */
const LINES_AT_ONCE = 200

/** Puts lines of an order into the cart again; those that cannot be had any more are named, the others still go in. */
export function useReorder() {
  const t = useTexts().cart
  const keep = useKeepCart()
  const write = useMutation({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    mutationFn: reorder,
    async onSuccess({ cart, added, refused }) {
      if (cart) await keep(cart)
      if (added > 0) showToast('success', t.added(added), { label: t.toCart, to: paths.cart() })
      if (refused.length > 0) showToast('error', t.notAdded(refused.join(', ')))
    },
  })
  return { reorder: (lines: Named[]) => write.mutate(lines), isAdding: write.isPending }
}

async function reorder(lines: Named[]) {
  const done = { cart: null as Cart | null, added: 0, refused: [] as string[] }
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const chunk = lines.slice(start, start + LINES_AT_ONCE)
    // A write is all or nothing; only where one line spoils it are they tried one by one.
    const parts = (await isTaken(chunk, done)) ? [] : chunk.map((line) => [line])
    for (const [line] of parts) if (line && !(await isTaken([line], done))) done.refused.push(line.name)
  }
  return done
}

async function isTaken(lines: Named[], done: { cart: Cart | null; added: number }): Promise<boolean> {
  const items = lines.map(({ productSkuId, quantity }) => ({ productSkuId, quantity, mode: 'ADD' as const }))
  try {
    done.cart = await call(writeCart, { items })
    done.added += lines.length
    return true
  } catch (error) {
    if (error instanceof CallProblem && refusals.includes(error.status)) return false
    throw error
  }
}

/** Of the goods; anything else ends the whole attempt. */
const refusals = [403, 404, 409, 422]
