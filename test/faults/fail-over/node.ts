import { readFileSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFaultProxy, type FaultProxy } from '../../proxies/fault-proxy.ts'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'
import { postgresFolder, programOf } from './programs.ts'
import { identity, startProgram, type Running } from './start-program.ts'

export type Node = {
  name: string
  /** PostgreSQL and Patroni as others reach them. */
  ports: { postgres: number; patroni: number }
  start(): void
  /** What Patroni says of it, asked beside the wires: a path of its REST API that is 200 where it is so. */
  is(what: 'primary' | 'replica' | 'synchronous'): Promise<boolean>
  /** The machine is gone at once: Patroni, PostgreSQL and all of its sessions. */
  die(): Promise<void>
  /** Everything to and from it is lost, and nobody is notified; it runs on. */
  cut(): void
  heal(): void
  /** Each of its processes and its wires. */
  stop(): Promise<void>
}

type Options = { name: string; folder: string; etcdPort: number; user: string }

/** PostgreSQL under Patroni on a machine of its own: whatever others say to it, and it to etcd, goes through wires that can be cut. */
export async function openNode({ name, folder, etcdPort, user }: Options): Promise<Node> {
  const own = join(folder, name)
  await mkdir(own)
  if (identity.uid) await chown(own, identity.uid, identity.gid)
  const dataDir = join(own, 'data')
  const local = { postgres: await freePort(), patroni: await freePort() }
  const wires: Record<'postgres' | 'patroni' | 'etcd', FaultProxy> = {
    postgres: await openFaultProxy({ port: local.postgres, host: '127.0.0.1' }),
    patroni: await openFaultProxy({ port: local.patroni, host: '127.0.0.1' }),
    etcd: await openFaultProxy({ port: etcdPort, host: '127.0.0.1' }),
  }
  const settings = join(own, 'patroni.json')
  await writeFile(
    settings,
    JSON.stringify({
      scope: 'tresen',
      name,
      restapi: { listen: `127.0.0.1:${local.patroni}`, connect_address: `127.0.0.1:${wires.patroni.port}` },
      // What it finds out about etcd by itself would lead past the wire.
      etcd3: { hosts: [`127.0.0.1:${wires.etcd.port}`], use_proxies: true },
      bootstrap: { dcs: rules, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
      postgresql: {
        listen: `127.0.0.1:${local.postgres}`,
        connect_address: `127.0.0.1:${wires.postgres.port}`,
        data_dir: dataDir,
        bin_dir: postgresFolder(),
        pgpass: join(own, 'pgpass'),
        // By itself it waits until the primary has written what it would write anyway.
        basebackup: [{ checkpoint: 'fast' }],
        authentication: { superuser: { username: user }, replication: { username: user } },
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        parameters: { unix_socket_directories: '', shared_buffers: '64MB', logging_collector: 'off' },
      },
    }),
  )
  let patroni: Running | undefined
  const takeAlong = () => sessionsOf(dataDir).forEach(kill)
  process.once('exit', takeAlong)
  return {
    name,
    ports: { postgres: wires.postgres.port, patroni: wires.patroni.port },
    start: () => void (patroni = startProgram(programOf('patroni'), [settings], { folder: own, name: 'patroni' })),
    is: (what) =>
      fetch(`http://127.0.0.1:${local.patroni}/${what}`, { signal: AbortSignal.timeout(1000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    async die() {
      const all = sessionsOf(dataDir)
      const gone = patroni!.kill('SIGKILL')
      all.forEach(kill)
      await gone
      await until('PostgreSQL to be gone', () => !all.some(isThere))
    },
    cut() {
      for (const wire of Object.values(wires))
        wire.faults.push({ way: 'THERE', kind: 'BLACK_HOLE' }, { way: 'BACK', kind: 'BLACK_HOLE' })
    },
    heal() {
      for (const wire of Object.values(wires)) {
        wire.faults.length = 0
        // What went dark stays so until it is made anew.
        wire.setDown(true)
        wire.setDown(false)
      }
    },
    async stop() {
      process.off('exit', takeAlong)
      await patroni?.kill('SIGKILL')
      const all = sessionsOf(dataDir)
      // The server alone: so ended it leaves no memory behind.
      if (all[0]) process.kill(all[0], 'SIGQUIT')
      await until('PostgreSQL to end', () => !all.some(isThere))
      for (const wire of Object.values(wires)) await wire.stop()
    },
  }
}

/** Patroni's rules for all nodes: it takes a primary that gives no sign of life for dead after `ttl` seconds, its least. */
const rules = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  // A commit is acknowledged once the other node has it, and none but a node that has all becomes the primary.
  synchronous_mode: true,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 60 } },
}

/** The server's process first, then those of its connections; none where it does not run. */
function sessionsOf(dataDir: string): number[] {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'))
    const others = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' ? [pid, ...others.map(Number)] : []
  } catch {
    return []
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function isThere(pid: number) {
  try {
    // One that waits to be counted out has ended.
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
