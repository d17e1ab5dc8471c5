import { spawnSync } from 'node:child_process'
import { knownMigrations } from '../../api/platform/migrations.ts'

const MIGRATIONS = 'db/migrations'

/** A commit whose version may serve beside the present one, and the migrations that it does not know. */
type OldVersion = { commit: string; newMigrations: string[] }

/**
 * The oldest commit that the start still lets run on a database with the present migrations: it has each of them that is not
 * additive (api/platform/migrations.ts). A sentence where there is none to compare with.
 */
export async function oldestVersion(root: string): Promise<OldVersion | string> {
  const log = git(root, ['log', '--first-parent', '--format=%H', 'HEAD', '--', MIGRATIONS])
  if (log === null || git(root, ['rev-parse', '--show-prefix']) !== '')
    return 'This folder has no history of its own, so no version before is there to try.'
  const present = await knownMigrations(`${root}/${MIGRATIONS}`)
  let oldest: OldVersion | undefined
  for (const commit of log.split('\n')) {
    const known = migrationsOf(root, commit)
    const unknown = present.filter(({ name }) => !known.has(name))
    if (unknown.some(({ isAdditive }) => !isAdditive)) break
    oldest = { commit, newMigrations: unknown.map(({ name }) => name) }
  }
  if (!oldest?.newMigrations.length)
    return 'No version before may serve beside this one: its newest migration is not additive, or no older one is in this history.'
  return oldest
}

/** That of a branch, tag or hash; undefined for what is none. */
export function versionOf(root: string, ref: string) {
  return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]) || undefined
}

function migrationsOf(root: string, commit: string) {
  const names = git(root, ['ls-tree', '--name-only', commit, `${MIGRATIONS}/`]) ?? ''
  return new Set(names.split('\n').map((path) => path.slice(MIGRATIONS.length + 1, -'.sql'.length)))
}

/** What it answers, null where it fails or is not there. */
function git(root: string, args: string[]) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
