import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer } from '../../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { emptyAudit } from '../../../test/database/empty-audit.ts'
import { inTransaction, type Tx } from '../db.ts'
import { newId } from '../ids.ts'
import { beginAudit, eraseAuditWords, recordAudit } from './record-audit.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAudit } from './verify-audit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ lockTimeoutMs: 30_000 })
})
afterAll(() => database.drop())
beforeEach(() => emptyAudit(database.sql))

const operator = { account: { personId: newId() }, requestId: 'r-1' }
const clock = { now: () => new Date() }
const change = (id: string, values: object = {}) => ({
  at: clock.now(),
  action: 'coupon.end',
  target: { kind: 'coupon', id },
  reason: 'Ticket 4711',
  before: { isLive: true },
  after: { isLive: false },
  ...values,
})
const note = (id: string, values?: object) =>
  inTransaction(database.sql, (tx) => recordAudit(tx, operator, change(id, values)))
const logged = () => database.sql`
  select action, part_of_action, state, account_id, reason, target_kind, target_id, before, after, is_erased
  from audit_log order by at, id`

/** Five rows in the chain. */
async function chain() {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await note(id)
  await sealAudit(database.sql)
}

/** Like somebody who owns the database and switches off what refuses changes. */
const tamper = (work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(database.sql, async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

test('what work changed is noted with it, in place of the row of its call', async () => {
  const audit = await beginAudit({ db: database.sql, clock }, { actorId: newId(), action: 'POST /coupons' })
  await inTransaction(database.sql, (tx) => recordAudit(tx, { ...operator, auditId: audit.auditId }, change('winter')))
  await audit.done()
  expect([...(await logged())]).toEqual([
    {
      action: 'coupon.end',
      partOfAction: 'POST /coupons',
      state: 'DONE',
      accountId: null,
      reason: 'Ticket 4711',
      targetKind: 'coupon',
      targetId: 'winter',
      before: { isLive: true },
      after: { isLive: false },
      isErased: false,
    },
  ])
})

test('work that is taken back leaves nothing', async () => {
  const failing = inTransaction(database.sql, async (tx) => {
    await recordAudit(tx, operator, change('winter'))
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect((await logged()).count).toBe(0)
})

test('a deed ends once, with the account it turned out to concern', async () => {
  const { id } = await createBuyer(database.sql)
  const audit = await beginAudit({ db: database.sql, clock }, { actorId: newId(), action: 'operator accounts' })
  expect(await logged()).toMatchObject([{ state: 'ATTEMPTED', accountId: null }])
  await audit.done(id)
  await audit.refused()
  expect(await logged()).toMatchObject([{ state: 'DONE', accountId: id }])
})

describe('nothing is changed or taken out', () => {
  test.each([
    'delete from audit_entry',
    'truncate audit_entry',
    "update audit_entry set action = 'nothing'",
    "update audit_entry set reason = 'another'",
    "update audit_entry set state = 'REFUSED'",
    "update audit_entry set detail = '{}', at = now()",
    'delete from audit_seal',
    'truncate audit_seal',
    "update audit_seal set hash = ''",
  ])('%s', async (statement) => {
    await chain()
    await expect(database.sql.unsafe(statement)).rejects.toThrow('append-only')
    expect(await verifyAudit(database.sql)).toMatchObject({ sealed: 5, waiting: 0, broken: null })
  })
})

const entry = (target: string) => database.sql`(select id from audit_entry where target_id = ${target})`

test.each<[string, string, (tx: Tx) => Promise<unknown>]>([
  ['CHANGED', 'c', (tx) => tx`update audit_entry set action = 'coupon.begin' where id = ${entry('c')}`],
  ['CHANGED', 'b', (tx) => tx`update audit_entry set at = at - interval '1 day' where id = ${entry('b')}`],
  ['WORDS', 'd', (tx) => tx`update audit_entry set reason = 'none' where id = ${entry('d')}`],
  ['WORDS', 'a', (tx) => tx`update audit_entry set after = '{"isLive": true}' where id = ${entry('a')}`],
  [
    'ERASED',
    'b',
    (tx) => tx`update audit_entry set detail = '{}', reason = null, salt = null where id = ${entry('b')}`,
  ],
  ['GAP', 'd', (tx) => tx`delete from audit_seal where entry_id = ${entry('c')}`],
])('%s: the first broken row is named', async (kind, target, change) => {
  await chain()
  await tamper(change)
  const [row] = await database.sql`
    select number, entry_id from audit_seal join audit_entry on id = entry_id where target_id = ${target}`
  expect((await verifyAudit(database.sql)).broken).toEqual({ kind, ...row })
})

test('a row that was taken out, and one that was kept out of the chain, are found', async () => {
  await chain()
  const [taken] = await database.sql`select id from audit_entry where target_id = 'b'`
  await tamper((tx) => tx`delete from audit_entry where id = ${taken!.id}`)
  expect(await verifyAudit(database.sql)).toMatchObject({
    sealed: 1,
    broken: { kind: 'MISSING', number: 2, entryId: taken!.id },
  })
  await emptyAudit(database.sql)
  await note('late')
  await tamper((tx) => tx`truncate audit_unsealed`)
  expect((await verifyAudit(database.sql)).broken).toMatchObject({ kind: 'UNSEALED', number: null })
})

test('who cuts the end of the chain is found by the head that was kept', async () => {
  await chain()
  const { head } = await verifyAudit(database.sql)
  await note('f')
  await sealAudit(database.sql)
  expect((await verifyAudit(database.sql, head!)).broken).toBeNull()
  await tamper(async (tx) => {
    await tx`delete from audit_seal where number >= 5`
    await tx`delete from audit_entry where target_id in ('e', 'f')`
  })
  expect((await verifyAudit(database.sql)).broken).toBeNull()
  expect((await verifyAudit(database.sql, head!)).broken).toMatchObject({ kind: 'HEAD', number: 5 })
})

test('the words about who is erased go, also of a deed that only ended as theirs; the chain holds', async () => {
  const { id } = await createBuyer(database.sql)
  const detail = { words: ['jana@hotel.example'] }
  const audit = await beginAudit({ db: database.sql, clock }, { actorId: newId(), action: 'operator accounts', detail })
  await audit.done(id)
  await note('theirs', { accountId: id, detail: { name: 'Jana' } })
  await note('of nobody')
  await sealAudit(database.sql)
  await inTransaction(database.sql, async (tx) => {
    await eraseAuditWords(tx, id)
    await tx`update account set erased_at = now() where id = ${id}`
  })
  const all =
    await database.sql`select to_jsonb(e)::text as row from audit_entry e where action like 'operator%' or target_id = 'theirs'`
  expect(all.map(({ row }) => row).join()).not.toMatch(/jana|4711|isLive/i)
  expect(await logged()).toMatchObject([
    { state: 'DONE', accountId: id, isErased: true },
    { targetId: 'theirs', reason: null, before: null, after: null, isErased: true },
    { targetId: 'of nobody', reason: 'Ticket 4711', isErased: false },
  ])
  expect(await verifyAudit(database.sql)).toMatchObject({ sealed: 4, broken: null })
})

test('the version before finishes its rows and erases as ever', async () => {
  const { id } = await createBuyer(database.sql)
  const old = { id: newId(), actor_id: newId(), action: 'POST /api/v1/cart', state: 'ATTEMPTED' }
  await database.sql`insert into audit_entry ${database.sql({ ...old, detail: database.sql.json({ note: 'x' }) })}`
  await database.sql`
    update audit_entry set state = 'DONE', account_id = coalesce(account_id, ${id}::uuid) where id = ${old.id}`
  await database.sql`update audit_entry set detail = '{}' where account_id = ${id}`
  expect(await logged()).toMatchObject([{ action: old.action, state: 'DONE', accountId: id }])
  await database.sql`update account set erased_at = now() where id = ${id}`
  await sealAudit(database.sql)
  expect(await verifyAudit(database.sql)).toMatchObject({ sealed: 2, broken: null })
})

test('long transactions neither wait for the chain nor each other, and many sealers make one chain', async () => {
  // Each notes something and then waits for all others to have noted something: on a locked end they would wait forever.
  let noted = 0
  let letGo = () => {}
  const allNoted = new Promise<void>((resolve) => (letGo = resolve))
  const writers = atOnce(6, () =>
    inTransaction(database.sql, async (tx) => {
      await recordAudit(tx, operator, change(newId()))
      if (++noted === 6) letGo()
      await allNoted
    }),
  )
  expect((await writers).refused).toEqual([])
  await atOnce(8, () => sealAudit(database.sql))
  await sealAudit(database.sql)
  expect(await verifyAudit(database.sql)).toMatchObject({ sealed: 6, waiting: 0, broken: null })
})
