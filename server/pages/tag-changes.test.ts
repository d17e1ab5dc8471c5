import { expect, test } from 'vitest'
import { trackTagChanges } from './tag-changes.ts'

test('a page is judged by its own tags only', () => {
  const changes = trackTagChanges()
  const before = changes.version()
  changes.note({ tags: ['product:1'] })
  changes.note({ tags: ['product:2'], mayBeStale: true })
  const after = changes.version()
  expect(changes.since(before, ['product:1', 'product:2'])).toBe('HIDDEN')
  expect(changes.since(before, ['product:2'])).toBe('STALE')
  expect(changes.since(before, ['product:3'])).toBe('NOTHING')
  expect(changes.since(after, ['product:1', 'product:2'])).toBe('NOTHING')
})

test('a later change that may be stale does not cover up one that may not', () => {
  const changes = trackTagChanges()
  const before = changes.version()
  changes.note({ tags: ['product:1'] })
  changes.note({ tags: ['product:1'], mayBeStale: true })
  expect(changes.since(before, ['product:1'])).toBe('HIDDEN')
})

test('what is no longer remembered counts as changed', () => {
  const changes = trackTagChanges(100)
  const before = changes.version()
  for (let i = 0; i < 300; i++) changes.note({ tags: [`product:${i}`], mayBeStale: true })
  expect(changes.since(before, ['product:0'])).toBe('HIDDEN')
  expect(changes.since(changes.version(), ['product:0'])).toBe('NOTHING')
})
