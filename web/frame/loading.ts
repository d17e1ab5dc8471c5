import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { RouteMatch, RouteObject } from 'react-router'
import type { Language } from '../../contract/platform/values.ts'
import { localPath, splitPath } from '../paths.ts'
import type { Call } from '../platform/calls/call.ts'
import { knownSearch } from '../platform/navigation/known-search.ts'
import { problemOf, type PageProblem } from '../platform/page-problem.ts'
import { matchesOf } from '../platform/navigation/route-matches.ts'
import type { PageTexts } from '../platform/slice-texts.ts'
import type { Viewer } from '../platform/viewer/viewer.ts'
import type { Role } from '../platform/viewer/role.ts'

/** What every loader needs, made once per request on the server and once in the browser. */
export type Source = {
  callIn: (language: Language) => Call
  viewer: () => Viewer
  queryClient: QueryClient
  /** Names what the page is made of, as 'product:100123': the cached page is thrown away when one of them changes. */
  tag: (...tags: string[]) => void
}

/** What a `load` is given. */
export type Loading = Pick<Source, 'queryClient' | 'tag'> & {
  call: Call
  language: Language
  viewer: Viewer
  /** Parts of the path, as declared in `path`. */
  params: Record<string, string>
  /** Search parameters the page declares in `query`; others never arrive. */
  search: URLSearchParams
  /** Reads a query into the cache, from which the page's `usePageQuery` takes it. */
  read: <T, K extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, K>) => Promise<T>
}

/** What a route declares for its loading; that of the shell only loads. */
export type RouteHandle = {
  /** Reads what the page shows. May throw notFound(), gone(), moved(). `image` is prefetched with the page. */
  load?: (loading: Loading) => Promise<object | void>
  /** Search parameters the page reads; 'attr.*' stands for all that begin so. */
  query?: readonly string[]
  /** The page of an account: its loader runs only for sessions. 'account' is of any role. */
  access?: Access
  module?: string
  /** Reads the page's code and, where it has some of its own, its sentences. */
  component?: (language: Language) => Promise<ComponentType>
  texts?: PageTexts
  /** What several pages have around them, as the tabs of an account. */
  layout?: () => Promise<PageLayout>
}
export type Access = 'account' | Exclude<Role, 'visitor'>
export type PageLayout = ComponentType<{ children: ReactNode }>

/** What a path leads to: a page with what its `load` returned, or a problem instead, with the unexpected error. */
export type Loaded = {
  Component: ComponentType | null
  Layout?: PageLayout | undefined
  loaded: object | null
  problem: PageProblem | null
  failure?: unknown
}

/** What the server hands the browser in the page's data block, so that nothing is read twice. */
export type PageState = Pick<Loaded, 'loaded' | 'problem'> & { url: string; queries: [QueryKey, unknown][] }

class Moved extends Error {}
const refusal = (status: number, code: string) => Object.assign(new Error(code), { status, code })
export const notFound = (): Error => refusal(404, 'NOT_FOUND')
export const gone = (): Error => refusal(410, 'GONE')
/** `throw moved(language, path)`: answers 301; `path` without the language. */
export const moved = (language: Language, path: string): Error => new Moved(localPath(language, path))

export const problemPage = (problem: PageProblem): Loaded => ({ Component: null, loaded: null, problem })
export const handleOf = (routes: RouteObject[], path: string): RouteHandle =>
  matchesOf(routes, path).at(-1)?.route.handle ?? {}

/** Loads chunk and content of a path and of the shell around it, the same on the server and in the browser. */
export async function loadPage(routes: RouteObject[], url: URL, source: Source): Promise<Loaded | { movedTo: string }> {
  const loads = matchesOf(routes, url.pathname).map((match) => load(match, url, source))
  const { component, layout } = handleOf(routes, url.pathname)
  const chunk = component?.(splitPath(url.pathname).language)
  const frame = layout?.()
  // The shell is ready, as far as it can be, before a problem is shown in it.
  await Promise.allSettled([chunk, frame, ...loads])
  try {
    const [Component, Layout, ...results] = await Promise.all([chunk, frame, ...loads])
    if (!Component) throw notFound()
    return { Component, Layout, loaded: results.at(-1) ?? null, problem: null }
  } catch (error) {
    if (error instanceof Moved) return { movedTo: error.message }
    const problem = problemOf(error)
    return { ...problemPage(problem), failure: problem.status === 500 ? error : undefined }
  }
}

async function load({ route, params }: RouteMatch, url: URL, source: Source) {
  const { load: run, query = [], access }: RouteHandle = route.handle ?? {}
  const viewer = source.viewer()
  if (!run || (access && viewer === 'visitor')) return null
  const { language } = splitPath(url.pathname)
  const read: Loading['read'] = (options) => source.queryClient.ensureQueryData(options)
  const search = knownSearch(url.searchParams, query)
  const call = source.callIn(language)
  return run({ ...source, call, language, viewer, params: params as Loading['params'], search, read })
}
