import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../api/platform/db.ts'
import { openFiles } from '../../api/platform/files.ts'
import { newId } from '../../api/platform/ids.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createStore } from '../../test/builders.ts'
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts'
import { makeBackup } from './make-backup.ts'
import { MANIFEST, readManifest, tableFile, type Manifest } from './manifest.ts'
import { isEmptyDatabase, restoreBackup } from './restore-backup.ts'
import { deleteOldBackups } from './retention.ts'
import { verifyBackup } from './verify-backup.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await createStore(app.db, { name: 'Rösterei\t"Nord"\n\\N' })
  const { id } = await createBuyer(app.db)
  await app.db`
    insert into totp (account_id, sealed_secret, created_at) values (${id}, 'k1.secret', now())`
  // More than streams hold at once, up to the end of the table.
  await app.db`
    insert into mail (id, recipient, subject, text, html)
    select gen_random_uuid()::text, 'gast@hotel.example', 'Beleg', repeat(md5(n::text), 4000), ''
    from generate_series(1, 40) n`
  await app.deps.jobs.send(app.db, 'vat-id', { buyerId: newId() })
  await app.deps.files.write('logos/abc123.png', Buffer.from('a logo'))
})
afterAll(() => app.close())

let folder: string
let empty: TestDatabase
let db: Db
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-backup-'))
  empty = await createEmptyDatabase()
  db = openDatabase(empty.url, { connections: 3, statementTimeoutMs: 0 })
})
afterEach(async () => {
  await db.end({ timeout: 1 })
  await empty.drop()
  await rm(folder, { recursive: true, force: true })
})

const backUp = (target = folder, now = new Date()) => makeBackup({ db: app.db, files: app.deps.files, target, now })
const restore = (from: string, manifest: Manifest) =>
  restoreBackup(from, manifest, { db, files: openFiles(join(folder, 'restored')) })

test('what is restored is the same, row by row, with the jobs that wait, and takes up its numbers where they were', async () => {
  await app.db`select nextval('order_number')`
  const made = await backUp()
  expect(await isEmptyDatabase(db)).toBe(true)
  await restore(made.folder, await verifyBackup(made.folder))
  expect(await isEmptyDatabase(db)).toBe(false)
  const again = await makeBackup({
    db,
    files: openFiles(join(folder, 'restored')),
    target: join(folder, 'again'),
    now: new Date(),
  })
  const { tables, sequences, files, migrations } = made.manifest
  expect(again.manifest).toMatchObject({ sequences, files, migrations })
  const differing = tables.filter(({ sha256 }, index) => again.manifest.tables[index]?.sha256 !== sha256)
  expect(differing.map(({ name }) => name)).toEqual([])
  expect(tables.filter(({ rows }) => rows > 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['job', 'store', 'search_synonym', 'totp']),
  )
})

test('an owner who is no superuser can restore', { tags: ['long'] }, async () => {
  const role = `owner_${newId().replaceAll('-', '')}`
  await db`create role ${db(role)} login`
  await db.unsafe(`alter database ${new URL(empty.url).pathname.slice(1)} owner to ${role}`)
  const made = await backUp()
  const own = openDatabase(empty.url.replace('//app@', `//${role}@`), { connections: 3, statementTimeoutMs: 0 })
  const [who] = await own`select usesuper from pg_user where usename = current_user`
  expect(who).toEqual({ usesuper: false })
  await restoreBackup(made.folder, made.manifest, { db: own, files: openFiles(join(folder, 'restored')) })
  expect((await own`select from store`).count).toBe(1)
  await own.end({ timeout: 1 })
})

test('it holds no key: it names those without which the sealed secrets do not open', async () => {
  await writeFile(join(app.filesFolder, '..', 'secrets.key'), 'folder:key')
  const { folder: made, manifest } = await backUp()
  expect(manifest.secretKeyIds).toEqual(['k1'])
  expect((await readdir(made, { recursive: true })).filter((name) => name.includes('secrets'))).toEqual([])
})

test.each([
  [
    'a row is missing',
    'tables/public.store.copy.zst',
    (bytes: Buffer) => zstdCompressSync(zstdDecompressSync(bytes).subarray(0, -3)),
  ],
  ['the end is missing', 'tables/public.store.copy.zst', (bytes: Buffer) => bytes.subarray(0, -5)],
  ['a file is another one', 'files/logos/abc123.png', () => Buffer.from('a logx')],
])('a backup of which %s is refused, and named', async (_, path, change) => {
  const made = await backUp()
  const file = join(made.folder, path)
  await writeFile(file, change(await readFile(file)))
  await expect(verifyBackup(made.folder)).rejects.toThrow(
    `The backup is broken: ${path} is not what its manifest says.`,
  )
})

test('a part that is not there, and a folder that is no backup, are refused', async () => {
  const made = await backUp()
  await rm(join(made.folder, 'tables/public.totp.copy.zst'))
  await expect(verifyBackup(made.folder)).rejects.toThrow('tables/public.totp.copy.zst is not what its manifest says')
  await expect(verifyBackup(folder)).rejects.toThrow(`${folder} is no backup: it holds no manifest.json.`)
  await writeFile(join(made.folder, MANIFEST), '{"format":2}')
  await expect(verifyBackup(made.folder)).rejects.toThrow('it is broken, or a newer version wrote it')
})

test('rows that break a rule of the schema end the restore and leave no row', { tags: ['long'] }, async () => {
  const made = await backUp()
  const manifest = await readManifest(made.folder)
  const store = manifest.tables.find(({ name }) => name === 'store')!
  const file = join(made.folder, tableFile(store))
  const text = zstdDecompressSync(await readFile(file))
  await writeFile(file, zstdCompressSync(Buffer.concat([text, text])))
  Object.assign(store, { rows: store.rows * 2, sha256: createHash('sha256').update(text).update(text).digest('hex') })
  await expect(restore(made.folder, manifest)).rejects.toThrow('duplicate key')
  expect((await db`select from account`).count).toBe(0)
})

test('a backup of a newer version is refused before anything is changed', async () => {
  const made = await backUp()
  const manifest = await readManifest(made.folder)
  manifest.migrations.push({ number: 9999, name: '9999_future', checksum: 'f', isAdditive: false })
  await expect(restore(made.folder, manifest)).rejects.toThrow('whose migration 9999_future is unknown here')
  expect(await isEmptyDatabase(db)).toBe(true)
})

test('an audit that somebody changed in the backup is found', { tags: ['long'] }, async () => {
  const made = await backUp()
  const manifest = await readManifest(made.folder)
  manifest.auditHead = { number: 7, hash: 'a'.repeat(64) }
  await expect(restore(made.folder, manifest)).rejects.toThrow('The audit of the restored shop is broken (HEAD')
})

test('a failed backup says why and leaves nothing that looks like one', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(backUp(join(folder, 'file'))).rejects.toThrow(`${join(folder, 'file')} cannot be written (EEXIST)`)
  const nothing = { db, files: app.deps.files, target: join(folder, 'backups'), now: new Date() }
  await expect(makeBackup(nothing)).rejects.toThrow('The database is empty; there is nothing to back up.')
  expect(await readdir(join(folder, 'backups'))).toEqual([])
})

test('the newest backups stay, older ones and what a killed one left go, anything else is not touched', async () => {
  for (const day of [1, 2, 3]) await backUp(folder, new Date(Date.UTC(2026, 0, day)))
  const others = [
    'tresen-20250101T000000Z',
    'photos',
    'tresen-20250102T000000Z.unfinished',
    'tresen-20260103T000000Z.unfinished',
  ]
  for (const name of others) await mkdir(join(folder, name))
  await utimes(join(folder, others[2]!), 0, 0)
  expect(await deleteOldBackups(folder, 2, new Date())).toEqual(['tresen-20260101T000000Z', others[2]])
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['photos', others[0], others[3], 'tresen-20260102T000000Z', 'tresen-20260103T000000Z']),
  )
})
