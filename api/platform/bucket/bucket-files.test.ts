import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesIn, startS3Storage, type S3Storage } from '../../../test/storage/s3-storage.ts'
import { checkFiles } from '../../../server/open-files.ts'
import { openBucket, type BucketFiles } from './bucket-files.ts'
import type { BucketSettings } from './bucket-settings.ts'

let storage: S3Storage
let files: BucketFiles
beforeAll(async () => {
  storage = await startS3Storage()
  files = openBucket(storage.settings)
})
afterAll(() => storage.close())

const photo = (number: number) => `photos/${number}.webp`
const bytes = Buffer.from('a photo, \0 and all')

test('what is written is read and streamed as it was, overwritten, and gone once removed', async () => {
  await files.write(photo(1), Buffer.from('another'))
  await files.write(photo(1), bytes)
  expect(await files.read(photo(1))).toEqual(bytes)
  const opened = await files.stream(photo(1))
  expect(opened?.bytes).toBe(bytes.length)
  expect(await buffer(opened!.content)).toEqual(bytes)
  await files.remove(photo(1))
  expect(await files.read(photo(1))).toBeNull()
  expect(await files.stream(photo(1))).toBeNull()
  await files.remove(photo(1))
})

test('what comes in parts is stored whole, and nothing of what breaks off', async () => {
  async function* parts(isBroken = false) {
    for (let part = 0; part < 3; part++) yield `${part} ä`.repeat(100_000)
    if (isBroken) await Promise.reject(new Error('The database is away'))
  }
  await files.write(photo(3), parts())
  expect((await files.read(photo(3)))!.equals(await buffer(parts()))).toBe(true)
  await expect(files.write(photo(4), parts(true))).rejects.toThrow('The database is away')
  expect(await files.read(photo(4))).toBeNull()
  await files.remove(photo(3))
})

test('names are those of a folder, and no others', async () => {
  await expect(files.write('../photos/1.webp', bytes)).rejects.toThrow('cannot name a file')
  await expect(files.read('photos/..')).rejects.toThrow('cannot name a file')
})

test('names are listed, and what the shop has not written is left out', async () => {
  for (const name of [photo(2), photo(1)]) await files.write(name, bytes)
  expect(await namesIn(files)).toEqual([photo(1), photo(2)])
  for (const name of [photo(1), photo(2)]) await files.remove(name)
})

// The server of the tests cannot end a page: it seals where it goes on by a cipher that OpenSSL has no longer.
test('a long list is read page after page', async () => {
  const names = [1, 2, 3, 4, 5].map(photo)
  const { endpoint, close } = await answering((request, reply) => {
    const query = new URL(request.url!, 'http://localhost').searchParams
    const left = ['readme', ...names].toSorted().filter((name) => name > (query.get('start-after') ?? ''))
    const most = Number(query.get('max-keys'))
    const keys = left.slice(0, most).map((name) => `<Contents><Key>${name}</Key></Contents>`)
    reply.end(`<ListBucketResult><IsTruncated>${left.length > most}</IsTruncated>${keys.join('')}</ListBucketResult>`)
  })
  expect(await namesIn(openBucket({ ...storage.settings, endpoint }, { namesAtOnce: 2 }))).toEqual(names)
  await close()
})

test('a bucket that may be used is left as it was', async () => {
  await checkFiles({ bucket: storage.settings }, expect.unreachable)
  expect(await namesIn(files)).toEqual([])
})

test.each<[string, Partial<BucketSettings>, RegExp]>([
  [
    'a bucket that is not there',
    { bucket: 'elsewhere' },
    /^S3_BUCKET must name a bucket that is there: .* 'elsewhere'\.$/,
  ],
  ['a key that nobody has', { accessKeyId: 'STRANGER' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be .* 403 /],
  [
    'a secret that is wrong',
    { secretAccessKey: 'geheim' },
    /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be .* 403 /,
  ],
])('%s is refused in one sentence without the secret', async (_, wrong, sentence) => {
  const bucket = { ...storage.settings, ...wrong }
  await expect(checkFiles({ bucket }, expect.unreachable)).rejects.toThrow(sentence)
  await expect(checkFiles({ bucket }, expect.unreachable)).rejects.not.toThrow('geheim')
  // Not found is something else: nobody may take a file for gone.
  await expect(openBucket(bucket).read(photo(1))).rejects.toMatchObject({ statusCode: 503, isAway: false })
})

test('an address that speaks no S3 is refused, and one that nobody answers at only told of', async () => {
  const { endpoint, close } = await answering((_, reply) => reply.end('<html>'))
  const bucket = { ...storage.settings, endpoint }
  await expect(checkFiles({ bucket }, expect.unreachable)).rejects.toThrow(/^S3_ENDPOINT and S3_BUCKET must lead to/)
  await close()
  const warnings: string[] = []
  await checkFiles({ bucket }, (sentence) => warnings.push(sentence))
  expect(warnings).toEqual([expect.stringMatching(/does not answer \(ECONNREFUSED\)/)])
  await expect(openBucket(bucket).read(photo(1))).rejects.toMatchObject({ statusCode: 503, isAway: true })
})

test('what is refused for a moment is sent again', async () => {
  let refused = 0
  const { endpoint, close } = await answering((_, reply) => {
    if (refused++ < 2) reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    else reply.end(bytes)
  })
  expect(await openBucket({ ...storage.settings, endpoint }).read(photo(7))).toEqual(bytes)
  expect(refused).toBe(3)
  await close()
})

/** A server that answers as it is told. */
async function answering(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
