export type ListState = {
  isOpen: boolean
  /** Row that the keys stand on; -1 for none. */
  active: number
  /** Row of the present value; -1 for none. */
  chosen: number
  count: number
}
type ListStep = Pick<ListState, 'isOpen' | 'active'> & { picked?: number }

const opening = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** What a key makes of a list of options; null where the key is none of the list's. Letters are found by `createTypedSearch`. */
export function stepByKey(key: string, { isOpen, active, chosen, count }: ListState): ListStep | null {
  if (!isOpen) return opening.includes(key) ? { isOpen: true, active: chosen } : null
  const last = count - 1
  const moves: Record<string, number> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.min(Math.max(active - 1, 0), last),
    Home: Math.min(0, last),
    End: last,
  }
  if (moves[key] !== undefined) return { isOpen: true, active: moves[key] }
  if (key === 'Escape') return { isOpen: false, active }
  if (key !== 'Enter' && key !== ' ') return null
  return { isOpen: false, active, ...(active >= 0 && active < count && { picked: active }) }
}
