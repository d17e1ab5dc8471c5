import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../../../api/platform/bucket/bucket-files.ts'
import { openFiles, type Files } from '../../../api/platform/files.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { namesIn, startS3Storage, type S3Storage } from '../../../test/storage/s3-storage.ts'
import { runAction } from '../commands/run.ts'
import { files } from './files.ts'

let app: TestApp
let storage: S3Storage
let folder: string
let operator: { id: string; email: string }
beforeAll(async () => {
  ;[app, storage] = await Promise.all([createTestApp(), startS3Storage()])
  folder = await mkdtemp(join(tmpdir(), 'tresen-files-'))
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(async () => {
  await Promise.all([app.close(), storage.close()])
  await rm(folder, { recursive: true, force: true })
})

/** As it is typed, with these files in place of the shop's. */
async function unused(stored: Files, ...flags: string[]) {
  const context = { ...app.deps, files: stored, language: 'en' as const, operator }
  const command = { args: [], values: {}, flags: new Set(flags) }
  return (await runAction(context, { group: 'files', name: 'unused', action: files.actions.unused!, command })).lines
}

async function copy(target = openBucket(storage.settings), from = folder) {
  const context = { ...app.deps, files: target, language: 'en' as const, operator }
  const command = { args: [from], values: {}, flags: new Set<string>() }
  return (await runAction(context, { group: 'files', name: 'copy', action: files.actions.copy!, command })).lines
}

test('a folder is copied into the bucket once, and what is there otherwise is named and left', async () => {
  await expect(copy()).rejects.toThrow('holds no files')
  const source = openFiles(folder)
  for (const name of ['photos/1.webp', 'photos/2.webp', 'designs/3.webp'])
    await source.write(name, Buffer.from(`the content of ${name}`))
  const bucket = openBucket(storage.settings)
  await bucket.write('photos/1.webp', Buffer.from('the content of photos/1.webp'))
  await bucket.write('photos/9.webp', Buffer.from('uploaded since'))

  expect(await copy()).toEqual(['2 copied and compared (0.0 MB), 1 there already, 1 in the bucket alone.'])
  expect(await namesIn(bucket)).toEqual(['designs/3.webp', 'photos/1.webp', 'photos/2.webp', 'photos/9.webp'])
  expect(await bucket.read('designs/3.webp')).toEqual(await source.read('designs/3.webp'))
  expect(await copy()).toEqual(['0 copied and compared (0.0 MB), 3 there already, 1 in the bucket alone.'])

  await bucket.write('photos/2.webp', Buffer.from('another'))
  await expect(copy()).rejects.toThrow(/1 .* otherwise.*\nphotos\/2\.webp$/)
  expect(String(await bucket.read('photos/2.webp'))).toBe('another')
})

test('what arrives otherwise ends the copy, and without a bucket there is none', async () => {
  const bucket = openBucket(storage.settings)
  await bucket.remove('designs/3.webp')
  const damaging = { ...bucket, write: (name: string) => bucket.write(name, Buffer.from('half')) }
  await expect(copy(damaging)).rejects.toThrow("'designs/3.webp' did not arrive as it was sent")
  const context = { ...app.deps, language: 'en' as const, operator }
  const command = { args: [folder], values: {}, flags: new Set<string>() }
  await expect(files.actions.copy!.run({ ...context, files: openFiles(folder) }, command)).rejects.toThrow('S3_BUCKET')
})

test.each([
  ['a folder', () => openFiles(folder)],
  ['a bucket', () => openBucket(storage.settings)],
])(
  'in %s files that no row names are listed once they are a day old, and deleted when that is said',
  async (_, open) => {
    const stored = open()
    for (const name of await namesIn(stored)) await stored.remove(name)
    const [named, noted, left] = ['1', '2', '3'].map((sign) => sign.repeat(40))
    await app.db`
    insert into upload (token, name, format, width, height, uploaded_by, uploaded_at)
    values (${named!}, 'a.png', 'png', 1200, 800, ${operator.id}, now()) on conflict do nothing`
    await app.db`insert into unclaimed_file (name, noted_at) values (${`photos/${noted}.png`}, now()) on conflict do nothing`
    // Of the same token, yet another file.
    const unnamed = [`photos/${left}.png`, `uploads/${named}.webp`]
    const others = [`uploads/${named}.png`, `photos/${noted}.png`, 'notes/1.txt']
    for (const name of [...unnamed, ...others]) await stored.write(name, Buffer.from('a picture'))
    expect(await unused(stored)).toEqual(['Every file that is older than a day is named by a row.'])

    app.time.shiftMs = 25 * 60 * 60 * 1000
    const lines = await unused(stored)
    expect(lines.slice(0, -1).toSorted()).toEqual(unnamed)
    expect(lines.at(-1)).toBe('Files that no row names: 2. With --delete they are deleted.')
    expect((await unused(stored, 'delete')).at(-1)).toBe('Files that no row named, deleted: 2.')
    expect(await namesIn(stored)).toEqual(others.toSorted())
    expect(await unused(stored, 'delete')).toEqual(['Every file that is older than a day is named by a row.'])
    app.time.shiftMs = 0
  },
)

test('what a killed process has written in part goes as well, of this version and of those before', async () => {
  const stored = openFiles(folder)
  await stored.write('runs/1.csv', Buffer.from('whole'))
  await app.db`insert into unclaimed_file (name, noted_at) values ('runs/1.csv', now())`
  const parts = ['runs/1.csv.tmp', `runs/2.csv.${randomUUID()}.tmp`]
  for (const name of parts) await writeFile(join(folder, name), 'half')
  expect(await unused(stored)).toEqual(['Every file that is older than a day is named by a row.'])
  app.time.shiftMs = 25 * 60 * 60 * 1000
  expect((await unused(stored, 'delete')).slice(0, -1).toSorted()).toEqual(parts)
  app.time.shiftMs = 0
  expect(await readdir(join(folder, 'runs'))).toEqual(['1.csv'])
})

test('however many there are, few are named', async () => {
  const stored = openFiles(folder)
  for (let count = 0; count < 620; count++) await stored.write(`photos/${count}a.png`, Buffer.from('a'))
  app.time.shiftMs = 25 * 60 * 60 * 1000
  const lines = await unused(stored, 'delete')
  app.time.shiftMs = 0
  expect(lines).toHaveLength(102)
  expect(lines.slice(-2)).toEqual(['… and 520 more', 'Files that no row named, deleted: 620.'])
})
