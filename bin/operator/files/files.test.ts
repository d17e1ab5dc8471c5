import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../../../api/platform/bucket/bucket-files.ts'
import { openFiles } from '../../../api/platform/files.ts'
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
