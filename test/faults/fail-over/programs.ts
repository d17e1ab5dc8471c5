import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const POSTGRES = '/usr/lib/postgresql'

/** Where Debian puts them, the newest PostgreSQL first, behind what stands on the path. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/bin',
  ...(existsSync(POSTGRES) ? readdirSync(POSTGRES) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES, version, 'bin')),
]

const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((program) => existsSync(program))

const needed = {
  postgres: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}
type Program = keyof typeof needed

/** Says what to install; null where everything is there. */
export function missingPrograms(): string | null {
  const missing = Object.entries(needed).filter(([name]) => !find(name))
  if (missing.length === 0) return null
  const names = missing.map(([name]) => name).join(', ')
  // Patroni speaks to etcd by a library of its own package.
  return `${names} cannot be found; on Debian: apt-get install --no-install-recommends ${Object.values(needed).join(' ')} python3-etcd`
}

export const programOf = (name: Program): string => find(name)!

/** With pg_basebackup and pg_rewind beside the server, whatever links lead to it. */
export const postgresFolder = (): string => dirname(realpathSync(programOf('postgres')))

/** The folder of a PostgreSQL that has its tools for copies and the way back beside it; undefined where there is none. */
export function toolsFolder(): string | undefined {
  const server = find('postgres')
  const folder = server && dirname(realpathSync(server))
  const tools = ['initdb', 'pg_ctl', 'psql', 'pg_basebackup', 'pg_verifybackup']
  return folder && tools.every((name) => existsSync(join(folder, name))) ? folder : undefined
}
