import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

export type Sums = { bytes: number; rows: number; sha256: string }

const NEWLINE = 0x0a

/** Passes everything on and adds it up. In the text of COPY each row ends with the only line end it holds. */
export function measuredStream(): { stream: Transform; sums: () => Sums } {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
      done(null, chunk)
    },
  })
  return { stream, sums: () => ({ bytes, rows, sha256: hash.digest('hex') }) }
}
