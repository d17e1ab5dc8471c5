import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export type Identity = { uid?: number; gid?: number }
export type Binaries = { readonly postgres: string; readonly initdb: string; major: number }

/** Absolute folders: the npm package, and where a copy of it may be kept, in the order of trying. */
export type Places = { package: string; caches: string[] }

type Package = { folder: string; version: string }

/**
 * The PostgreSQL programs of this platform's npm package, ready to run as the given user. Their library links are made
 * here, as no install script runs. Where that user cannot reach the package (a checkout below /root, a read-only
 * node_modules) a copy is kept in the machine's cache folder. A program is looked for when it is asked for: that takes a quarter of
 * a second each, and a start on a database that runs already needs none.
 */
export function prepareBinaries(identity: Identity, places: Places = usualPlaces(identity)): Binaries {
  const found = readPackage(places.package)
  const known = new Map<Program, string>()
  function pathOf(program: Program) {
    const path = known.get(program) ?? findRunning(program, { found, identity, caches: places.caches })
    known.set(program, path)
    return path
  }
  return {
    major: Number.parseInt(found.version),
    get postgres() {
      return pathOf('postgres')
    },
    get initdb() {
      return pathOf('initdb')
    },
  }
}

type Program = 'postgres' | 'initdb'
type Search = { found: Package; identity: Identity; caches: string[] }

function findRunning(program: Program, { found, identity, caches }: Search): string {
  const ways = [() => linkedInPlace(found), ...caches.map((cache) => () => copiedTo(cache, found))]
  for (const prepare of ways) {
    const folder = prepare()
    const path = folder && join(folder, 'bin', program)
    if (path && spawnSync(path, ['--version'], { ...identity, cwd: '/' }).status === 0) return path
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL programs in ${found.folder} do not run here; move the project to a folder every user may enter, or set DATABASE_URL.`,
  )
}

function usualPlaces({ uid }: Identity): Places {
  // Root's own cache lies in its private home; these are open to everybody.
  const forEverybody = ['/var/cache', '/var/tmp', tmpdir()]
  const own = [process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), tmpdir()]
  return { package: findPackage(), caches: uid === undefined ? own : forEverybody }
}

function findPackage() {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    // The package exports nothing but its entry, dist/index.js.
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function readPackage(folder: string): Package {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder, version }
}

function linkedInPlace({ folder }: Package) {
  linkLibraries(folder)
  return join(folder, 'native')
}

/** Makes the links that npm packages cannot carry; leaves those that stand, and a folder that is read-only. */
function linkLibraries(folder: string) {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EEXIST' && code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error
    }
  }
}

/** Copies once; two starting together both copy, and the first rename stands. */
function copiedTo(cache: string, { folder, version }: Package) {
  const final = join(cache, `tresen-postgres-${version}-${process.arch}-${process.getuid?.()}`)
  try {
    if (isOurs(final)) return join(final, 'native')
    mkdirSync(cache, { recursive: true })
    const partial = mkdtempSync(`${final}-`)
    cpSync(join(folder, 'native'), join(partial, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeededToRun,
    })
    linkLibraries(partial)
    openToEverybody(partial)
    try {
      renameSync(partial, final)
    } catch {
      rmSync(partial, { recursive: true, force: true })
    }
    return isOurs(final) ? join(final, 'native') : undefined
  } catch {
    return undefined
  }
}

// The umask of a careful root would keep the server's user out.
function openToEverybody(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
}

// In a shared temporary folder somebody else could have made it first.
function isOurs(folder: string) {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  return stat?.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
}

function isNeededToRun(path: string) {
  return !path.endsWith('.a') && basename(path) !== 'pkgconfig'
}
