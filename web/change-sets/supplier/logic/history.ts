import type { Draft } from './draft.ts'
import { withSteps } from './merge.ts'

export type History = { past: Draft[]; draft: Draft; future: Draft[] }
export type Step =
  | { kind: 'change'; change: (draft: Draft) => Draft }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** What another tab has stored since this one looked. */
  | { kind: 'follow'; from: Draft; to: Draft }

const MOST_STEPS = 100

/** The draft after a step. What another tab did is no step of this one: it is in all that undo and redo lead to. */
export function step({ past, draft, future }: History, action: Step): History {
  if (action.kind === 'undo') {
    const before = past.at(-1)
    return before ? { past: past.slice(0, -1), draft: before, future: [draft, ...future] } : { past, draft, future }
  }
  if (action.kind === 'redo') {
    const [next, ...rest] = future
    return next ? { past: [...past, draft], draft: next, future: rest } : { past, draft, future }
  }
  if (action.kind === 'follow') {
    const follow = (onto: Draft) => withSteps({ onto, from: action.from, to: action.to })
    return { past: past.map(follow), draft: follow(draft), future: future.map(follow) }
  }
  const changed = action.change(draft)
  return changed === draft
    ? { past, draft, future }
    : { past: [...past, draft].slice(-MOST_STEPS), draft: changed, future: [] }
}
