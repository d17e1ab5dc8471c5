import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from './build-lock.ts'

const ROOT = join(import.meta.dirname, '../..')
const STAMP = join(ROOT, 'dist/.built-from')
const SOURCES = ['web', 'contract', 'texts', 'vite.config.ts', 'bin/build/icon-sprite.ts', 'pnpm-lock.yaml']

/** Builds the pages when their sources changed since the last build; a process of its own frees the bundler's memory. */
export async function buildIfStale(): Promise<void> {
  if (!(await isStale())) return
  console.log('Building the pages …')
  // Another NODE_ENV, as tests set it, would make a build for development of it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [join(ROOT, 'bin/build.ts')], { cwd: ROOT, stdio: 'inherit', env })
  process.once('exit', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The pages could not be built.')
}

/** Browser and server bundles into dist/; a second build at the same time waits for the first and is not needed then. */
export async function build(): Promise<void> {
  await withLock(join(ROOT, 'node_modules/.tresen-build'), async () => {
    if (await isStale()) await bundle()
  })
}

async function bundle() {
  const hash = await sourceHash()
  if (existsSync(STAMP)) await copyAssets(join(ROOT, 'dist'))
  await rm(STAMP, { force: true })
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: ROOT, mode: 'production', logLevel: 'warn' })
  await builder.buildApp()
  await mkdir(join(ROOT, 'dist'), { recursive: true })
  await writeFile(STAMP, hash)
}

/**
 * Copies the assets of a complete build into the next: documents that are open still ask for them after a deploy
 * (server/client-files.ts). Those of the build before it go.
 */
export async function copyAssets(dist: string): Promise<void> {
  await rm(join(dist, 'previous'), { recursive: true, force: true })
  await cp(join(dist, 'client/assets'), join(dist, 'previous/assets'), { recursive: true })
}

async function isStale() {
  return !existsSync(STAMP) || (await readFile(STAMP, 'utf8')) !== (await sourceHash())
}

async function sourceHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesOf(join(ROOT, source))) hash.update(`${file}\n`).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
