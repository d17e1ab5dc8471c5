import { expect, test } from 'vitest'
import { historyOf, stepHistory, type History, type HistoryAction } from './history.ts'

const after = (...actions: HistoryAction<string>[]) =>
  actions.reduce<History<string>>((history, action) => stepHistory(history, action), historyOf('empty'))

test('a change is taken back and done again', () => {
  const changed = after({ do: 'CHANGE', to: 'a' }, { do: 'CHANGE', to: 'b' }, { do: 'UNDO' })
  expect(changed.now).toBe('a')
  expect(stepHistory(changed, { do: 'REDO' }).now).toBe('b')
})

test('a drag of many changes is taken back in one step', () => {
  const drag = (to: string): HistoryAction<string> => ({ do: 'CHANGE', to, gesture: 'drag 1' })
  expect(after({ do: 'CHANGE', to: 'a' }, drag('b'), drag('c'), drag('d'), { do: 'UNDO' }).now).toBe('a')
})

test('what was taken back is gone after another change', () => {
  const { now, future } = after({ do: 'CHANGE', to: 'a' }, { do: 'UNDO' }, { do: 'CHANGE', to: 'b' })
  expect({ now, future }).toEqual({ now: 'b', future: [] })
})

test('nothing is taken back where nothing was done', () => {
  expect(after({ do: 'UNDO' }, { do: 'REDO' }).now).toBe('empty')
})
