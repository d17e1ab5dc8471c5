import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { joined } from '../fair-queue.ts'

/**
 * Keeps what is made below a folder. Who asks for a file while it is being made waits for the same one, and makes it itself
 * if whoever began has left.
 */
export function keepFiles(folder: string) {
  const underWay = new Map<string, Promise<Buffer>>()

  return async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = underWay.get(name)
    if (running) return joined(running, () => kept(name, make))
    const file = readOrMake(join(folder, name), make).finally(() => underWay.delete(name))
    underWay.set(name, file)
    return file
  }
}

async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(path).catch(() => null)
  if (known && known.length > 0) return known
  const made = await make()
  await mkdir(dirname(path), { recursive: true })
  await writeWhole(path, made)
  return made
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
