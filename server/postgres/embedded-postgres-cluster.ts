import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { prepareBinaries } from './embedded-postgres-binaries.ts'
import type { Binaries, Identity } from './embedded-postgres-binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export type Cluster = { folder: string; identity: Identity; binaries: Binaries }

const NOBODY = 65_534

/** The cluster of the data folder, made on first use. Throws EmbeddedPostgresError for one of another major version. */
export function openCluster(dataDir: string, { isDurable }: { isDurable: boolean }): Cluster {
  const folder = join(dataDir, 'postgres')
  const identity = serverIdentity(folder)
  const binaries = prepareBinaries(identity)
  const cluster = { folder, identity, binaries }
  if (existsSync(join(folder, 'PG_VERSION'))) checkVersion(cluster)
  else initialise(cluster, isDurable)
  return cluster
}

/**
 * How a program is told the cluster's folder: by its working directory, which the parent enters before it drops root,
 * so the server's user need not be able to traverse the folders above it (/root, a private home).
 */
export function dataFolderArgument(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** The server sees nothing of our environment: PG… variables of a person's shell would change it. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

// PostgreSQL refuses to run as root. A cluster that a person made before is run as that person.
function serverIdentity(folder: string): Identity {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(folder, { throwIfNoEntry: false })
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY }
}

function checkVersion({ folder, binaries }: Cluster) {
  const written = Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'))
  if (written > binaries.major) {
    throw new EmbeddedPostgresError(
      `The data in ${folder} was written by PostgreSQL ${written}, newer than the ${binaries.major} of this version; start the newer Tresen that wrote it.`,
    )
  }
  if (written < binaries.major) {
    throw new EmbeddedPostgresError(
      `The data in ${folder} was written by PostgreSQL ${written}, this version carries ${binaries.major}; dump it with the old version and restore it into an empty DATA_DIR.`,
    )
  }
}

/** Into a folder aside, renamed when complete: an interrupted first start leaves no half cluster. */
function initialise({ folder, identity, binaries }: Cluster, isDurable: boolean) {
  const partial = `${folder}.new`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  if (identity.uid !== undefined) chownSync(partial, identity.uid, identity.gid!)
  const encoding = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const result = spawnSync(
    binaries.initdb,
    ['-D', dataFolderArgument(partial), '-U', 'app', '-A', 'trust', ...encoding, ...(isDurable ? [] : ['--no-sync'])],
    { ...identity, cwd: partial, encoding: 'utf8', env: serverEnvironment },
  )
  if (result.status !== 0) {
    rmSync(partial, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`The database in ${folder} could not be created: ${lastLine(result.stderr)}`)
  }
  renameSync(partial, folder)
}

function lastLine(text: string | null) {
  return text?.trim().split('\n').at(-1) ?? 'initdb did not run'
}
