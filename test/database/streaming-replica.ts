import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../api/platform/db.ts'
import { dataFolderArgument, openCluster, serverEnvironment } from '../../server/postgres/embedded-postgres-cluster.ts'
import type { Cluster } from '../../server/postgres/embedded-postgres-cluster.ts'
import { freePort } from '../faults/free-port.ts'

type Server = {
  url: string
  start(): Promise<void>
  /** To its process and those that serve its connections; on Linux. */
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

/** A primary and a replica that streams from it, with the programs of the embedded PostgreSQL; without a table of the shop. */
export async function startReplicated(): Promise<{ primary: Server; replica: Server; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-replica-'))
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')]
  for (const one of [first, second]) await mkdir(one)
  const cluster = openCluster(first, { isDurable: false })
  // A copy of a server that never ran is as good as a base backup: it streams all that the primary writes from now on.
  const copy = { ...cluster, folder: join(second, 'postgres') }
  await cp(cluster.folder, copy.folder, { recursive: true, preserveTimestamps: true })
  await giveTo(copy)
  const primary = await serverOf(cluster)
  await primary.start()
  const { port } = new URL(primary.url)
  await writeFile(join(copy.folder, 'standby.signal'), '')
  await writeFile(
    join(copy.folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=app'\n`,
  )
  await giveTo(copy)
  const replica = await serverOf(copy)
  await replica.start()
  return {
    primary,
    replica,
    async stop() {
      for (const server of [replica, primary]) await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function giveTo({ folder, identity }: Cluster) {
  if (identity.uid === undefined) return
  const chown = spawn('chown', ['-R', `${identity.uid}:${identity.gid}`, folder])
  await once(chown, 'exit')
}

async function serverOf({ folder, identity, binaries }: Cluster) {
  const port = await freePort()
  const url = `postgres://app@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  let pid = 0
  let exit: Promise<unknown>
  function run() {
    const server = spawn(
      binaries.postgres,
      ['-D', dataFolderArgument(folder), ...settings.flatMap((one) => ['-c', one])],
      { ...identity, cwd: folder, stdio: 'ignore', env: serverEnvironment },
    )
    pid = server.pid!
    exit = once(server, 'exit')
    return server
  }
  return {
    url,
    async start() {
      let server = run()
      await untilAnswers(url, () => {
        // It gives up where processes of the one that was killed still hold its memory.
        if (server.exitCode !== null) server = run()
      })
    },
    signal(name: NodeJS.Signals) {
      // Each of its processes leads a group of its own.
      const others = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
      for (const one of [pid, ...others.map(Number)]) process.kill(one, name)
    },
    async stop() {
      process.kill(pid, 'SIGINT')
      await exit
    },
  }
}

async function untilAnswers(url: string, beforeNext: () => void) {
  for (let attempt = 1; ; attempt++) {
    const sql = openDatabase(url, { connections: 1 })
    try {
      return void (await sql`select`)
    } catch (error) {
      if (attempt === 100) throw error
      await delay(100)
      beforeNext()
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}
