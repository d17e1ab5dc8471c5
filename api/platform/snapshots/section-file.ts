import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }
type Kind = keyof typeof kinds
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
/** Numbers of one kind, or texts, none of which holds a NUL. */
type Section = Numbers | readonly string[]
export type Sections = Record<string, Section>

type Entry = { name: string; kind: Kind | 'texts'; bytes: number }
/** What stands before the sections. The sum is of what it says and of their bytes. */
type Head = { about: unknown; entries: Entry[]; sum: number }

const MAGIC = 'TRESEN 1'
const ALIGNED = 8
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNED) * ALIGNED

/** Writes sections that belong together, in place of what the file was: a reader sees the old one or the new one. */
export async function writeSections(file: string, about: unknown, sections: Sections): Promise<void> {
  const bodies = Object.entries(sections).map(([name, section]) => ({ name, ...bytesOf(section) }))
  const entries = bodies.map(({ name, kind, bytes }): Entry => ({ name, kind, bytes: bytes.byteLength }))
  const sum = bodies.reduce((sum, { bytes }) => crc32(bytes, sum), sumOf(about, entries))
  const head = Buffer.from(JSON.stringify({ about, entries, sum } satisfies Head))
  const beginning = Buffer.alloc(aligned(MAGIC.length + 4 + head.length))
  beginning.write(MAGIC)
  beginning.writeUInt32LE(head.length, MAGIC.length)
  head.copy(beginning, MAGIC.length + 4)
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  try {
    const handle = await open(unfinished, 'w')
    try {
      for (const bytes of [beginning, ...bodies.map((body) => body.bytes)]) {
        await handle.appendFile(bytes)
        await handle.appendFile(Buffer.alloc(aligned(bytes.byteLength) - bytes.byteLength))
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What was written; null where the file is absent, cut, changed, or about something else. */
export async function readSections(file: string, isAbout: (about: unknown) => boolean): Promise<Sections | null> {
  const bytes = await readWhole(file)
  if (!bytes || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return null
  const headEnd = MAGIC.length + 4 + bytes.readUInt32LE(MAGIC.length)
  if (headEnd > bytes.length) return null
  const head = parsed(bytes.toString('utf8', MAGIC.length + 4, headEnd))
  if (!Array.isArray(head?.entries)) return null
  const { about, entries, sum } = head
  const length = entries.reduce((length, entry) => length + aligned(entry.bytes), aligned(headEnd))
  if (length !== bytes.length || !isAbout(about)) return null
  let at = aligned(headEnd)
  const bodies = entries.map((entry) => {
    const body = bytes.subarray(at, at + entry.bytes)
    at += aligned(entry.bytes)
    return body
  })
  if (bodies.reduce((sum, body) => crc32(body, sum), sumOf(about, entries)) !== sum) return null
  return Object.fromEntries(entries.map((entry, i) => [entry.name, sectionOf(entry, bodies[i]!)]))
}

const sumOf = (about: unknown, entries: readonly Entry[]) => crc32(JSON.stringify([about, entries]))

function bytesOf(section: Section): { kind: Entry['kind']; bytes: Uint8Array } {
  if (!ArrayBuffer.isView(section))
    return { kind: 'texts', bytes: Buffer.from(section.map((text) => `${text}\0`).join('')) }
  const kind = (Object.keys(kinds) as Kind[]).find((name) => section instanceof kinds[name])!
  return { kind, bytes: new Uint8Array(section.buffer, section.byteOffset, section.byteLength) }
}

/** Of its own memory, so that the file's is free once all are read. */
function sectionOf({ kind, bytes }: Entry, body: Buffer): Section {
  if (kind === 'texts') return body.toString('utf8').split('\0').slice(0, -1)
  const Kind = kinds[kind]
  return new Kind(body.buffer as ArrayBuffer, body.byteOffset, bytes / Kind.BYTES_PER_ELEMENT).slice()
}

function parsed(text: string): Head | null {
  try {
    return JSON.parse(text) as Head
  } catch {
    return null
  }
}

/** In memory that begins where numbers of any kind may. */
async function readWhole(file: string): Promise<Buffer | null> {
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    if (size < MAGIC.length + 4) return null
    const bytes = Buffer.from(new ArrayBuffer(size))
    for (let at = 0; at < size;) {
      const { bytesRead } = await handle.read(bytes, at, size - at, at)
      if (bytesRead === 0) return null
      at += bytesRead
    }
    return bytes
  } finally {
    await handle.close()
  }
}
