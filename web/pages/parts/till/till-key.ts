import { spinKey } from '../../../cart/stepper/spin-key.ts'
import { isTyping } from '../../../platform/focus/is-typing.ts'

type Key = Parameters<typeof spinKey>[0]
export type TillKey =
  /** To another row, counted from this one, or to the first or last. */
  | { move: number }
  | { to: 'first' | 'last' }
  /** To the name or back to the quantity of the same row. */
  | { cell: 'name' | 'quantity' }
  | { step: 'more' | 'less' | 'commit' | 'remove' }
  | { draft: string }
  /** Into the wishlist, or out of it. */
  | { row: 'wishlist' }

const moves: Record<string, TillKey> = {
  ArrowUp: { move: -1 },
  ArrowDown: { move: 1 },
  ArrowLeft: { cell: 'name' },
  ArrowRight: { cell: 'quantity' },
  Home: { to: 'first' },
  End: { to: 'last' },
  m: { row: 'wishlist' },
  M: { row: 'wishlist' },
}

/** '?' outside the rows, too, but not in a field, where letters are letters; '/' is the search's own (search-key.ts). */
export const isHelpKey = ({ key, target, ...held }: Key & { target: EventTarget | null }): boolean =>
  key === '?' && !(held.ctrlKey || held.metaKey || held.altKey || isTyping(target))

/** What a key does in the till where `draft` has been typed: arrows go, digits are the quantity; null for the browser's keys. */
export function tillKey(key: Key, draft: string): TillKey | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null
  return moves[key.key] ?? (key.key === 'Delete' ? { step: 'remove' } : spinKey(key, draft))
}
