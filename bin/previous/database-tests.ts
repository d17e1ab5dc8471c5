import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from '../../test/structure/source-files.ts'
import { exceptions } from './exceptions.ts'

const ROOTS = ['api', 'bin', 'sandbox', 'seed', 'server', 'test']

/** The tests without a browser that reach a database, but for those that `exceptions.ts` names; paths from the tree's root. */
export function databaseTests(tree: string) {
  const reaching = new Map<string, boolean>()
  function reaches(path: string): boolean {
    if (reaching.has(path)) return reaching.get(path)!
    // Until it is known: files may import each other.
    reaching.set(path, false)
    if (!existsSync(join(tree, path))) return false
    const text = readFileSync(join(tree, path), 'utf8')
    const own = importsOf({ path, text }).filter(({ isOwn, isType }) => isOwn && !isType)
    // Each test file's database is a copy of one in the cluster of the run.
    const is = text.includes("inject('clusterUrl')") || own.some(({ target }) => reaches(target))
    reaching.set(path, is)
    return is
  }
  return ROOTS.flatMap((root) =>
    readdirSync(join(tree, root), { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
    .filter((path) => /\.test\.tsx?$/.test(path) && !isException(path) && reaches(path))
    .toSorted()
}

const isException = (path: string) => exceptions.some((one) => 'files' in one && one.files.test(path))
