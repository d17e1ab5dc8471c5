import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealAudit } from '../../api/platform/audit/seal-audit.ts'
import { recordAudit } from '../../api/platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import { openFiles } from '../../api/platform/files.ts'
import { openJobs } from '../../api/platform/jobs/jobs.ts'
import { newId } from '../../api/platform/ids.ts'
import { keyOfFolder, secretBox } from '../../api/platform/secret-box.ts'
import { createBuyer } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { startSmtp } from '../../test/smtp.ts'
import { examineDatabase } from './examine-database.ts'
import { diskFinding, nodeFinding } from './examine-machine.ts'
import { examine } from './examine.ts'
import { commandEnvironment } from '../../test/environment/command-environment.ts'

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tresen-doctor-'))
})
afterEach(async () => {
  await breakRows(async (tx) => {
    await tx`truncate audit_entry, audit_seal, audit_unsealed, ledger_booking, ledger_entry, document, document_file, document_seal, commission_invoice_file, account cascade`
  })
  rmSync(folder, { recursive: true, force: true })
})

const faultsOf = async (variables: Record<string, string> = {}) =>
  (await examine({ DATA_DIR: folder, DATABASE_URL: database.url, ...variables }))
    .filter(({ isFault }) => isFault)
    .map(({ sentence }) => sentence)

/** As somebody does who has the database: no trigger and no foreign key holds. */
const breakRows = (work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(database.sql, async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

test('nothing is wrong with a shop that is as it should be, with a mail server that answers', async () => {
  const smtp = await startSmtp()
  expect(await faultsOf({ SMTP_URL: `smtp://localhost:${smtp.port}` })).toEqual([])
  await smtp.stop()
})

test('settings that cannot be used are named, each by its sentence', async () => {
  expect(await faultsOf({ PORT: '99999', DESK_EMAIL: 'no address' })).toEqual([
    "PORT must be a whole number from 0 to 65535, not '99999'.",
    "DESK_EMAIL must be one bare address like post@shop.example, not 'no address'.",
  ])
})

test('an old Node and a full disk are faults', async () => {
  expect(nodeFinding('20.11.0')).toMatchObject({
    isFault: true,
    sentence: 'This is Node 20.11.0; the shop needs 26 or newer.',
  })
  expect(await diskFinding(join(folder, 'not-made-yet'), Infinity)).toMatchObject({ isFault: true })
  expect((await diskFinding(folder, 0)).isFault).toBe(false)
})

test('a file where a folder has to be is named', async () => {
  writeFileSync(join(folder, 'pictures'), '')
  expect(await faultsOf()).toEqual([`${join(folder, 'pictures')} is no folder.`])
})

test.skipIf(process.getuid?.() === 0)('a folder that may not be written is named', async () => {
  mkdirSync(join(folder, 'files'), { mode: 0o500 })
  expect(await faultsOf()).toEqual([`${join(folder, 'files')} cannot be written (EACCES).`])
  chmodSync(join(folder, 'files'), 0o700)
})

test('a database and a mail server that do not answer are named', async () => {
  const nowhere = { DATABASE_URL: 'postgres://app:geheim@localhost:1/tresen', SMTP_URL: 'smtp://localhost:1' }
  const [mail, ...others] = await faultsOf(nowhere)
  expect(mail).toContain('The mail server localhost:1 does not take our mails: ')
  expect(others).toEqual(['DATABASE_URL cannot be used: no PostgreSQL answers at its address.'])
})

test('a database of an older version, and one of a newer, are named', async () => {
  const other = await createTestDatabase()
  const named = async () => (await faultsOf({ DATABASE_URL: other.url })).join()
  await other.sql`insert into migration (number, name, checksum) values (9999, '9999_future', 'f')`
  expect(await named()).toContain('does not know, or knows as others: 9999_future.')
  await other.sql`delete from migration where number > 300`
  expect(await named()).toMatch(/^The database lacks \d+ migrations of this version, first 03/)
  await other.drop()
})

test('clocks that differ are a fault', async () => {
  const now = () => Date.now() + 90_000
  const findings = await examineDatabase(database.sql, {
    migrations: MIGRATIONS,
    keys: [],
    files: openFiles(folder),
    now,
  })
  expect(findings.filter(({ isFault }) => isFault).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/ are (89|90) s apart: codes of authenticator apps/),
  ])
})

test('a secrets.key that is missing, broken or of another shop is a fault once a secret needs it', async () => {
  const { id } = await createBuyer(database.sql)
  const sealed = secretBox([await keyOfFolder(join(folder, 'other'))]).seal('secret', id)
  await database.sql`insert into totp (account_id, sealed_secret, created_at) values (${id}, ${sealed}, now())`
  const path = join(folder, 'secrets.key')
  expect(await faultsOf()).toEqual([
    expect.stringContaining(`${path} is missing, and 1 authenticator apps are sealed with it`),
  ])
  writeFileSync(path, 'nonsense')
  expect(await faultsOf()).toEqual([expect.stringContaining(`${path} holds no key, and 1 `)])
  rmSync(path)
  await keyOfFolder(folder)
  expect(await faultsOf()).toEqual([
    '1 of 1 authenticator apps do not open: the key folder is not here or another one.',
  ])
  const { key } = await keyOfFolder(join(folder, 'other'))
  expect(await faultsOf({ SECRETS_KEYS: `folder:${key.toString('base64')}` })).toEqual([])
})

test('an audit that was changed in the database is a fault', async () => {
  const deed = { at: new Date(), action: 'coupon.end', target: { kind: 'coupon', id: 'A' }, reason: 'Ticket 4711' }
  const actor = { account: { personId: newId() }, requestId: 'r-1' }
  await inTransaction(database.sql, (tx) => recordAudit(tx, actor, { ...deed, before: {}, after: {} }))
  await sealAudit(database.sql)
  expect(await faultsOf()).toEqual([])
  await breakRows((tx) => tx`update audit_entry set reason = 'another'`)
  expect(await faultsOf()).toEqual([expect.stringContaining('The audit is broken (WORDS) at seal 1, row ')])
})

/** What somebody may do to issued documents who has the database. */
const tampers: [string, (tx: Tx) => Promise<unknown>][] = [
  ['its bytes', (tx) => tx`update document_file set pdf = 'another' where number = 'R-2'`],
  ['its bytes and its hash', (tx) => tx`update document_file set pdf = 'another', sha256 = sha256('another') where number = 'R-2'`], // prettier-ignore
  ['that it is there', (tx) => tx`delete from document_file where number = 'R-2'`],
  [
    'its seal with it',
    (tx) => tx`
    with file as (update document_file set pdf = 'another', sha256 = sha256('another') where number = 'R-2')
    update document_seal set sha256 = sha256('another') where number = 'R-2'`,
  ],
  ['its seal', (tx) => tx`delete from document_seal where number = 'R-2'`],
]

test.each(tampers)('german-trade § 4.6: a document of which somebody changed %s is a fault', async (_, tamper) => {
  await database.sql`alter table document_file drop constraint if exists document_file_whole`
  await breakRows(async (tx) => {
    await tx`alter table document_file enable always trigger seal_document_file`
    for (const number of ['R-1', 'R-2', 'R-3'])
      await tx`insert into document_file (number, pdf, sha256, drawn_at) values (${number}, 'pdf', sha256('pdf'), now())`
  })
  expect(await faultsOf()).toEqual([])
  await breakRows(tamper)
  expect(await faultsOf()).toEqual([expect.stringMatching(/issued documents are not as they were issued: R-[23]/)])
})

test('an invoice for commission whose file somebody changed is a fault', async () => {
  await database.sql`alter table commission_invoice_file drop constraint if exists commission_invoice_file_whole`
  await breakRows(async (tx) => {
    await tx`alter table commission_invoice_file enable always trigger seal_commission_invoice_file`
    for (const number of ['P-2026-00001', 'P-2026-00002'])
      await tx`
        insert into commission_invoice_file (number, pdf, sha256, drawn_at) values (${number}, 'pdf', sha256('pdf'), now())`
  })
  expect(await faultsOf()).toEqual([])
  await breakRows((tx) => tx`update commission_invoice_file set pdf = 'another' where number = 'P-2026-00002'`)
  expect(await faultsOf()).toEqual(['1 issued documents are not as they were issued: P-2026-00002.'])
})

test('a booking that does not add up is a fault', async () => {
  await breakRows(
    (tx) => tx`
    insert into ledger_booking (id, kind, reference, booked_at) values (${newId()}, 'ADJUSTMENT', 'A-1', now())`,
  )
  expect(await faultsOf()).toEqual(['1 bookings of the ledger do not add up, first ADJUSTMENT A-1.'])
})

test('jobs that failed for good are a fault', async () => {
  const jobs = await openJobs(database.sql, [])
  await jobs.send(database.sql, 'dead', {})
  expect(await faultsOf()).toEqual(['1 jobs failed for a day and wait.'])
  await jobs.stop()
  await database.sql`delete from pgboss.job`
})

test('the command ends with 1 where something is wrong and makes nothing', async () => {
  const place = join(folder, 'none')
  expect(await run({ DATA_DIR: place })).toMatchObject({
    code: 0,
    output: expect.stringContaining('There is no shop in'),
  })
  const { code, output } = await run({ DATA_DIR: place, PORT: 'x' })
  expect(output).toContain("FAULT PORT must be a whole number from 0 to 65535, not 'x'.")
  expect(code).toBe(1)
})

async function run(variables: Record<string, string>) {
  const env = { ...commandEnvironment, ...variables }
  const child = spawn(process.execPath, ['bin/doctor.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code: code as number, output }
}

test('files that no row names are counted once they are older than a day, and one that is being written is none', async () => {
  const files = openFiles(join(folder, 'files'))
  const old = new Date(Date.now() - 25 * 60 * 60_000)
  for (const name of ['photos/1.webp', 'photos/2.webp', 'runs/3.csv', 'notes/4.txt'])
    await files.write(name, Buffer.from('a'))
  for (const name of ['photos/1.webp', 'photos/2.webp', 'notes/4.txt'])
    utimesSync(join(folder, 'files', name), old, old)
  await database.sql`insert into unclaimed_file (name, noted_at) values ('photos/2.webp', now())`
  expect(await faultsOf()).toEqual(['1 file that no row names lies with the others, first photos/1.webp.'])
  await database.sql`delete from unclaimed_file`
})
