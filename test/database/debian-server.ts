import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../../api/platform/db.ts'
import { identity } from '../faults/fail-over/start-program.ts'
import type { TestDatabase } from '../database.ts'

const run = promisify(execFile)

type DebianServer = {
  folder: string
  /** A pool on its database `tresen`, which holds no table at first. */
  open(): TestDatabase
  /** Runs what `docs/operations.md` has root do on Debian, in this server's folders; rejects where a line fails. */
  asRoot(script: string): Promise<unknown>
  stop(): Promise<void>
}

/** An ordinary PostgreSQL with its own tools, as Debian sets one up, in a folder of ours and below no service of the machine. */
export async function startDebianServer(tools: string): Promise<DebianServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-debian-'))
  const cluster = join(folder, 'cluster')
  const programs = join(folder, 'bin')
  for (const path of [cluster, programs, join(folder, 'shop')]) await mkdir(path)
  await writeFile(join(programs, 'sudo'), SUDO)
  await writeFile(join(programs, 'systemctl'), SYSTEMCTL)
  for (const name of ['sudo', 'systemctl']) await chmod(join(programs, name), 0o755)
  if (identity.uid)
    for (const path of [folder, cluster, join(folder, 'shop')]) await chown(path, identity.uid, identity.gid)
  const env = {
    PATH: [programs, tools, process.env.PATH].join(delimiter),
    PGDATA: join(cluster, 'main'),
    PGHOST: folder,
    PGUSER: 'postgres',
    LC_ALL: 'C.UTF-8',
  }
  const places = [
    ['/var/backups/postgres', join(folder, 'archive')],
    ['/var/lib/postgresql/17', cluster],
    ['/var/lib/tresen', join(folder, 'shop')],
    // Everything belongs to whoever runs the test, or to nobody where that is root.
    [' -o postgres -g postgres', ''],
  ] as const
  const asRoot = (script: string) => {
    const placed = places.reduce((text, [from, to]) => text.replaceAll(from, to), script)
    return run('bash', ['--norc', '-euo', 'pipefail', '-c', placed], { ...identity, cwd: folder, env })
  }
  const stop = async () => {
    await asRoot('systemctl stop postgresql').catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await asRoot(`initdb --username=postgres --auth=trust --no-sync >initdb.log
cat >>$PGDATA/postgresql.conf <<END\n${SETTINGS}END
systemctl start postgresql\npsql -qc 'create database tresen'`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    folder,
    asRoot,
    open() {
      const url = `postgres://postgres@localhost/tresen?host=${encodeURIComponent(folder)}`
      const sql = openDatabase(url, { statementTimeoutMs: 60_000, connections: 4 })
      return { url, sql, drop: () => sql.end({ timeout: 1 }) }
    },
    stop,
  }
}

const SETTINGS = `listen_addresses = ''
unix_socket_directories = '../..'
shared_buffers = '64MB'
fsync = off
`

/** There is one user. */
const SUDO = `#!/bin/sh
shift 2
exec "$@"
`

const SYSTEMCTL = `#!/bin/sh
exec pg_ctl "$1" --wait --silent --log "$PGHOST/server.log"
`
