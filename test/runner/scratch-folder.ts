import { constants } from 'node:fs'
import { access, mkdtemp, readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY_FOLDER = '/dev/shm'
/** Five times what a whole run holds at most. */
const ROOM = 2 * 1024 ** 3

/**
 * A new folder for what tests put aside: in memory where the machine has a file system for it with enough of both, as a run
 * makes hundreds of databases of a thousand files each, whose making and removing is a quarter of its work on a disk.
 */
export async function makeScratchFolder(): Promise<string> {
  return mkdtemp(join((await hasRoomInMemory()) ? MEMORY_FOLDER : tmpdir(), 'tresen-run-'))
}

async function hasRoomInMemory() {
  try {
    await access(MEMORY_FOLDER, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY_FOLDER)
    return (await mayRunPrograms()) && bavail * bsize >= ROOM && process.availableMemory() >= ROOM
  } catch {
    return false
  }
}

/** Tests start programs that they copied. */
async function mayRunPrograms() {
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '))
  const mount = mounts.find(([, path]) => path === MEMORY_FOLDER)
  return mount?.[2] === 'tmpfs' && !mount[3]!.split(',').includes('noexec')
}
