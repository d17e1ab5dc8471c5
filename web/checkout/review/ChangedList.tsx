import type { CartChange } from './cart-changes.ts'
import { useCheckoutTexts } from '../texts.ts'

/** What is different from what the buyer was about to order. */
export function ChangedList({ changes }: { changes: CartChange[] }) {
  const t = useCheckoutTexts().review.changed
  if (changes.length === 0) return null
  return (
    <div className="mt-4 rounded-md bg-info-soft px-4 py-3 text-sm tabular-nums">
      <p className="font-semibold text-info">{t.title}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{sentenceOf(change, t)}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{t.again}</p>
    </div>
  )
}

function sentenceOf(change: CartChange, t: ReturnType<typeof useCheckoutTexts>['review']['changed']): string {
  if (change.kind === 'ADDED') return t.added(change.name)
  if (change.kind === 'REMOVED') return t.removed(change.name)
  if (change.kind === 'QUANTITY') return t.quantity(change.name, change.from, change.to, change.isPack)
  if (change.kind === 'PRICE') return t.price(change.name, change.from, change.to, change.isPack)
  if (change.kind === 'STOCK') return t.stock(change.name, change.left, change.isPack)
  return t.total(change.from, change.to)
}
