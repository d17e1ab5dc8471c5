import { useEffect, useReducer, useRef } from 'react'
import { localStore } from '../../platform/storage.ts'
import { isDraft, type Draft } from './logic/draft.ts'
import { step, type History } from './logic/history.ts'
import { isSameDraft, withSteps } from './logic/merge.ts'

/** A draft is one person's, of one store: others who sign in on this device have their own. */
export const draftKeyOf = (personId: string, storeSlug: string) => `sheet ${personId} ${storeSlug}`

/** Null for what another version or another hand has stored. */
function storedDraft(key: string): Draft | null {
  const stored = localStore.readJson(key) ?? {}
  return isDraft(stored) ? stored : null
}

const open = (key: string): History => ({ past: [], draft: storedDraft(key) ?? {}, future: [] })

/**
 * What was changed and does not count yet, stored in this browser with each step, of which each can be taken back. All tabs
 * share it cell by cell: a step of one adds to what the others have stored and follows there.
 */
export function useDraft(key: string) {
  const [{ past, draft, future }, dispatch] = useReducer(step, key, open)
  // What this tab has last read or stored: what differs from it there is another tab's.
  const seen = useRef(draft)
  useEffect(() => {
    const stored = storedDraft(key) ?? seen.current
    const next = withSteps({ onto: stored, from: seen.current, to: draft })
    const from = draft
    seen.current = next
    if (Object.keys(next).length === 0) localStore.remove(key)
    else if (next !== stored) localStore.write(key, JSON.stringify(next))
    if (!isSameDraft(from, next)) dispatch({ kind: 'follow', from, to: next })
  }, [key, draft])
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      const to = storedDraft(key)
      if (!to) return
      const from = seen.current
      seen.current = to
      dispatch({ kind: 'follow', from, to })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  return {
    draft,
    change: (change: (draft: Draft) => Draft) => dispatch({ kind: 'change', change }),
    undo: past.length > 0 ? () => dispatch({ kind: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ kind: 'redo' }) : undefined,
  }
}
export type DraftState = ReturnType<typeof useDraft>
