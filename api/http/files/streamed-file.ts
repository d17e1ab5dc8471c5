import { Readable } from 'node:stream'

/** A file that is made while it is sent, so that no part of it waits in memory. */
export class StreamedFile {
  readonly name: string
  readonly stream: Readable

  constructor(name: string, stream: Readable) {
    this.name = name
    this.stream = stream
  }
}

/**
 * One of parts, each made once the reader has taken most of those before. The first is made before it is answered, so that what is
 * refused is a refusal; what fails later closes the connection (decision 49).
 */
export async function streamParts(name: string, parts: AsyncGenerator<string | Uint8Array>): Promise<StreamedFile> {
  const first = await parts.next()
  async function* all() {
    try {
      if (!first.done) yield first.value
      yield* parts
    } finally {
      await parts.return(undefined)
    }
  }
  return new StreamedFile(name, Readable.from(all(), { objectMode: false }))
}
