import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type SourceFile = { path: string; text: string }
/** `target` is a path from the repository's root for an own file, else the package's name as written. */
export type Import = { file: string; target: string; isOwn: boolean; isType: boolean }

/** The TypeScript below the given folders, without tests; paths from the repository's root. */
export function sourceFiles(folders: string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export function importsOf({ path, text }: SourceFile): Import[] {
  const statements = text.matchAll(
    /^(?:import|export)\b[^'"`;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements].map((match) => {
    const written = match[1] ?? match[2] ?? match[3]!
    const isOwn = written.startsWith('.')
    const isType = /^(import|export) type /.test(match[0])
    return { file: path, target: isOwn ? normalize(join(dirname(path), written)) : written, isOwn, isType }
  })
}
