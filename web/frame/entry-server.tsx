import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { NavigationType, type Navigator } from 'react-router'
import { webTexts as de } from '../../texts/de/web-texts.ts'
import { webTexts as en } from '../../texts/en/web-texts.ts'
import { splitPath } from '../paths.ts'
import { pageKey } from '../platform/navigation/known-search.ts'
import { stateOf, locationOf } from '../platform/navigation/navigation.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { writeTaggedJson } from '../platform/tagged-json.ts'
import { deskRoutes } from '../desk-routes.tsx'
import { routes as shopRoutes } from '../routes.tsx'
import { App } from './App.tsx'
import { handleOf, loadPage, type PageState } from './loading.ts'
import type { ServerEntry } from '../rendering/renderer.ts'

export { answerRenders } from '../rendering/answer-renders.ts'

const words = { de: { language: 'de', texts: de }, en: { language: 'en', texts: en } } as const
const idle = () => {}
const navigator: Navigator = { createHref: String, go: idle, push: idle, replace: idle }

const routesOf = { shop: shopRoutes, desk: deskRoutes }

export const createKeys: ServerEntry['createKeys'] = (site) => (url) =>
  pageKey(url, handleOf(routesOf[site], url.pathname).query)

export const createRenderer: ServerEntry['createRenderer'] = ({ site, assets, origin, callAsVisitor }) => {
  const routes = routesOf[site]
  return {
    keyOf: createKeys(site),
    async render(key) {
      const url = new URL(key, origin)
      const tags: string[] = []
      const queryClient = createQueryClient()
      const page = await loadPage(routes, url, {
        callIn: (language) => (endpoint, input) => callAsVisitor(endpoint, input, language),
        viewer: () => 'visitor',
        queryClient,
        tag: (...more) => tags.push(...more),
      })
      if ('movedTo' in page) return { status: 301, html: '', tags, location: page.movedTo }
      const { language } = splitPath(key)
      const handle = handleOf(routes, url.pathname)
      const { loaded, problem, failure } = page
      const frame = { origin, prefetch: idle, reload: idle, navigator }
      const entry = { location: locationOf(url, stateOf(null)), action: NavigationType.Pop, page }
      // React writes titles, metas and links of the tree before its first element; they belong into the head.
      const app = <App {...{ routes, queryClient, frame, words: words[language], entry }} />
      const [head, body] = (await renderApp(app)).split('<div id="root">', 2)
      const queries = queryClient.getQueriesData({ predicate: ({ state: { status } }) => status === 'success' })
      const state = writeTaggedJson({ url: origin + key, queries, loaded, problem } satisfies PageState)
      const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">${assets(language, handle.access ? {} : handle)}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#0a3a25">${head}</head>\
<body><div id="root">${body}<script type="application/json" id="page-state">${state}</script></body></html>`
      return { status: problem?.status ?? 200, html, tags, failure }
    },
  }
}

function renderApp(app: ReactElement) {
  return new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<div id="root">{app}</div>, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
      // Otherwise React would send late parts with inline scripts, which the content security policy refuses.
      progressiveChunkSize: Infinity,
    })
  })
}
