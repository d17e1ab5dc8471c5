import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { followChanges, recordChange } from './page-changes.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a change of another process is told once it is committed, and once only', async () => {
  const told: string[] = []
  const follower = followChanges(database.sql, (tags) => told.push(...tags))
  try {
    await recordChange(database.sql, ['listings', 'product:100123', 'listings'])
    await vi.waitFor(() => expect(told).toEqual(['listings', 'product:100123']), { timeout: 10_000 })
    await recordChange(database.sql, ['home'])
    await vi.waitFor(() => expect(told).toEqual(['listings', 'product:100123', 'home']), { timeout: 10_000 })
  } finally {
    await follower.stop()
  }
})

test('a change that commits after a later one is told too', async () => {
  const told: string[] = []
  const follower = followChanges(database.sql, (tags) => told.push(...tags))
  try {
    await database.sql.begin(async (slow) => {
      await recordChange(slow, ['slow'])
      await recordChange(database.sql, ['quick'])
      await vi.waitFor(() => expect(told).toContain('quick'), { timeout: 10_000 })
      expect(told).not.toContain('slow')
    })
    await vi.waitFor(() => expect(told).toContain('slow'), { timeout: 10_000 })
  } finally {
    await follower.stop()
  }
})
