import { expect, test } from 'vitest'
import { newId } from './ids.ts'

const before = Date.now()
const ids = Array.from({ length: 2000 }, newId)
const after = Date.now()

test('ids sort in the order in which they were made, also those of one millisecond', () => {
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id is a UUID of version 7 that tells when it was made', () => {
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const madeAt = Number.parseInt(ids[0]!.replace('-', '').slice(0, 12), 16)
  expect(madeAt).toBeGreaterThanOrEqual(before)
  expect(madeAt).toBeLessThanOrEqual(after)
})
