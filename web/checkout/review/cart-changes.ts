import type { Cart, CartItem } from '../../../contract/cart.ts'

export type CartChange =
  | { kind: 'ADDED'; name: string }
  | { kind: 'REMOVED'; name: string }
  | { kind: 'QUANTITY'; name: string; from: number; to: number; isPack?: true }
  | { kind: 'PRICE'; name: string; from: string; to: string; isPack?: true }
  | { kind: 'STOCK'; name: string; left: number; isPack?: true }
  | { kind: 'TOTAL'; from: string; to: string }

/** How what would be ordered now differs from what the buyer saw when they pressed the button. */
export function cartChanges(before: Cart, now: Cart): CartChange[] {
  const old = linesOf(before)
  const fresh = linesOf(now)
  const changes: CartChange[] = []
  for (const [skuId, line] of old) if (!fresh.has(skuId)) changes.push({ kind: 'REMOVED', name: line.name })
  for (const [skuId, line] of fresh) changes.push(...lineChanges(old.get(skuId), line))
  const [from, to] = [before.checkoutSummary, now.checkoutSummary]
  if (from.grossTotal !== to.grossTotal)
    changes.push({ kind: 'TOTAL', from: from.grossTotalText, to: to.grossTotalText })
  return changes
}

function lineChanges(old: CartItem | undefined, line: CartItem): CartChange[] {
  const { name } = line
  if (!old) return [{ kind: 'ADDED', name }]
  const named = { name, ...(line.isPack && ({ isPack: true } as const)) }
  const changes: CartChange[] = []
  if (old.quantity !== line.quantity)
    changes.push({ kind: 'QUANTITY', ...named, from: old.quantity, to: line.quantity })
  if (old.finalNetPrice !== line.finalNetPrice)
    changes.push({ kind: 'PRICE', ...named, from: old.finalNetPriceText, to: line.finalNetPriceText })
  if (line.stock < line.quantity && line.stock !== old.stock)
    changes.push({ kind: 'STOCK', ...named, left: line.stock })
  return changes
}

const linesOf = ({ carts }: Cart) =>
  new Map(
    carts
      .flatMap(({ items }) => items)
      .filter(({ selected }) => selected)
      .map((line) => [line.productSkuId, line]),
  )
