import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PICTURES = join('seed', 'pictures')

/** What `npm run dev` and the build need, in a folder where it may be edited. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'tresen-sources-'))
  for (const name of ['api', 'bin', 'contract', 'db', 'sandbox', 'seed', 'server', 'texts', 'web'])
    await cp(name, join(copy, name), { recursive: true, filter: (path) => path !== PICTURES })
  for (const name of ['package.json', 'pnpm-lock.yaml', 'vite.config.ts']) await cp(name, join(copy, name))
  await symlink(join(process.cwd(), PICTURES), join(copy, PICTURES))
  // Vite keeps what it prepares in node_modules: the packages are shared, the folder is not.
  await mkdir(join(copy, 'node_modules'))
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.'))
  await Promise.all(
    packages.map((name) => symlink(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name))),
  )
  return copy
}
