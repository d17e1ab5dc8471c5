import { inflateSync } from 'node:zlib'

const HEAD = 12
const ENTRY = 16

/**
 * The same font without the packing of its tables (WOFF 1.0, W3C 2012, section 4): fontkit would unpack that of the
 * outlines anew for every glyph, in JavaScript, which took most of the time of a short document.
 */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEAD + count * ENTRY)
  const largest = 2 ** Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(largest * ENTRY, 6)
  head.writeUInt16BE(Math.log2(largest), 8)
  head.writeUInt16BE((count - largest) * ENTRY, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20
    const [from, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(from, from + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const at = HEAD + index * ENTRY
    woff.copy(head, at, entry, entry + 4)
    woff.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    const padding = Buffer.alloc(-length & 3)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
