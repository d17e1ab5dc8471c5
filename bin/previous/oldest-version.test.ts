import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseTests } from './database-tests.ts'
import { makeOldTree } from './old-tree.ts'
import { oldestVersion, versionOf } from './oldest-version.ts'

let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'tresen-history-'))
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

const hasGit = spawnSync('git', ['--version']).status === 0

describe.skipIf(!hasGit)('in a clone', () => {
  beforeEach(() => git('init', '--quiet'))

  test('it is the oldest one that has each migration that is not additive', async () => {
    migration('0001_tables', 'create table a ();')
    commit()
    migration('0002_fewer', 'drop table a;')
    const oldest = commit()
    write('README.md', 'Without a migration')
    commit()
    migration('0003_more', '-- additive\ncreate table b ();')
    commit()
    migration('0004_not_yet_committed', '-- additive\ncreate table c ();')
    expect(await oldestVersion(clone)).toEqual({
      commit: oldest,
      newMigrations: ['0003_more', '0004_not_yet_committed'],
    })
    expect(versionOf(clone, 'HEAD~2')).toBe(oldest)
    expect(versionOf(clone, '--all')).toBeUndefined()
  })

  test('there is none behind a migration that is not additive', async () => {
    migration('0001_tables', 'create table a ();')
    commit()
    migration('0002_fewer', 'drop table a;')
    expect(await oldestVersion(clone)).toMatch('No version before may serve beside this one')
    commit()
    expect(await oldestVersion(clone)).toMatch('No version before may serve beside this one')
  })

  test('its tree has the sources of then and the migrations of now', () => {
    migration('0001_tables', 'create table a ();')
    write('test/structure/size.test.ts', "import '../database.ts'")
    write('test/database.ts', "inject('clusterUrl')")
    write('api/cart/cart.test.ts', "import { app } from '../app.ts'")
    write('api/cart/totals.test.ts', "import type { Db } from '../app.ts'")
    write('api/app.ts', "export { app } from '../test/database.ts'")
    for (const root of ['bin', 'sandbox', 'seed', 'server']) write(`${root}/README.md`, '')
    const old = commit()
    migration('0002_more', '-- additive\ncreate table b ();')
    write('api/app.ts', 'export const app = 1')
    mkdirSync(join(clone, 'node_modules'))
    const { tree, remove } = makeOldTree(clone, old)
    try {
      expect(databaseTests(tree)).toEqual(['api/cart/cart.test.ts'])
      expect(databaseTests(clone)).toEqual([])
      const status = spawnSync('git', ['status', '--short'], { cwd: clone, encoding: 'utf8' }).stdout
      expect(status).toBe(' M api/app.ts\n?? db/migrations/0002_more.sql\n')
    } finally {
      remove()
    }
  })
})

test('a folder without a history says so', async () => {
  migration('0001_tables', 'create table a ();')
  expect(await oldestVersion(clone)).toMatch('has no history of its own')
})

function git(...args: string[]) {
  const identity = ['-c', 'user.name=Jana', '-c', 'user.email=jana@hotel.example']
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: clone, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

function commit() {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'One step')
  return git('rev-parse', 'HEAD')
}

const migration = (name: string, sql: string) => write(`db/migrations/${name}.sql`, `${sql}\n`)

function write(path: string, text: string) {
  mkdirSync(join(clone, path, '..'), { recursive: true })
  writeFileSync(join(clone, path), text)
}
