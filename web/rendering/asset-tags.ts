import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { AssetTags } from './renderer.ts'

export type Needs = { chunks: string[]; styles: string[] }
/** Files of the build that a site's pages need, as paths of the site. */
export type Assets = Needs & {
  entry: string
  /** Runs before the first paint: theme, and whether somebody is signed in. */
  early: string
  fonts: string[]
  /** Modules of sentences that every page has. */
  sentences: string[]
  /** By the module of the sentences. */
  texts: Record<string, string[]>
  /** By the page's module. */
  pages: Record<string, Needs>
  /** By the page's module: what accounts see there beside it, and the module of its sentences. */
  own: Record<string, { files: string[]; sentences: string }>
}

export const tagsOf =
  (assets: Assets): AssetTags =>
  (language, { module, texts: ownTexts }) => {
    const page = (module && assets.pages[module]) || { chunks: [], styles: [] }
    const own = module ? assets.own[module] : undefined
    const styles = new Set([...assets.styles, ...page.styles])
    const textsOf = (file: string) => assets.texts[`texts/${language}/${file}.ts`] ?? []
    const sentences = [...assets.sentences, ...(ownTexts ? [ownTexts.file] : [])].flatMap(textsOf)
    const [first = '', ...others] = [...new Set([...assets.chunks, ...sentences, ...page.chunks])].map(
      (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
    )
    return [
      earlyScript(assets.early, language, own?.files.length ? [...own.files, ...textsOf(own.sentences)] : []),
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
export function earlyScript(path: string, language: Language, own: string[] = []): string {
  const { notAlive, loadAgain } = texts(language).shell
  const files = own.length > 0 ? ` data-own="${own.join(' ')}"` : ''
  return `<script src="${path}" data-sentence="${notAlive}" data-button="${loadAgain}"${files}></script>`
}
