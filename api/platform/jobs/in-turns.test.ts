import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('all is done in its order, and others have their turn in between', async () => {
  const happened: string[] = []
  setImmediate(() => happened.push('a call'))
  const done = await inTurns(
    Array.from({ length: 60 }, (_, n) => n),
    (n, at) => {
      happened.push(String(at))
      return n * 2
    },
  )
  expect(done).toEqual(Array.from({ length: 60 }, (_, n) => n * 2))
  expect(happened.indexOf('a call')).toBe(25)
  expect(happened).toHaveLength(61)
})
