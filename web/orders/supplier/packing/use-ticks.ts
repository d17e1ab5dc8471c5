import { useState } from 'react'
import * as z from 'zod/mini'
import { sessionStore } from '../../../platform/storage.ts'

export type Ticks = { has: (id: string) => boolean; toggle: (id: string) => void }

const KEY = 'packing-ticks'
const Stored = z.array(z.string())

/** What is ticked off, kept in this tab: a phone that reloads the page in the aisle loses none of it. */
export function useTicks(): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(Stored.safeParse(sessionStore.readJson(KEY)).data))
  return {
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
      sessionStore.write(KEY, JSON.stringify([...next]))
    },
  }
}
