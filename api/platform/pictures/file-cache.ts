import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { joined, type Limiter } from '../limit-concurrency.ts'

/**
 * Caches what is made as files below a folder. Who asks for a file while it is being made waits for the same one, and makes it itself
 * if whoever began has left. A file that nobody has begun yet waits in the line of each client who asks for it, so that
 * nobody waits behind the other requests of one who came before.
 */
export function createFileCache(folder: string, inTurn: Limiter) {
  const underWay = new Map<string, Promise<Buffer>>()

  return async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name)
    const running = underWay.get(name)
    if (running) return joined(running, () => cached(name, make))
    const known = await readWhole(path)
    if (known) return known
    const begin = () => {
      const file = readOrMake(path, make).finally(() => underWay.delete(name))
      underWay.set(name, file)
      return file
    }
    return inTurn(() => {
      const begun = underWay.get(name)
      return begun ? joined(begun, begin) : begin()
    })
  }
}

async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readWhole(path)
  if (known) return known
  const made = await make()
  await mkdir(dirname(path), { recursive: true })
  await writeWhole(path, made)
  return made
}

async function readWhole(path: string): Promise<Buffer | null> {
  const bytes = await readFile(path).catch(() => null)
  return bytes && bytes.length > 0 ? bytes : null
}

/** Renaming is atomic: a reader sees the whole file or none, also after a crash in the middle. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
