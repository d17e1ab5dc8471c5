import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { AssetTags } from '../../web/frame/renderer.ts'

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
export type Site = keyof typeof sites

const EARLY = 'web/platform/early.ts'

/** What a page's module has for accounts alone: files of the build that the manifest names by their module, and one by its name. */
const ownParts: Record<string, { modules: string[]; chunk: string; texts: string }> = {
  'web/pages/Home.tsx': {
    modules: ['web/buyer-home/BuyerHome.tsx', 'web/platform/calls/decode-output.ts'],
    chunk: 'account',
    texts: 'buyer-home',
  },
}

type Needs = { chunks: string[]; styles: string[] }
/** Files of the build that a page needs, as paths of the site. */
type Assets = Needs & {
  entry: string
  /** Runs before the first paint: theme, and whether somebody is signed in. */
  early: string
  fonts: string[]
  /** By the module of the sentences. */
  texts: Record<string, string[]>
  /** By the page's module. */
  pages: Record<string, Needs>
  /** By the page's module: what accounts see there beside it. */
  own: Record<string, string[]>
}

/** What each page needs of the browser's bundle, from Vite's manifest. */
export async function readAssets(folder: string, site: Site = 'shop'): Promise<AssetTags> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', sites[site].manifest), 'utf8')) as Manifest
  return tagsOf(assetsOf(manifest, site), site)
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
    texts: Object.fromEntries(texts.map((key) => [key, needs(key).chunks])),
    pages: Object.fromEntries(pages.map((key) => [key, needs(key)])),
    own: Object.fromEntries(
      pages.filter((key) => ownParts[key]).map((key) => [key, ownOf(key, ownParts[key]!)] as const),
    ),
  }

  function ownOf(page: string, { modules, chunk: name }: { modules: string[]; chunk: string }) {
    const named = Object.keys(manifest).filter((key) => manifest[key]!.name === name)
    const shared = new Set([...entry.chunks, ...needs(page).chunks])
    const files = [...modules, ...named].flatMap((key) => needs(key).chunks)
    return [...new Set(files)].filter((file) => !shared.has(file))
  }
}

const pathOf = ({ file }: Chunk) => `/${file}`

export const tagsOf =
  (assets: Assets, site: Site): AssetTags =>
  (language, { module, texts }) => {
    const page = (module && assets.pages[module]) || { chunks: [], styles: [] }
    const parts = (module && assets.own[module]) || []
    const styles = new Set([...assets.styles, ...page.styles])
    const textsOf = (file: string) => assets.texts[`texts/${language}/${file}.ts`] ?? []
    const sentences = [...sites[site].texts, ...(texts ? [texts.file] : [])].flatMap(textsOf)
    const [first = '', ...others] = [...new Set([...assets.chunks, ...sentences, ...page.chunks])].map(
      (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
    )
    return [
      earlyScript(
        assets.early,
        language,
        module && parts.length > 0 ? [...parts, ...textsOf(ownParts[module]!.texts)] : [],
      ),
      ...[...styles].map((style) => `<link rel="stylesheet" href="${style}">`),
      // Browsers fetch one thing of low priority beside the styles: that be a small one, which takes no bandwidth from them.
      first,
      ...assets.fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
      ),
      ...others,
      `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
    ].join('')
  }

/** With the words for a page whose scripts do not arrive: they must not be in one. `own`: what accounts have beside. */
function earlyScript(path: string, language: Language, own: string[] = []) {
  const { notAlive, loadAgain } = texts(language).shell
  const files = own.length > 0 ? ` data-own="${own.join(' ')}"` : ''
  return `<script src="${path}" data-sentence="${notAlive}" data-button="${loadAgain}"${files}></script>`
}

/** While developing Vite serves the sources themselves; `head` stands before every other script. */
export const devAssets =
  (head: string, site: Site): AssetTags =>
  (language) => {
    const { style, entry } = sites[site]
    return `${head}${earlyScript(`/${EARLY}`, language)}<link rel="stylesheet" href="/${style}"><script type="module" src="/${entry}"></script>`
  }
