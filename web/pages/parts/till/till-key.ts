import { spinKey } from '../../../cart/stepper/spin-key.ts'

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

/** Also outside the rows; null in a field, where letters are letters. */
export function pageKey({ key, target, ...held }: Key & { target: EventTarget | null }): 'search' | 'keys' | null {
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  if (isField || held.ctrlKey || held.metaKey || held.altKey) return null
  return key === '/' ? 'search' : key === '?' ? 'keys' : null
}

/** What a key does in the till where `draft` has been typed: arrows go, digits are the quantity; null for the browser's keys. */
export function tillKey(key: Key, draft: string): TillKey | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null
  return moves[key.key] ?? (key.key === 'Delete' ? { step: 'remove' } : spinKey(key, draft))
}
