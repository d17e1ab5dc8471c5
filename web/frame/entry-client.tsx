import '../app.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorReply } from 'react-router'
import type { RouteObject } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { splitPath } from '../paths.ts'
import { call, unreachable } from '../platform/call.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { currentViewer } from '../platform/viewer.ts'
import { routesFor } from '../routes.tsx'
import { App } from './App.tsx'
import { createPrefetch } from './prefetch.ts'
import { readPageState, type PageState } from './page-state.ts'

// The content security policy refuses compiled schemas.
// Set before the first schema is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
void hydratePage()

async function hydratePage() {
  const state = readPageState(document.getElementById('page-state')!.textContent)
  const { language } = splitPath(location.pathname)
  const queryClient = createQueryClient()
  for (const [key, value] of state.queries) queryClient.setQueryData(key, value)
  const routes = routesFor({ callIn: () => call, viewer: currentViewer, queryClient, tag: () => {} })
  const [{ webTexts: texts }] = await Promise.all([textsOf(language), ...loadPageOf(routes)])
  unreachable.message = texts.shell.unreachable
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: errorsOf(state) },
  })
  const frame = { origin: state.origin, prefetch: createPrefetch(routes) }
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, app({ queryClient, frame, language, texts, router }))
  })
}

type Parts = Omit<Parameters<typeof App>[0], 'children' | 'queryClient'> & {
  queryClient: QueryClient
  router: ReturnType<typeof createBrowserRouter>
}
function app({ router, ...rest }: Parts) {
  return (
    <App {...rest}>
      <RouterProvider router={router} />
    </App>
  )
}

function textsOf(language: Language) {
  return language === 'de' ? import('../../texts/de/web-texts.ts') : import('../../texts/en/web-texts.ts')
}

// The first render must find the page's component where the server had it.
function loadPageOf(routes: RouteObject[]) {
  return (matchRoutes(routes, location.pathname) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) return
    const Component = await route.lazy.Component()
    Object.assign(route, { Component, lazy: undefined })
  })
}

function errorsOf({ errors }: PageState) {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => [id, new ErrorReply(status, '', data)]),
  )
}
