import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { followChanges, recordChange, type PageChange } from './page-changes.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a change of another process is told once it is committed, and once only', async () => {
  const received: string[] = []
  const follower = followChanges(database.sql, ({ tags }) => received.push(...tags))
  try {
    await recordChange(database.sql, ['listings', 'product:100123', 'listings'])
    await vi.waitFor(() => expect(received.toSorted()).toEqual(['listings', 'product:100123']), { timeout: 10_000 })
    await recordChange(database.sql, ['home'])
    await vi.waitFor(() => expect(received.slice(2)).toEqual(['home']), { timeout: 10_000 })
  } finally {
    await follower.stop()
  }
})

test('a change that commits after a later one is told too', async () => {
  const received: string[] = []
  const follower = followChanges(database.sql, ({ tags }) => received.push(...tags))
  try {
    await database.sql.begin(async (slow) => {
      await recordChange(slow, ['slow'])
      await recordChange(database.sql, ['quick'])
      await vi.waitFor(() => expect(received).toContain('quick'), { timeout: 10_000 })
      expect(received).not.toContain('slow')
    })
    await vi.waitFor(() => expect(received).toContain('slow'), { timeout: 10_000 })
  } finally {
    await follower.stop()
  }
})

test('what was written long before it could be read is told too', async () => {
  const received: string[] = []
  const follower = followChanges(database.sql, ({ tags }) => received.push(...tags))
  try {
    await recordChange(database.sql, ['first'])
    await vi.waitFor(() => expect(received).toContain('first'), { timeout: 10_000 })
    // As after an outage, or when the transaction of an import lasted that long.
    await database.sql`
      insert into page_change (id, tags, changed_at)
      values (gen_random_uuid(), ${['old']}, now() - interval '20 minutes')`
    await vi.waitFor(() => expect(received).toContain('old'), { timeout: 10_000 })
    expect(received.filter((tag) => tag === 'first')).toHaveLength(1)
  } finally {
    await follower.stop()
  }
})

test('what may be shown late is told apart from what must disappear, which a writer need not say', async () => {
  const received: PageChange[] = []
  const follower = followChanges(database.sql, (change) => received.push(change))
  try {
    await database.sql.begin(async (tx) => {
      await recordChange(tx, ['product:1'], { mayBeStale: true })
      await recordChange(tx, ['product:2'])
    })
    await vi.waitFor(() => expect(received).toContainEqual({ tags: ['product:1'], mayBeStale: true }), {
      timeout: 10_000,
    })
    await vi.waitFor(() => expect(received.find(({ tags }) => tags.includes('product:2'))?.mayBeStale).toBeUndefined())
    expect(received.some(({ tags }) => tags.includes('product:2'))).toBe(true)
  } finally {
    await follower.stop()
  }
})
