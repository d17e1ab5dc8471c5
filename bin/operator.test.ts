import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenHash } from '../api/account/session/tokens.ts'
import { createBuyer } from '../test/builders.ts'
import { emptyAudit } from '../test/database/empty-audit.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { groups } from './operator/commands/groups.ts'
import { commandEnvironment } from '../test/environment/command-environment.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tresen-operator-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await emptyAudit(database.sql)
  await database.sql`truncate account cascade`
})

const auditRows = () => database.sql`
  select actor_id, account_id, action, detail, state from audit_log`

test('without an operator nothing is done', async () => {
  const { email } = await createBuyer(database.sql)
  expect(await run('impersonate', email, '--reason', 'Ticket 4711')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringContaining('npm run operator -- operators appoint'),
  })
})

test('the first operator is appointed by the terminal and noted; the last one cannot be dismissed', async () => {
  const { id, email } = await createBuyer(database.sql)
  expect(await run('operators', 'appoint', 'nobody@hotel.example')).toMatchObject({ code: 1 })
  expect(await run('operators', 'appoint', email)).toMatchObject({ code: 0, output: `${email} is an operator now.\n` })
  expect(await auditRows()).toMatchObject([{ actorId: id, accountId: id, state: 'DONE' }])
  expect(await run('operators', 'dismiss', email)).toMatchObject({ code: 1 })
  const { email: next } = await createBuyer(database.sql)
  await run('operators', 'appoint', next)
  expect(await run('operators', 'dismiss', email)).toMatchObject({ code: 0 })
  expect((await run('operators', 'list')).output).toContain(next)
  expect((await database.sql`select from session where account_id = ${id}`).count).toBe(0)
})

test('a code for a buyer is printed with its address, and noted once with both ids', async () => {
  const first = await createBuyer(database.sql, { role: 'OPERATOR' })
  const second = await createBuyer(database.sql, { role: 'OPERATOR', email: 'nina@tresen.example' })
  const buyer = await createBuyer(database.sql)
  const { code, output } = await run('impersonate', buyer.email, '--reason', 'Ticket 4711', '--language', 'de')
  expect(code).toBe(0)
  const printed = /^Code: ([\w-]{43})\nAdresse: http:\/\/localhost:3000\/de\/impersonate#code=\1\n/.exec(output)?.[1]
  const [stored] = await database.sql`
    select account_id, operator_id, reason, may_write from impersonation_code where code_hash = ${tokenHash(printed ?? '')}`
  expect(stored).toEqual({ accountId: buyer.id, operatorId: first.id, reason: 'Ticket 4711', mayWrite: false })
  const row = { accountId: buyer.id, action: 'operator impersonate code', state: 'DONE' }
  const detail = { words: [buyer.email], reason: 'Ticket 4711', flags: [] }
  expect([...(await auditRows())]).toEqual([{ ...row, actorId: first.id, detail }])
  await emptyAudit(database.sql)
  await run('impersonate', 'code', buyer.email, '--as', 'Nina@tresen.example', '--reason', 'Ticket 4711')
  expect(await auditRows()).toMatchObject([{ ...row, actorId: second.id }])
  expect(await run('impersonate', buyer.email, '--as', buyer.email)).toMatchObject({ code: 1 })
  expect(await run('impersonate', buyer.email)).toMatchObject({ code: 1, errors: expect.stringContaining('--reason') })
})

test('the ticket in which a buyer asked for it goes with the code', async () => {
  await createBuyer(database.sql, { role: 'OPERATOR' })
  const buyer = await createBuyer(database.sql)
  await database.sql`
    insert into ticket (id, ticket_number, subject, first_name, last_name, email, message, language, created_at)
    values (${buyer.id}, 'K815', 'OTHER', 'Jana', 'Meier', ${buyer.email}, 'Bitte sehen Sie nach.', 'de', now())`
  const words = ['impersonate', buyer.email, '--reason', 'as it was asked', '--ticket'] as const
  expect(await run(...words, 'K815')).toMatchObject({ code: 0 })
  expect([...(await database.sql`select ticket_number from impersonation_code`)]).toEqual([{ ticketNumber: 'K815' }])
  const refused = [await run(...words, 'K816'), await run(...words, '815')]
  expect(refused).toMatchObject([
    { code: 1, errors: expect.stringContaining('K816') },
    { code: 1, errors: 'The number of a ticket is a K and digits, such as K4711.\n' },
  ])
})

test('what is refused is noted as refused', async () => {
  await createBuyer(database.sql, { role: 'OPERATOR' })
  expect(await run('impersonate', 'nobody@hotel.example', '--reason', 'Ticket 4711')).toEqual({
    code: 1,
    output: '',
    errors: 'There is no buyer with the email nobody@hotel.example.\n',
  })
  expect(await auditRows()).toMatchObject([{ state: 'REFUSED', accountId: null }])
})

test(
  '--help explains every topic, verb and option; a mistyped order ends with 2 and the help that fits',
  { tags: ['long'] },
  async () => {
    const help = await run('--help')
    expect(help.code).toBe(0)
    for (const [name, { actions: verbs }] of Object.entries(groups)) {
      expect(help.output).toContain(`${name}: `)
      for (const [verb, { values = [], flags = [] }] of Object.entries(verbs)) {
        expect(help.output).toContain(`  ${name} ${verb}`)
        for (const option of [...values, ...flags]) expect(help.output).toContain(`--${option}`)
      }
    }
    const mistyped = [
      ['nothing'],
      ['--nothing'],
      ['impersonate'],
      ['impersonate', 'a@b.de', 'c@d.de'],
      ['impersonate', '--to'],
    ]
    for (const order of mistyped)
      expect(await run(...order)).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('impersonate') })
  },
)

test.each(Object.entries(groups))('the texts of %s name its actions and options, in both languages', (_, group) => {
  for (const texts of [group.texts('de'), group.texts('en')]) {
    expect(Object.keys(texts.actions)).toEqual(Object.keys(group.actions))
    for (const [name, { values = [], flags = [] }] of Object.entries(group.actions))
      expect(Object.keys(texts.actions[name]?.options ?? {}).toSorted()).toEqual([...values, ...flags].toSorted())
  }
})

async function run(...args: string[]) {
  const env = { ...commandEnvironment, DATABASE_URL: database.url, DATA_DIR: folder }
  const child = spawn(process.execPath, ['bin/operator.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, output, errors }
}
