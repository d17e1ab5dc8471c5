import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import { privateEnvironment, openShop } from '../../server/open-shop.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { namesIn, startS3Storage, type S3Storage } from '../../test/storage/s3-storage.ts'
import { createApi } from '../app.ts'
import { startDeletionWorker } from '../platform/retention/delete-files.ts'

let storage: S3Storage
let app: TestApp
let buyer: { id: string; token: string }
let file: File
beforeAll(async () => {
  storage = await startS3Storage()
  app = await createTestApp({ bucket: storage.settings })
  buyer = await createBuyer(app.db)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
  file = new File([new Uint8Array(await picture.png().toBuffer())], 'crate.png', { type: 'image/png' })
})
afterAll(async () => {
  await app.close()
  await storage.close()
})

const stored = () => namesIn(app.deps.files)
const add = (key: string) =>
  app.request(attachmentsApi.addAsBuyer, { file }, { token: buyer.token, headers: { 'idempotency-key': key } })

test('a process with another data folder shows what this one was given', async () => {
  const { url } = await add('first-upload-0001')
  const folder = await mkdtemp(join(tmpdir(), 'tresen-other-'))
  const deps = await openShop({ ...privateEnvironment(folder), bucket: storage.settings }, { db: app.db })
  const other = Fastify({ logger: false })
  createApi(other, deps)
  const shown = await other.inject({ url })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-length']).toBe(String(shown.rawPayload.length))
  expect((await other.inject({ url: `${url}_500` })).statusCode).toBe(200)
  await other.close()
  await deps.jobs.stop()
  await rm(folder, { recursive: true })
})

test('while the storage is away an upload is refused for now, and the same one succeeds afterwards', async () => {
  const before = await stored()
  await storage.stop()
  const input = { file }
  const options = { token: buyer.token, headers: { 'idempotency-key': 'second-upload-002' } }
  expect(await app.refusal(attachmentsApi.addAsBuyer, input, options)).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
  })
  expect(await app.db`select 1 from idempotency_key where key like '%second-upload-002'`).toHaveLength(0)
  await storage.start()
  await add('second-upload-002')
  expect(await stored()).toHaveLength(before.length + 1)
})

test('what is erased is deleted there, also when the storage was away at first', async () => {
  const [name, ...others] = await stored()
  let fails = 1
  const files = {
    ...app.deps.files,
    remove: (gone: string) => (fails-- > 0 ? Promise.reject(new Error('away')) : app.deps.files.remove(gone)),
  }
  await startDeletionWorker({ ...app.deps, files })
  await app.deps.jobs.send(app.db, 'attachment-files', { names: [name] })
  await expect.poll(stored).toEqual(others)
})
