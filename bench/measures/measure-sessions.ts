import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyBy } from '../../api/account/session/identify.ts'
import { may } from '../../api/http/caller.ts'
import { changeCheckOf } from '../../api/platform/changes/change-check.ts'
import { openDatabase } from '../../api/platform/db.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { createBuyer, createMember } from '../../test/builders.ts'

// What it costs a process of the server to know who calls and what they may, where nothing has changed: CPU of this process
// alone. Calls come one after the other, then four and sixteen together, which share the check of decision 128. A visitor's call
// that reads products makes the same check: what knowing the caller adds to it stands beside.
const PEOPLE = 200
const CALLS = 4000
const TURNS = 5

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
const check = changeCheckOf(db)
const onlyCheck = () => check.since(performance.now())
await walk(16, ask)
await walk(16, onlyCheck)
for (const together of [1, 4, 16]) {
  // In turns, so that what else the machine does meets both.
  const costs = { check: 0, caller: 0 }
  for (let turn = 0; turn < TURNS; turn++) {
    costs.check += (await walk(together, onlyCheck)) / TURNS
    costs.caller += (await walk(together, ask)) / TURNS
  }
  const [caller, added] = [costs.caller, costs.caller - costs.check].map((ms) => ms.toFixed(4))
  console.log(`${together} at once: ${caller} ms CPU each, of which the caller adds ${added}`)
}
await db.end({ timeout: 1 })
await postgres.stop()
await rm(folder, { recursive: true, force: true })

async function walk(together: number, work: (token: string) => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  for (let call = 0; call < CALLS; call += together)
    await Promise.all(Array.from({ length: together }, (_, i) => work(tokens[(call + i) % PEOPLE]!)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / CALLS
}

async function ask(token: string) {
  const account = await identify(token)
  if (!account || !may(account, 'buyer', 'buy') || may(account, 'buyer', 'team')) throw new Error('Somebody else.')
}
