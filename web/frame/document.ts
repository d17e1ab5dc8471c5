import type { Language } from '../../contract/values.ts'

/** Files of the build that a page needs, as paths of the site. */
export type Assets = {
  entry: string
  /** Runs before the first paint: theme, and whether somebody is signed in. */
  early: string
  styles: string[]
  fonts: string[]
  /** Chunks the entry imports. */
  chunks: string[]
  texts: Record<Language, string[]>
  /** Chunks and styles of a page by its module. */
  pages: Record<string, { chunks: string[]; styles: string[] }>
  /** While developing: stands before every other script. */
  devHead?: string
}

type Content = { language: Language; module: string | undefined; head: string; body: string; state: string }

/** The whole HTML document. Nothing in it is an inline script or style; the state is a data block. */
export function htmlDocument(assets: Assets, { language, module, head, body, state }: Content): string {
  const page = (module && assets.pages[module]) || { chunks: [], styles: [] }
  const styles = new Set([...assets.styles, ...page.styles])
  const chunks = new Set([...assets.chunks, ...assets.texts[language], ...page.chunks])
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${[
    assets.devHead ?? '',
    `<script src="${assets.early}"></script>`,
    ...assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((style) => `<link rel="stylesheet" href="${style}">`),
    ...[...chunks].map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
    `<script type="module" src="${assets.entry}"></script>`,
  ].join(
    '',
  )}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#0a3a25">${head}</head><body>${body}<script type="application/json" id="page-state">${state}</script></body></html>`
}
