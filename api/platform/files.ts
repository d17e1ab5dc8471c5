import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Parts are taken one after the other, as fast as they are written. */
export type FileContent = Uint8Array | AsyncIterable<string>

/** Files of people that nothing can make again; part of a backup. */
export type Files = {
  /** Slices call `storeFiles`, which leaves none behind that no row names. */
  write(name: string, content: FileContent): Promise<void>
  /** Null where there is none of that name. */
  read(name: string): Promise<Buffer | null>
  /** Read as fast as it is taken; whoever opens one takes or destroys it. Null where there is none of that name. */
  stream(name: string): Promise<{ bytes: number; content: Readable } | null>
  /** With what a process that was killed while it wrote the file has left of it. */
  remove(name: string): Promise<void>
  /** The names of all, in no order, as they are found; one that is written or removed meanwhile may be left out. */
  list(): AsyncIterable<string>
  /** When it was written last; null where there is none of that name. */
  writtenAt(name: string): Promise<Date | null>
  /** What processes that were killed while they wrote have left in a folder; a bucket has no such. */
  unfinished?: {
    list(): AsyncIterable<{ name: string; writtenAt: Date }>
    remove(name: string): Promise<void>
  }
}

/** Names are made by the server, never by a caller: letters, digits, one dot, one folder. */
export const isFileName = (name: string): boolean => /^[a-z]+\/[a-z0-9]+\.[a-z0-9]+$/.test(name)

export function checkedName(name: string): string {
  if (!isFileName(name)) throw new Error(`'${name}' cannot name a file`)
  return name
}

/** Stores files below a folder. */
export function openFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkedName(name))
  return {
    async write(name, content) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Renaming is atomic: nobody reads half a file, also after a crash. No two write under one name at once.
      const unfinished = path + UNFINISHED
      try {
        await writeFile(unfinished, content, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (name) => readFile(pathOf(name)).catch(unlessMissing),
    async stream(name) {
      const file = await open(pathOf(name)).catch(unlessMissing)
      return file && { bytes: (await file.stat()).size, content: file.createReadStream() }
    },
    async remove(name) {
      const path = pathOf(name)
      await rm(path + UNFINISHED, { force: true })
      await rm(path, { force: true })
    },
    list: () => listFolder(folder, isFileName),
    writtenAt: async (name) => (await stat(pathOf(name)).catch(unlessMissing))?.mtime ?? null,
    unfinished: {
      async *list() {
        for await (const name of listFolder(folder, isUnfinished)) {
          const found = await stat(join(folder, name)).catch(unlessMissing)
          if (found) yield { name, writtenAt: found.mtime }
        }
      },
      async remove(name) {
        if (isUnfinished(name)) await rm(join(folder, name), { force: true })
      },
    },
  }
}

const UNFINISHED = '.tmp'
/** Versions before put a number of its own in between. */
const isUnfinished = (name: string) => /^[a-z]+\/[a-z0-9]+\.[a-z0-9]+(\.[0-9a-f-]{36})?\.tmp$/.test(name)

/** Directory by directory, so that millions of files are never in memory at once. */
async function* listFolder(folder: string, isListed: (name: string) => boolean): AsyncGenerator<string> {
  const above = await opendir(folder).catch(unlessMissing)
  for await (const part of above ?? []) {
    const { name } = part
    const inside = part.isDirectory() ? await opendir(join(folder, name)).catch(unlessMissing) : null
    for await (const entry of inside ?? []) {
      const path = `${name}/${entry.name}`
      if (isListed(path)) yield path
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
