import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseTests } from './previous/database-tests.ts'
import { exceptions } from './previous/exceptions.ts'
import { makeOldTree } from './previous/old-tree.ts'
import { oldestVersion, versionOf } from './previous/oldest-version.ts'
import { runOldTests } from './previous/run-old-tests.ts'

// npm run test-previous [-- REF] [--only WORD]: the tests of an old version on the schema of this one (decision 268). Without a
// REF it is the oldest version that the start lets serve beside this one.
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const root = join(import.meta.dirname, '..')
const commit = await chosenCommit(positionals[0])

const { tree, remove } = makeOldTree(root, commit)
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (!existsSync(join(tree, 'test/database/cluster.ts'))) stop(`${commit} is too old: its tests have no cluster.`)
const files = databaseTests(tree).filter((path) => path.includes(values.only))
if (files.length === 0) stop(`No test of ${commit} that reaches the database has '${values.only}' in its path.`)
console.log(`${files.length} files of tests of ${commit} on the present migrations. Left out are:`)
for (const one of exceptions) console.log(`  ${'title' in one ? `'${one.title}'` : one.files.source}: ${one.why}`)

const { passed, failed, skipped, failures } = await runOldTests(tree, files)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
for (const failure of failures) console.log(`FAILED ${failure}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function chosenCommit(ref: string | undefined) {
  if (ref) return versionOf(root, ref) ?? stop(`'${ref}' is no commit of this clone.`)
  const version = await oldestVersion(root)
  if (typeof version === 'string') return stop(version)
  console.log(`New since then: ${version.newMigrations.join(', ')}.`)
  return version.commit
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
