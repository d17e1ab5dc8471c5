import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The sources of a commit in a folder of its own, with the migrations and packages of this clone. `remove` when it is done with. */
export function makeOldTree(root: string, commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-old-'))
  const tree = join(folder, 'tree')
  // An index of its own: nobody's checkout is touched, and no worktree is left behind in the clone.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  for (const args of [
    ['read-tree', commit],
    ['checkout-index', '--all', `--prefix=${tree}/`],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`)
  }
  rmSync(join(tree, 'db/migrations'), { recursive: true })
  cpSync(join(root, 'db/migrations'), join(tree, 'db/migrations'), { recursive: true })
  symlinkSync(resolve(root, 'node_modules'), join(tree, 'node_modules'), 'dir')
  return { tree, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
