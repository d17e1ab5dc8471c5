import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a bigint arrives as a number and a date as its text', async () => {
  const [row] = await database.sql`select 5::bigint as cents, '2026-03-29'::date as day`
  expect(row).toEqual({ cents: 5, day: '2026-03-29' })
})
