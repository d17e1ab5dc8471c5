/** What was done, so that it can be taken back. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[]; gesture: string | null }

export type HistoryAction<T> =
  /** Changes with the same `gesture`, one after the other, are one step: a drag, typing into a field. */
  { do: 'CHANGE'; to: T; gesture?: string } | { do: 'UNDO' } | { do: 'REDO' }

const MOST_STEPS = 100

export const historyOf = <T>(...versions: [T, ...T[]]): History<T> => ({
  past: versions.slice(0, -1),
  now: versions.at(-1)!,
  future: [],
  gesture: null,
})

export function stepHistory<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  const { past, now, future, gesture } = history
  if (action.do === 'UNDO')
    return past.length === 0
      ? history
      : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], gesture: null }
  if (action.do === 'REDO')
    return future.length === 0
      ? history
      : { past: [...past, now], now: future[0]!, future: future.slice(1), gesture: null }
  const isSameStep = action.gesture !== undefined && action.gesture === gesture
  return {
    past: isSameStep ? past : [...past, now].slice(-MOST_STEPS),
    now: action.to,
    future: [],
    gesture: action.gesture ?? null,
  }
}
