import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { processIdentity } from './process-identity.ts'

/**
 * Makes this process the only owner of the data folder until the returned function is called. An owner that was killed
 * leaves its claim behind; it does not count, also when its process id is in use again.
 * Throws EmbeddedPostgresError while another owner lives.
 */
export function claimDataFolder(dataDir: string): () => void {
  const claim = join(dataDir, 'owner.json')
  const mine = join(dataDir, `owner-${process.pid}.json`)
  const text = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) })
  writeFileSync(mine, text)
  try {
    while (!linked(mine, claim)) removeStale(claim, dataDir)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (read(claim) === text) rmSync(claim, { force: true })
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

function removeStale(claim: string, dataDir: string) {
  const text = read(claim)
  if (text === undefined) return
  const owner = livingOwner(text)
  if (owner) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} is in use by another Tresen (process ${owner}); stop that one or set DATA_DIR to another folder.`,
    )
  }
  const aside = `${claim}-${process.pid}`
  try {
    renameSync(claim, aside)
  } catch {
    return // Another starter was quicker.
  }
  // Between reading and renaming another starter may have put its own fresh claim there.
  if (read(aside) !== text) linked(aside, claim)
  rmSync(aside, { force: true })
}

function livingOwner(text: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(text) as { pid: number; identity: string }
    return processIdentity(pid) === identity && identity ? pid : undefined
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
