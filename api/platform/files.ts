import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
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
  remove(name: string): Promise<void>
  /** The names of all, in no order; one that is written or removed meanwhile may be left out. */
  list(): AsyncIterable<string>
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
      // Renaming is atomic: nobody reads half a file, also after a crash.
      const unfinished = `${path}.${randomUUID()}.tmp`
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
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
      yield* (found ?? []).map(({ name, parentPath }) => relative(folder, join(parentPath, name))).filter(isFileName)
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
