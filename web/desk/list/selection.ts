import { useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  has: (id: string) => boolean
  toggle: (id: string, options?: { isRange?: boolean }) => void
  setAll: (ids: readonly string[], isOn: boolean) => void
  clear: () => void
}

/** The rows that are chosen; with Shift all from the last one that was pressed. `shown` is their order. */
export function useSelection(shown: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const change = (list: readonly string[], isOn: boolean) => {
    const next = new Set(ids)
    for (const id of list) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  return {
    ids,
    has: (id) => ids.has(id),
    toggle(id, { isRange = false } = {}) {
      const [from, to] = [last === null ? -1 : shown.indexOf(last), shown.indexOf(id)]
      const range = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      change(range, !ids.has(id))
      setLast(id)
    },
    setAll: change,
    clear: () => setIds(new Set()),
  }
}
