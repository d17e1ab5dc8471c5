import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { namesIn } from '../../../test/storage/s3-storage.ts'
import { deleteOutdated } from '../../retention.ts'
import { inTransaction } from '../db.ts'
import { startDeletionWorker } from './delete-files.ts'
import { storeFiles, type NewFiles } from './store-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
afterEach(async () => {
  app.time.shiftMs = 0
  for (const name of await stored()) await app.deps.files.remove(name)
  await app.db`delete from unclaimed_file`
})

const NAME = 'runs/a.csv'
const stored = () => namesIn(app.deps.files)
const noted = async () => (await app.db<{ name: string }[]>`select name from unclaimed_file`).map(({ name }) => name)
const claim = (files: NewFiles) => inTransaction(app.deps.db, (tx) => files.claim(tx))

test('what a committed transaction has claimed stays, even where its answer got lost', async () => {
  const lost = storeFiles(app.deps, async (files) => {
    await files.store(NAME, Buffer.from('a'))
    await claim(files)
    throw new Error('CONNECTION_CLOSED')
  })
  await expect(lost).rejects.toThrow('CONNECTION_CLOSED')
  expect(await stored()).toEqual([NAME])
  expect(await noted()).toEqual([])
})

test('what the work has not claimed is removed with its end, as that of a repeat', async () => {
  const result = await storeFiles(app.deps, async (files) => {
    await files.store(NAME, Buffer.from('a'))
    expect(await stored()).toEqual([NAME])
    return 'done before'
  })
  expect(result).toBe('done before')
  expect(await stored()).toEqual([])
  expect(await noted()).toEqual([])
})

test('what breaks off while it is written leaves nothing', async () => {
  async function* parts() {
    yield 'a'
    await Promise.reject(new Error('The database is away'))
  }
  const broken = storeFiles(app.deps, (files) => files.store(NAME, parts()))
  await expect(broken).rejects.toThrow('The database is away')
  expect(await readdir(join(app.filesFolder, 'runs'))).toEqual([])
})

test('what a killed process or a storage that was away has left goes by its note a day later', async () => {
  const files = { ...app.deps.files, remove: () => Promise.reject(new Error('away')) }
  await storeFiles({ ...app.deps, files }, (newFiles) => newFiles.store(NAME, Buffer.from('a')))
  const tidy = async () => {
    await deleteOutdated(app.deps)
    await doJobs(app, startDeletionWorker)
  }
  await tidy()
  expect(await stored()).toEqual([NAME])
  app.time.shiftMs = 25 * 60 * 60 * 1000
  await tidy()
  expect(await stored()).toEqual([])
  expect(await noted()).toEqual([])
})

test('what was taken for left behind cannot be claimed', async () => {
  const late = storeFiles(app.deps, async (files) => {
    await files.store(NAME, Buffer.from('a'))
    await app.db`delete from unclaimed_file`
    await claim(files)
  })
  await expect(late).rejects.toThrow('deleted before they were claimed')
})
