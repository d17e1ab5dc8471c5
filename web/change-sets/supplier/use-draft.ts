import { useEffect, useReducer } from 'react'
import { localStore } from '../../platform/storage.ts'
import { isDraft, type Draft } from './logic/draft.ts'

type History = { past: Draft[]; draft: Draft; future: Draft[] }
type Step = { kind: 'change'; change: (draft: Draft) => Draft } | { kind: 'undo' } | { kind: 'redo' }

const MOST_STEPS = 100

function step({ past, draft, future }: History, action: Step): History {
  if (action.kind === 'undo') {
    const before = past.at(-1)
    return before ? { past: past.slice(0, -1), draft: before, future: [draft, ...future] } : { past, draft, future }
  }
  if (action.kind === 'redo') {
    const [next, ...rest] = future
    return next ? { past: [...past, draft], draft: next, future: rest } : { past, draft, future }
  }
  const changed = action.change(draft)
  return changed === draft
    ? { past, draft, future }
    : { past: [...past, draft].slice(-MOST_STEPS), draft: changed, future: [] }
}

function readDraft(key: string): History {
  const stored = localStore.readJson(key)
  return { past: [], draft: isDraft(stored) ? stored : {}, future: [] }
}

/** What was changed and does not count yet, stored in this browser with each step, of which each can be taken back. */
export function useDraft(key: string) {
  const [{ past, draft, future }, dispatch] = useReducer(step, key, readDraft)
  useEffect(() => {
    if (Object.keys(draft).length === 0) localStore.remove(key)
    else localStore.write(key, JSON.stringify(draft))
  }, [key, draft])
  return {
    draft,
    change: (change: (draft: Draft) => Draft) => dispatch({ kind: 'change', change }),
    undo: past.length > 0 ? () => dispatch({ kind: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ kind: 'redo' }) : undefined,
  }
}
export type DraftState = ReturnType<typeof useDraft>
