import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyBy } from '../../api/account/session/identify.ts'
import { may } from '../../api/http/caller.ts'
import { openDatabase } from '../../api/platform/db.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { createBuyer, createMember } from '../../test/builders.ts'

// What it costs a process of the server to know who calls and what they may, where nothing has changed: CPU of this process
// alone, the check of decision 128 included. Calls come one after the other, then sixteen together, which share a check.
const PEOPLE = 200
const CALLS = 20_000

const folder = await mkdtemp(join(tmpdir(), 'tresen-bench-sessions-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const db = openDatabase(postgres.url)
await migrate(db, join(import.meta.dirname, '../../db/migrations'))
const tokens: string[] = []
for (let i = 0; i < PEOPLE; i++) {
  const owner = await createBuyer(db)
  tokens.push((await createMember(db, { companyId: owner.id, roles: ['BUYER', 'BOOKKEEPER'] })).token)
}
const identify = identifyBy({ db, clock: { now: () => new Date() } })
await walk(CALLS, 16)
for (const together of [1, 4, 16])
  console.log(`${together} at once: ${(await walk(CALLS, together)).toFixed(4)} ms CPU each`)
await db.end({ timeout: 1 })
await postgres.stop()
await rm(folder, { recursive: true, force: true })

async function walk(count: number, together: number): Promise<number> {
  const before = process.cpuUsage()
  for (let call = 0; call < count; call += together)
    await Promise.all(Array.from({ length: together }, (_, i) => ask(tokens[(call + i) % PEOPLE]!)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / count
}

async function ask(token: string) {
  const account = await identify(token)
  if (!account || !may(account, 'buyer', 'buy') || may(account, 'buyer', 'team')) throw new Error('Somebody else.')
}
