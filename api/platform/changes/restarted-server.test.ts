import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../../server/postgres/embedded-postgres.ts'
import { openDatabase, type Db } from '../db.ts'
import { migrate } from '../migrations.ts'
import { followChanges, recordChange } from '../page-changes.ts'
import { findChanges } from './change-log.ts'

let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let db: Db
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tresen-restarted-'))
  postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  db = openDatabase(postgres.url, { connections: 2 })
  await migrate(db, resolve('db/migrations'))
})
afterAll(async () => {
  await db.end({ timeout: 1 })
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** As after a kill or a fail-over: another server, on the same data. */
async function restart() {
  await postgres.stop()
  postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
}

test('what is known of changes ends with the server that said it', async () => {
  const first = await findChanges(db, null, 10)
  expect(first.hasGap).toBe(true)
  const second = await findChanges(db, first, 10)
  expect(second.hasGap).toBe(false)
  await restart()
  expect((await findChanges(db, second, 10)).hasGap).toBe(true)
  expect((await findChanges(db, { ...second, server: null }, 10)).hasGap).toBe(false)
})

test('a change under a number that a lost transaction had before is found behind a restart', async () => {
  const received: string[] = []
  const follower = followChanges(db, ({ tags }) => received.push(...tags))
  try {
    await recordChange(db, ['first'])
    await expect.poll(() => received).toContain('first')
    // Long seen, as far as the follower can know.
    await db`insert into page_change (id, tags, xid) values (gen_random_uuid(), ${['lost']}, '3')`
    await recordChange(db, ['second'])
    await expect.poll(() => received).toContain('second')
    expect(received).not.toContain('lost')
    await restart()
    await expect.poll(() => received).toContain('lost')
  } finally {
    await follower.stop()
  }
})
