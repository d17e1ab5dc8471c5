import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a call sends: the storage asks for its length and its sum before the first byte. */
export type Body = { sum: string; body?: Blob | Uint8Array<ArrayBuffer> }

const sumOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

export const nothing: Body = { sum: sumOf('') }

export const wholeBody = (bytes: Uint8Array): Body => ({ sum: sumOf(bytes), body: Buffer.from(bytes) })

/** Gathers parts on the disk, so that the process holds one of them at a time, however many there are. */
export async function withBody<Result>(
  parts: AsyncIterable<string>,
  send: (body: Body) => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256')
  async function* summed() {
    for await (const part of parts) {
      hash.update(part)
      yield part
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'tresen-body-'))
  try {
    const path = join(folder, 'body')
    await writeFile(path, summed())
    return await send({ sum: hash.digest('hex'), body: await openAsBlob(path) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
