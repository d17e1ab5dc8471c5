import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../../api/platform/bucket/bucket-files.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { startS3Storage, type S3Storage } from '../../test/storage/s3-storage.ts'
import { commandEnvironment } from '../../test/environment/command-environment.ts'

const NAME = 'designs/0123456789.png'

let database: TestDatabase
let storage: S3Storage
let folder: string
beforeAll(async () => {
  ;[database, storage] = await Promise.all([createTestDatabase(), startS3Storage()])
  folder = mkdtempSync(join(tmpdir(), 'tresen-bucket-'))
  await openBucket(storage.settings).write(NAME, Buffer.from('a logo'))
})
afterAll(async () => {
  await database.drop()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup holds the files of a bucket, and a restore leaves one alone that is not empty', async () => {
  const made = await run('backup')
  expect(made.errors).toBe('')
  expect(made.output).toMatch(/ and 1 files, read again and whole \(/)
  const backups = join(folder, 'data/backups')
  const backup = join(backups, readdirSync(backups)[0]!)
  expect(readFileSync(join(backup, 'files', NAME), 'utf8')).toBe('a logo')

  expect(await run('restore', { DATABASE_URL: '', DATA_DIR: join(folder, 'new') }, backup)).toMatchObject({
    code: 2,
    errors: "The bucket 'tresen' holds files; a restore overwrites nothing. Name an empty one in S3_BUCKET.\n",
  })
})

test('the doctor reads the bucket, and says what to mend where it cannot', async () => {
  expect((await run('doctor')).output).toContain(
    `The bucket 'tresen' at ${storage.settings.endpoint} can be read; it holds 1 files.`,
  )
  const { code, output, errors } = await run('doctor', { S3_SECRET_ACCESS_KEY: 'geheim' })
  expect(code).toBe(1)
  expect(output + errors).toContain('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may list')
})

test('a shop with a bucket that is not there does not start', async () => {
  expect(await run('start', { S3_BUCKET: 'elsewhere', PORT: '0' })).toMatchObject({
    code: 1,
    errors: `S3_BUCKET must name a bucket that is there: ${storage.settings.endpoint} has no 'elsewhere'.\n`,
  })
})

async function run(command: string, variables: Record<string, string> = {}, ...args: string[]) {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = storage.settings
  const own = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') }
  const ofBucket = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const env = { ...commandEnvironment, ...own, ...ofBucket, ...variables }
  const child = spawn(process.execPath, [`bin/${command}.ts`, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, output, errors }
}
