import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Path data of an icon as the package has it. */
export function readIcon(name: string): string[] {
  const file = join(packageFolder('@phosphor-icons/core'), 'assets', 'fill', `${name}-fill.svg`)
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) throw new Error(`unknown icon '${name}'`)
  return [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '')
}

const require = createRequire(import.meta.url)

/** Some packages do not export their package.json, so the lookup paths are walked. */
export function packageFolder(name: string): string {
  const found = (require.resolve.paths(name) ?? []).map((path) => join(path, name)).find((path) => existsSync(path))
  if (!found) throw new Error(`package '${name}' is not installed`)
  return found
}
