import { useState } from 'react'
import type { Cursor } from '../../../contract/platform/paging.ts'
import type { Read } from '../../platform/reads/read.ts'

type Steady = { ids: string[]; newCount: number }

/**
 * What of a list that was read again is shown so that nothing moves under the reader: what stood there stays in its order, what
 * follows it is appended, and what would come in between waits.
 */
export function steadyIds(shown: readonly string[], now: readonly string[]): Steady {
  const places = new Map(shown.map((id, place) => [id, place]))
  const end = now.findLastIndex((id) => places.has(id)) + 1
  if (end === 0) return { ids: [...now], newCount: 0 }
  const stayed = now.filter((id) => places.has(id))
  return {
    ids: [...stayed.toSorted((a, b) => places.get(a)! - places.get(b)!), ...now.slice(end)],
    newCount: end - stayed.length,
  }
}

/**
 * The rows of a list that is read again while somebody looks at it; `key` names the question. `newCount` wait until `showNew`.
 * Without `isOn` they are as they were read.
 */
export function useSteadyRows<Row>(
  read: Read<Cursor<Row>>,
  { idOf, key, isOn }: { idOf: (row: Row) => string; key: string; isOn: boolean },
) {
  const [shown, setShown] = useState<{ key: string; ids: readonly string[] } | null>(null)
  const rows = read.state === 'ready' ? read.data.items : []
  if (!isOn || read.state !== 'ready' || read.isPrevious) return { rows, newCount: 0, showNew: () => {} }
  const now = rows.map(idOf)
  const { ids, newCount } = shown?.key === key ? steadyIds(shown.ids, now) : { ids: now, newCount: 0 }
  // React renders again at once: the next answer is compared with what stands here.
  if (shown?.key !== key || shown.ids.join() !== ids.join()) setShown({ key, ids })
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return { rows: ids.map((id) => byId.get(id)!), newCount, showNew: () => setShown(null) }
}
