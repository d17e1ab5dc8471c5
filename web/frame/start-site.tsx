import { useMemo } from 'react'
import type { Navigator, RouteObject } from 'react-router'
import { splitPath } from '../paths.ts'
import { createBrowserHistory, useHistory, type BrowserHistory } from '../platform/navigation/browser-history.ts'
import { call } from '../platform/calls/call.ts'
import { otherAccount, unreachable } from '../platform/calls/call-problem.ts'
import { loadOrLeave } from '../platform/failures/load-or-leave.ts'
import { hydrateInNet, announceNotAlive } from '../platform/failures/hydrate-in-net.tsx'
import { addressOf } from '../platform/navigation/known-search.ts'
import { PendingContext } from '../platform/navigation/pending.ts'
import { previewToken } from '../platform/preview.ts'
import { createPrefetch } from '../platform/navigation/prefetch.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { readTaggedJson } from '../platform/tagged-json.ts'
import { loadTexts } from '../platform/texts.ts'
import { followViewer, loadForViewer, startViewer } from '../platform/viewer/follow-viewer.ts'
import { currentViewer } from '../platform/viewer/viewer-state.ts'
import { App, type AppProps } from './App.tsx'
import { handleOf, loadPage, problemPage, type Loaded, type PageState } from './loading.ts'

// The content security policy refuses compiled schemas. Set before the first schema is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

type SiteOptions = {
  /** How the site navigates, where not every address of ours is one of its pages. */
  navigatorOf?: (navigator: Navigator) => Navigator
}

/** Brings the pages of `routes` to life: the shop's or those of the workplaces, each a bundle of its own. */
export function startSite(routes: RouteObject[], options: SiteOptions = {}): void {
  hydratePage(routes, options).catch(announceNotAlive)
}

async function hydratePage(routes: RouteObject[], { navigatorOf = (navigator) => navigator }: SiteOptions) {
  const block = document.getElementById('page-state')!.textContent
  const { url: rendered, queries, loaded, problem } = readTaggedJson(block) as PageState
  // A preview has an address of its own.
  const here = new URL(previewToken ? rendered : location.href)
  const url = addressOf(new URL(rendered), here, (path) => handleOf(routes, path).query)
  const { language } = splitPath(url.pathname)
  const queryClient = createQueryClient()
  for (const [key, value] of queries) queryClient.setQueryData(key, value)
  // The first render must find the page's component where the server had it; a visitor of an account's page needs none.
  const handle = handleOf(routes, url.pathname)
  const isClosed = startViewer() === 'visitor' && handle.access !== undefined
  const { component, layout }: typeof handle = problem || isClosed ? {} : handle
  const [texts, Component = null, Layout] = await Promise.all([loadTexts(language), component?.(language), layout?.()])
  unreachable.message = texts.shell.unreachable
  otherAccount.message = texts.shell.otherAccount
  const source = { callIn: () => call, viewer: currentViewer, queryClient, tag: () => {} }
  const load = (url: URL) => loadForViewer(() => loadPage(routes, url, source))
  const circle = problemPage({ status: 508, code: 'MOVED_IN_CIRCLES' })
  const first = { page: { Component, Layout, loaded, problem }, url }
  const options = { load: loadOrLeave(load), isComplete: (page: Loaded) => !page.problem, circle, first }
  const history = createBrowserHistory<Loaded>(options)
  followViewer(queryClient, history.refresh)
  const { origin } = new URL(rendered)
  const navigator = navigatorOf(history.navigator)
  const frame = { ...history, navigator, origin, prefetch: createPrefetch(load) }
  hydrateInNet(<Site site={{ routes, queryClient, words: { language, texts }, frame }} history={history} />)
}

/** Begins with what the server rendered, then shows entry after entry. */
function Site({ site, history }: { site: Omit<AppProps, 'entry'>; history: BrowserHistory<Loaded> }) {
  const { entry, pending } = useHistory(history)
  // What is pending concerns few; the site itself stays as it is.
  const app = useMemo(() => <App {...site} entry={entry} />, [site, entry])
  return <PendingContext value={pending}>{app}</PendingContext>
}
