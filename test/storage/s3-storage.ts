import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../../api/platform/bucket/bucket-settings.ts'
import type { Files } from '../../api/platform/files.ts'

export type S3Storage = {
  /** Of a bucket that is there. */
  settings: BucketSettings
  /** Until it is started again, at its address and with all that it holds. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends it and deletes what it holds. */
  close(): Promise<void>
}

export async function namesIn(files: Pick<Files, 'list'>): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list()) names.push(name)
  return names.toSorted()
}

/** A server that speaks S3 on 127.0.0.1, checks signatures and knows one key. */
export async function startS3Storage(): Promise<S3Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'tresen-s3-'))
  const open = (port: number) =>
    new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: 'tresen' }] })
  let server = open(0)
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'tresen',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: () => server.close(),
    async start() {
      server = open(port)
      await server.run()
    },
    async close() {
      await server.close().catch(() => {})
      await rm(directory, { recursive: true, force: true })
    },
  }
}
