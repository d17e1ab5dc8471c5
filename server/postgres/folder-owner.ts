import { randomUUID } from 'node:crypto'
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { processIdentity } from './process-identity.ts'
import { isSamePlace, processPlace, type ProcessPlace } from './process-place.ts'

/** Of an older version without its place. */
type Claim = { pid: number; identity: string; place?: ProcessPlace }

const SIGN_OF_LIFE_MS = 5000
const LIFE_WITHOUT_SIGN_MS = 60_000

/**
 * Makes this process the only owner of the data folder until the returned function is called. An owner that was killed
 * leaves its claim behind; it does not count, also when its process id is in use again. Of an owner that cannot be seen
 * from here, in another container or on another machine, the claim counts until it gave no sign of life for a minute.
 * Throws EmbeddedPostgresError while another owner lives.
 */
export function claimDataFolder(dataDir: string, place: ProcessPlace = processPlace()): () => void {
  const claim = join(dataDir, 'owner.json')
  // Process ids repeat themselves from container to container.
  const mine = join(dataDir, `owner-${randomUUID()}.json`)
  const text = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), place })
  const take = () => {
    writeFileSync(mine, text)
    try {
      // The folder's own clock: another machine's may differ from ours.
      const now = statSync(mine).mtimeMs
      while (!linked(mine, claim)) removeStale(claim, { dataDir, place, now })
    } finally {
      rmSync(mine, { force: true })
    }
  }
  take()
  const timer = setInterval(() => {
    try {
      if (!givenSignOfLife(claim, text)) take()
    } catch {
      // The folder cannot be written for a moment, or another owner lives.
    }
  }, SIGN_OF_LIFE_MS).unref()
  return () => {
    clearInterval(timer)
    if (read(claim) === text) rmSync(claim, { force: true })
  }
}

// False where the claim is gone: somebody took this process for dead while it stood still, found its server and left.
// Writing the same again, unlike setting a time, takes the time of the folder's own clock.
function givenSignOfLife(claim: string, text: string) {
  if (statSync(claim, { throwIfNoEntry: false }) === undefined) return false
  const file = openSync(claim, 'r+')
  try {
    if (readFileSync(file, 'utf8') === text) writeSync(file, text, 0)
    return true
  } finally {
    closeSync(file)
  }
}

// A link appears with its content or not at all, unlike a file that is opened and then written.
function linked(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

type Here = { dataDir: string; place: ProcessPlace; now: number }

function removeStale(claim: string, { dataDir, place, now }: Here) {
  const text = read(claim)
  const signOfLife = statSync(claim, { throwIfNoEntry: false })?.mtimeMs
  if (text === undefined || signOfLife === undefined) return
  const owner = livingOwner(text, { place, silentMs: now - signOfLife })
  if (owner) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} is in use by another Tresen (${owner}); stop that one or set DATA_DIR to another folder.`,
    )
  }
  const aside = `${claim}-${randomUUID()}`
  try {
    renameSync(claim, aside)
  } catch {
    return // Another starter was quicker.
  }
  // Between reading and renaming another starter may have put its own fresh claim there.
  if (read(aside) !== text) linked(aside, claim)
  rmSync(aside, { force: true })
}

/** In words; undefined where nobody lives. */
function livingOwner(text: string, { place, silentMs }: { place: ProcessPlace; silentMs: number }) {
  try {
    const owner = JSON.parse(text) as Claim
    if (owner.place && !isSamePlace(owner.place, place)) {
      const seconds = Math.max(0, Math.round(silentMs / 1000))
      const words = `on ${owner.place.host}, in another container or on another machine, last sign of life ${seconds} s ago`
      return silentMs < LIFE_WITHOUT_SIGN_MS ? words : undefined
    }
    return processIdentity(owner.pid) === owner.identity && owner.identity ? `process ${owner.pid}` : undefined
  } catch {
    return undefined
  }
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
