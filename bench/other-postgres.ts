import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../api/platform/db.ts'
import { dataFolderArgument, openCluster, serverEnvironment } from '../server/postgres/embedded-postgres-cluster.ts'

export type OrdinaryPostgres = { name: string; url: string; stop(): Promise<void> }

/** The PostgreSQL of DATABASE_URL; else one with PostgreSQL's own settings behind TCP, thrown away at the end. */
export async function startOrdinaryPostgres(): Promise<OrdinaryPostgres> {
  const given = process.env.DATABASE_URL
  return given ? { name: 'PostgreSQL of DATABASE_URL', url: given, stop: async () => {} } : startByTcp()
}

async function startByTcp(): Promise<OrdinaryPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-bench-tcp-'))
  const { folder, identity, binaries } = openCluster(dataDir, { isDurable: true })
  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-c', 'unix_socket_directories=']
  const server = spawn(binaries.postgres, ['-D', dataFolderArgument(folder), ...settings], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
    env: serverEnvironment,
  })
  const exit = once(server, 'exit')
  const kill = () => server.kill('SIGINT')
  process.once('exit', kill)
  const url = `postgres://app@127.0.0.1:${port}/postgres`
  await answers(url)
  return {
    name: 'PostgreSQL with its own settings, TCP',
    url,
    async stop() {
      process.off('exit', kill)
      kill()
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function answers(url: string) {
  for (let attempt = 1; ; attempt++) {
    const sql = openDatabase(url, { connections: 1 })
    try {
      return void (await sql`select`)
    } catch (error) {
      if (attempt === 100) throw error
      await delay(100)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}
