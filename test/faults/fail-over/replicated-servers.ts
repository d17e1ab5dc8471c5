import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../../api/platform/db.ts'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'
import { openNode, type Node } from './node.ts'
import { programOf } from './programs.ts'
import { identity, startProgram, type Running } from './start-program.ts'

export type ReplicatedServers = {
  nodes: Node[]
  /** Through PgBouncer to whichever node is the primary, past it to the same, and to each node. */
  urls: { pooled: string; direct: string; nodes: string[] }
  /** The node that is the primary now, and the other one; waits until that has all the primary has. */
  whole(): Promise<{ primary: Node; replica: Node }>
  stop(): Promise<void>
}

const ADMIN = 'postgres'
const OWNER = 'tresen'

/** Two nodes under Patroni with etcd, HAProxy that leads to their primary, and PgBouncer before it; without a table of the shop. */
export async function startReplicatedServers(parent: string): Promise<ReplicatedServers> {
  const folder = join(parent, 'servers')
  await mkdir(folder)
  await chmod(folder, 0o755)
  if (identity.uid) await chown(folder, identity.uid, identity.gid)
  const closing: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  const run = (name: 'etcd' | 'haproxy' | 'pgbouncer', args: string[]): Running => {
    const running = startProgram(programOf(name), args, { folder, name })
    closing.push(() => running.kill('SIGKILL'))
    return running
  }
  try {
    const etcdPort = await startEtcd(run)
    const nodes: Node[] = []
    for (const name of ['a', 'b']) {
      const node = await openNode({ name, folder, etcdPort, user: ADMIN })
      closing.push(() => node.stop())
      node.start()
      nodes.push(node)
      if (name === 'a') await until('the first node', () => node.is('primary'))
    }
    const haproxyPort = await freePort()
    await writeFile(join(folder, 'haproxy.cfg'), haproxySettings(haproxyPort, nodes))
    run('haproxy', ['-db', '-f', 'haproxy.cfg'])
    const poolerPort = await freePort()
    await writeFile(join(folder, 'users.txt'), `"${OWNER}" ""\n`)
    await writeFile(join(folder, 'pgbouncer.ini'), poolerSettings(poolerPort, haproxyPort))
    run('pgbouncer', ['pgbouncer.ini'])
    const addressOf = (port: number, user = OWNER, name = 'tresen') => `postgres://${user}@127.0.0.1:${port}/${name}`
    await createOwnDatabase(addressOf(haproxyPort, ADMIN, 'postgres'))
    return {
      nodes,
      urls: {
        pooled: addressOf(poolerPort),
        direct: addressOf(haproxyPort),
        nodes: nodes.map(({ ports }) => addressOf(ports.postgres)),
      },
      whole: () => untilWhole(nodes),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startEtcd(run: (name: 'etcd', args: string[]) => Running) {
  const [clients, peers] = [await freePort(), await freePort()]
  const [own, others] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
  const args = { name: 'one', 'data-dir': 'etcd', 'listen-client-urls': own, 'advertise-client-urls': own }
  const peer = { 'listen-peer-urls': others, 'initial-advertise-peer-urls': others, 'initial-cluster': `one=${others}` }
  const etcd = run(
    'etcd',
    Object.entries({ ...args, ...peer }).map(([key, value]) => `--${key}=${value}`),
  )
  const answers = () =>
    fetch(`${own}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await Promise.race([until('etcd', answers), etcd.ended])
  return clients
}

async function createOwnDatabase(adminUrl: string) {
  const sql = openDatabase(adminUrl, { connections: 1 })
  try {
    await until('the primary behind HAProxy', () =>
      sql`select`.then(
        () => true,
        () => false,
      ),
    )
    await sql.unsafe(`create role ${OWNER} login`)
    // PgBouncer passes no limits of a connection on.
    await sql.unsafe(`alter role ${OWNER} set statement_timeout = '5s'`)
    await sql.unsafe(`alter role ${OWNER} set lock_timeout = '2s'`)
    await sql.unsafe(`alter role ${OWNER} set idle_in_transaction_session_timeout = '10s'`)
    await sql.unsafe(`create database tresen owner ${OWNER}`)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function untilWhole(nodes: Node[]) {
  let found: { primary: Node; replica: Node } | undefined
  await until('a primary and a synchronous replica', async () => {
    const [primaries, replicas] = await Promise.all(
      (['primary', 'synchronous'] as const).map((what) => Promise.all(nodes.map((node) => node.is(what)))),
    )
    const [primary, replica] = [nodes[primaries!.indexOf(true)], nodes[replicas!.indexOf(true)]]
    if (primary && replica && primary !== replica) found = { primary, replica }
    return found !== undefined
  })
  return found!
}

const haproxySettings = (port: number, nodes: Node[]) => `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.patroni}\n`).join('')}`

const poolerSettings = (port: number, haproxyPort: number) => `[databases]
tresen = host=127.0.0.1 port=${haproxyPort} dbname=tresen
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 8
`
