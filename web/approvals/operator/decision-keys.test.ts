import { expect, test } from 'vitest'
import { deedOfKey } from './decision-keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false }

test.each([
  [{ key: 'a' }, 'APPROVE'],
  [{ key: 'r' }, 'ASK'],
  [{ key: 'R', shiftKey: true }, 'REJECT'],
  [{ key: 'u' }, 'UNDO'],
  // Caps lock alone rejects nobody.
  [{ key: 'R' }, 'ASK'],
  [{ key: 'A', shiftKey: true }, null],
  [{ key: 'a', ctrlKey: true }, null],
  [{ key: 'r', metaKey: true }, null],
  [{ key: 'a', repeat: true }, null],
  [{ key: 'Enter' }, null],
])('%j asks for %s', (pressed, deed) => {
  expect(deedOfKey({ ...plain, ...pressed })).toBe(deed)
})
