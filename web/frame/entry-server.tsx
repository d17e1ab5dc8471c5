import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { NavigationType, type Navigator } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/values.ts'
import { webTexts as de } from '../../texts/de/web-texts.ts'
import { webTexts as en } from '../../texts/en/web-texts.ts'
import { splitPath } from '../paths.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { routesFor } from '../routes.tsx'
import { App } from './App.tsx'
import { htmlDocument, type Assets } from './document.ts'
import { knownSearch } from './known-search.ts'
import { staticFrame } from './frame-context.ts'
import { handleOf, loadPage, type LoadDeps } from './loading.ts'
import { keptIn, locationOf } from './navigation.ts'
import { queriesOf, writePageState } from './page-state.ts'

export type CallAsVisitor = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  language: Language,
) => Promise<OutputOf<E>>

type RendererOptions = { assets: Assets; origin: string; callAsVisitor: CallAsVisitor }

export type Rendered = {
  status: number
  html: string
  /** What the page is made of. */
  tags: string[]
  /** Of a redirect. */
  location?: string
  /** What nobody expected; the page says so in general words. */
  failure?: unknown
}
export type Renderer = {
  /** The path with only the search parameters the page reads, in one order: equal keys are equal pages. */
  keyOf: (url: URL) => string
  /** Renders a key as every visitor sees it. */
  render: (key: string) => Promise<Rendered>
}

const ROOT = '<div id="root">'
const texts = { de, en }
const navigator: Navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} }

export function createRenderer({ assets, origin, callAsVisitor }: RendererOptions): Renderer {
  const table = routesFor(deps(callAsVisitor, createQueryClient(), []))
  return {
    keyOf(url) {
      const search = knownSearch(url.searchParams, handleOf(table, url.pathname)?.query ?? [])
      return search.size > 0 ? `${url.pathname}?${search}` : url.pathname
    },
    async render(key) {
      const tags: string[] = []
      const queryClient = createQueryClient()
      const routes = routesFor(deps(callAsVisitor, queryClient, tags))
      const url = new URL(key, origin)
      const page = await loadPage(routes, url)
      if ('movedTo' in page) return { status: 301, html: '', tags, location: page.movedTo }
      const { language } = splitPath(key)
      const place = { location: locationOf(url, keptIn(null)), action: NavigationType.Pop, page }
      const site = {
        queryClient,
        frame: staticFrame(origin),
        language,
        texts: texts[language],
        routes,
        place,
        navigator,
      }
      const { head, body } = await renderApp(<App {...site} />)
      const { loaded, problem, failure, handle } = page
      const state = writePageState({ origin, queries: queriesOf(queryClient), loaded, problem })
      const html = htmlDocument(assets, { language, module: handle?.module, head, body, state })
      return { status: problem?.status ?? 200, html, tags, failure }
    },
  }
}

function deps(callAsVisitor: CallAsVisitor, queryClient: QueryClient, tags: string[]): LoadDeps {
  return {
    callIn: (language) => (endpoint, input) => callAsVisitor(endpoint, input, language),
    viewer: () => 'visitor',
    queryClient,
    tag: (...more) => tags.push(...more),
  }
}

// React writes titles, metas and links of the tree before its first element; they belong into the head.
async function renderApp(app: ReactElement) {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<div id="root">{app}</div>, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
      // Otherwise React would send late parts with inline scripts, which the content security policy refuses.
      progressiveChunkSize: Infinity,
    })
  })
  const start = html.indexOf(ROOT)
  return { head: html.slice(0, start), body: html.slice(start) }
}
