import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import type { StaticHandlerContext } from 'react-router'
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
import type { LoadDeps } from './loading.ts'
import type { PageHandle } from './page.tsx'
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

export function createRenderer({ assets, origin, callAsVisitor }: RendererOptions): Renderer {
  const table = routesFor(deps(callAsVisitor, createQueryClient(), []))
  return {
    keyOf(url) {
      const handle = matchRoutes(table, url.pathname)?.at(-1)?.route.handle as PageHandle | undefined
      const search = knownSearch(url.searchParams, handle?.query ?? [])
      return search.size > 0 ? `${url.pathname}?${search}` : url.pathname
    },
    async render(key) {
      const tags: string[] = []
      const queryClient = createQueryClient()
      const handler = createStaticHandler(routesFor(deps(callAsVisitor, queryClient, tags)))
      const context = await handler.query(new Request(new URL(key, origin)))
      if (context instanceof Response)
        return { status: context.status, html: '', tags, location: context.headers.get('location') ?? '/' }
      const { language } = splitPath(key)
      const { head, body } = await renderApp(
        <App
          queryClient={queryClient}
          frame={{ origin, prefetch: () => {} }}
          language={language}
          texts={texts[language]}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      )
      const module = (context.matches.at(-1)?.route.handle as PageHandle | undefined)?.module
      const state = writePageState(stateOf(origin, queryClient, context))
      const html = htmlDocument(assets, { language, module, head, body, state })
      const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error)
      return { status: context.statusCode, html, tags, failure }
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

function stateOf(origin: string, queryClient: QueryClient, { loaderData, errors }: StaticHandlerContext) {
  const statuses = Object.entries(errors ?? {}).map(([id, error]) => {
    const { status = 500, data = null } = error instanceof Error ? {} : error
    return [id, { status, data }] as const
  })
  return {
    origin,
    queries: queriesOf(queryClient),
    loaderData,
    errors: statuses.length > 0 ? Object.fromEntries(statuses) : null,
  }
}
