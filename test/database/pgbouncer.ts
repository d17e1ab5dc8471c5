import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { dataFolderArgument } from '../../server/postgres/embedded-postgres-cluster.ts'
import { freePort } from '../faults/free-port.ts'

const NOBODY = 65_534

/** PgBouncer's program: that of PGBOUNCER, else one on the path or where Debian puts it; undefined where there is none. */
export const pgbouncer: string | undefined = [
  process.env.PGBOUNCER,
  ...[...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')),
].find((program) => program && existsSync(program))

type Pooler = {
  /** The address of the same database through the pooler. */
  through: (url: string) => string
  stop(): Promise<void>
}

/**
 * PgBouncer in transaction mode before the server of this address, with two connections to each database: whatever hangs on
 * a session meets another one soon. `ignored` are settings of connections that it takes and does not pass on.
 */
export async function startPgbouncer(serverUrl: string, ignored: readonly string[] = []): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-pgbouncer-'))
  const port = await freePort()
  const server = new URL(serverUrl)
  const socketFolder = server.searchParams.get('host')!
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  await writeFile(users, `"${server.username}" ""\n`)
  await writeFile(
    settings,
    `[databases]
* = host=${dataFolderArgument(socketFolder)} port=${server.port || 5432} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
ignore_startup_parameters = ${ignored.join(',')}
`,
  )
  await chmod(folder, 0o755)
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const pooler = spawn(pgbouncer!, [settings], { ...identity, cwd: socketFolder, stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(pooler, 'exit')
  let log = ''
  const isUp = Promise.withResolvers<void>()
  pooler.stderr.on('data', (text: Buffer) => {
    log += text.toString()
    if (log.includes('process up')) isUp.resolve()
  })
  await Promise.race([
    isUp.promise,
    exit.then(() => {
      throw new Error(`PgBouncer did not start: ${log}`)
    }),
  ])
  return {
    through(url) {
      const { username, pathname } = new URL(url)
      return `postgres://${username}@127.0.0.1:${port}${pathname}`
    },
    async stop() {
      pooler.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}
