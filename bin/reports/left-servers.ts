import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processIdentity } from '../../server/postgres/process-identity.ts'

/** Ends the PostgreSQL servers whose clusters lie below the folder, which is about to be removed. */
export async function stopLeftServers(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('postmaster.pid'))) {
    const pid = Number.parseInt(await readFile(join(folder, file), 'utf8').catch(() => ''))
    const identity = processIdentity(pid)
    if (!identity) continue
    process.kill(pid, 'SIGQUIT')
    while (processIdentity(pid) === identity) await delay(10)
  }
}
