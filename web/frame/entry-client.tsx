import '../app.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../../contract/values.ts'
import { splitPath } from '../paths.ts'
import { call, unreachable } from '../platform/call.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { currentViewer } from '../platform/viewer.ts'
import { routesFor } from '../routes.tsx'
import { BrowserApp } from './BrowserApp.tsx'
import { createBrowserPlaces } from './browser-places.ts'
import { handleOf } from './loading.ts'
import { readPageState } from './page-state.ts'

// The content security policy refuses compiled schemas. Set before the first schema is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
void hydratePage()

async function hydratePage() {
  const { origin, queries, loaded, problem } = readPageState(document.getElementById('page-state')!.textContent)
  const { language } = splitPath(location.pathname)
  const queryClient = createQueryClient()
  for (const [key, value] of queries) queryClient.setQueryData(key, value)
  const routes = routesFor({ callIn: () => call, viewer: currentViewer, queryClient, tag: () => {} })
  // The first render must find the page's component where the server had it.
  const component = problem ? null : handleOf(routes, location.pathname)?.component()
  const [{ webTexts: texts }, Component = null] = await Promise.all([textsOf(language), component])
  unreachable.message = texts.shell.unreachable
  const places = createBrowserPlaces({ routes, origin, first: { Component, loaded, problem } })
  const site = { queryClient, language, texts, routes, places }
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <BrowserApp {...site} />)
  })
}

function textsOf(language: Language) {
  return language === 'de' ? import('../../texts/de/web-texts.ts') : import('../../texts/en/web-texts.ts')
}
