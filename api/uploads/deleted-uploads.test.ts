import { afterAll, beforeAll, expect, test } from 'vitest'
import * as uploadsApi from '../../contract/operator/uploads.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { photoFile } from '../../test/range/photos.ts'
import { namesIn } from '../../test/storage/s3-storage.ts'
import { startDeletionWorker } from '../platform/retention/delete-files.ts'

let app: TestApp
let operator: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
})
afterAll(() => app.close())

const tokenOf = ({ name }: { name: string }) => name.slice('uploads/'.length)

test('the file of a deleted picture goes once the storage is there, whatever becomes of the process that has answered', async () => {
  const added = await app.request(uploadsApi.add, { file: await photoFile() }, operator)
  const { files } = app.deps
  const { remove } = files
  files.remove = () => Promise.reject(new Error('The storage is away'))
  try {
    await app.request(uploadsApi.remove, { token: tokenOf(added) }, operator)
  } finally {
    files.remove = remove
  }
  await doJobs(app, startDeletionWorker)
  expect(await namesIn(files)).toEqual([])
})

test('an upload that is repeated after its picture was deleted is told so', async () => {
  const file = await photoFile()
  const headers = { 'idempotency-key': 'one-upload' }
  const added = await app.request(uploadsApi.add, { file }, { ...operator, headers })
  await app.request(uploadsApi.remove, { token: tokenOf(added) }, operator)
  expect(await app.refusal(uploadsApi.add, { file }, { ...operator, headers })).toMatchObject({ status: 404 })
})
