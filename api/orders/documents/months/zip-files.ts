import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

export type ZippedFile = { name: string; at: Date; read: () => Promise<Uint8Array> | Uint8Array }

/**
 * A ZIP that is made as fast as it is read: each file is read when the one before it has gone, so one at a time is in
 * memory (decision 49). Files are stored as they are; a PDF is packed already. What cannot be read ends the stream.
 */
export const zipFiles = (files: ZippedFile[]): Readable => Readable.from(zipParts(files), { objectMode: false })

async function* zipParts(files: ZippedFile[]): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const { name, at, read } of files) {
    const content = await read()
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    file.push(content, true)
    yield* parts.splice(0)
  }
  zip.end()
  yield* parts.splice(0)
}
