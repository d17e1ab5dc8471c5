import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { earlyScript, type Assets } from '../../web/rendering/asset-tags.ts'
import type { AssetTags, Site } from '../../web/rendering/renderer.ts'

type Chunk = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The bundles: where Vite lists the files of each, its entry, and the sentences that come with every page of it. */
const sites = {
  shop: { manifest: 'manifest.json', entry: 'web/frame/entry-client.tsx', texts: ['web-texts'], style: 'web/app.css' },
  desk: {
    manifest: 'desk.json',
    entry: 'web/desk/entry-desk.tsx',
    texts: ['web-texts', 'desk/frame'],
    style: 'web/desk/desk.css',
  },
}

const EARLY = 'web/platform/early.ts'

/** What a page's module has for accounts alone: files of the build that the manifest names by their module, and one by its name. */
type OwnPart = { modules: string[]; chunk: string; texts: string }
const ownParts: Record<string, OwnPart> = {
  'web/pages/Home.tsx': {
    modules: ['web/buyer-home/BuyerHome.tsx', 'web/platform/calls/decode-output.ts'],
    chunk: 'account',
    texts: 'buyer-home',
  },
}

/** What each page needs of the browser's bundle, from Vite's manifest. */
export async function readAssets(folder: string, site: Site = 'shop'): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', sites[site].manifest), 'utf8')) as Manifest
  return assetsOf(manifest, site)
}

export function assetsOf(manifest: Manifest, site: Site = 'shop'): Assets {
  const main = sites[site].entry
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
  const entry = needs(main)
  const pages = Object.keys(manifest).filter((key) => key.startsWith('web/pages/'))
  const texts = Object.keys(manifest).filter((key) => key.startsWith('texts/'))
  return {
    entry: pathOf(chunk(main)),
    early: pathOf(chunk(EARLY)),
    styles: entry.styles,
    fonts: (chunk(main).assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    chunks: entry.chunks.slice(1),
    sentences: sites[site].texts,
    texts: Object.fromEntries(texts.map((key) => [key, needs(key).chunks])),
    pages: Object.fromEntries(pages.map((key) => [key, needs(key)])),
    own: Object.fromEntries(
      pages.filter((key) => ownParts[key]).map((key) => [key, ownOf(key, ownParts[key]!)] as const),
    ),
  }

  function ownOf(page: string, { modules, chunk: name, texts: sentences }: OwnPart) {
    const named = Object.keys(manifest).filter((key) => manifest[key]!.name === name)
    const shared = new Set([...entry.chunks, ...needs(page).chunks])
    const files = [...modules, ...named].flatMap((key) => needs(key).chunks)
    return { files: [...new Set(files)].filter((file) => !shared.has(file)), sentences }
  }
}

const pathOf = ({ file }: Chunk) => `/${file}`

/** While developing Vite serves the sources themselves; `head` stands before every other script. */
export const devAssets =
  (head: string, site: Site): AssetTags =>
  (language) => {
    const { style, entry } = sites[site]
    return `${head}${earlyScript(`/${EARLY}`, language)}<link rel="stylesheet" href="/${style}"><script type="module" src="/${entry}"></script>`
  }
