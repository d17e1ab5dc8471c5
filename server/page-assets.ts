import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assets } from '../web/frame/document.ts'

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

const ENTRY = 'web/frame/entry-client.tsx'

/** What each page needs of the browser's bundle, from Vite's manifest. */
export async function readAssets(folder: string): Promise<Assets> {
  return assetsOf(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest)
}

export function assetsOf(manifest: Manifest): Assets {
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The build holds no ${key}; build the pages again.`)
    return found
  }
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of chunk(key).imports ?? []) withImports(imported, seen)
    return seen
  }
  const needs = (key: string) => {
    const chunks = [...withImports(key)].map(chunk)
    return { chunks: chunks.map(pathOf), styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)) }
  }
  const entry = needs(ENTRY)
  const pages = Object.keys(manifest).filter((key) => key.startsWith('web/pages/'))
  return {
    entry: pathOf(chunk(ENTRY)),
    early: pathOf(chunk('web/frame/early.ts')),
    styles: entry.styles,
    fonts: (chunk(ENTRY).assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    chunks: entry.chunks.slice(1),
    texts: { de: needs('texts/de/web-texts.ts').chunks, en: needs('texts/en/web-texts.ts').chunks },
    pages: Object.fromEntries(pages.map((key) => [key, needs(key)])),
  }
}

const pathOf = ({ file }: Chunk) => `/${file}`

/** While developing Vite serves the sources themselves. */
export const devAssets = (devHead: string): Assets => ({
  entry: `/${ENTRY}`,
  early: '/web/frame/early.ts',
  styles: ['/web/app.css'],
  fonts: [],
  chunks: [],
  texts: { de: [], en: [] },
  pages: {},
  devHead,
})
