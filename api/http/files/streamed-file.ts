import type { Readable } from 'node:stream'

/** A file that is made while it is sent, so that no part of it waits in memory. */
export class StreamedFile {
  readonly name: string
  readonly stream: Readable

  constructor(name: string, stream: Readable) {
    this.name = name
    this.stream = stream
  }
}
