import { afterAll, beforeAll, expect, test } from 'vitest'
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
    await expect.poll(() => received.toSorted()).toEqual(['listings', 'product:100123'])
    await recordChange(database.sql, ['home'])
    await expect.poll(() => received.slice(2)).toEqual(['home'])
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
      await expect.poll(() => received).toContain('quick')
      expect(received).not.toContain('slow')
    })
    await expect.poll(() => received).toContain('slow')
  } finally {
    await follower.stop()
  }
})

test('what was written long before it could be read is told too', async () => {
  const received: string[] = []
  const follower = followChanges(database.sql, ({ tags }) => received.push(...tags))
  try {
    await recordChange(database.sql, ['first'])
    await expect.poll(() => received).toContain('first')
    // As after an outage, or when the transaction of an import lasted that long.
    await database.sql`
      insert into page_change (id, tags, changed_at)
      values (gen_random_uuid(), ${['old']}, now() - interval '20 minutes')`
    await expect.poll(() => received).toContain('old')
    expect(received.filter((tag) => tag === 'first')).toHaveLength(1)
  } finally {
    await follower.stop()
  }
})

test('what may be shown late is told apart from what must disappear, which a writer need not say', async () => {
  const received: PageChange[] = []
  const follower = followChanges(database.sql, (change) => received.push(change))
  try {
    // What it reads first is all of the last minutes at once.
    await recordChange(database.sql, ['begun'])
    await expect.poll(() => received.flatMap(({ tags }) => tags)).toContain('begun')
    await database.sql.begin(async (tx) => {
      await recordChange(tx, ['product:1'], { mayBeStale: true })
      await recordChange(tx, ['product:2'])
    })
    await expect.poll(() => received).toContainEqual({ tags: ['product:1'], mayBeStale: true })
    await expect.poll(() => received).toContainEqual({ tags: ['product:2'] })
  } finally {
    await follower.stop()
  }
})
