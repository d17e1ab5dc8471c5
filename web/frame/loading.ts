import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { localPath } from '../paths.ts'
import type { Call } from '../platform/call.ts'
import type { Viewer } from '../platform/viewer.ts'

/** What a page's `load` is given. */
export type Loading = {
  call: Call
  language: Language
  viewer: Viewer
  /** Parts of the path, as declared in `path`. */
  params: Record<string, string>
  /** Search parameters the page declares in `query`; others never arrive. */
  search: URLSearchParams
  queryClient: QueryClient
  /** Reads a query into the cache, from which the page's `usePageQuery` takes it. */
  read: <T, K extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, K>) => Promise<T>
  /** Names what the page is made of, as 'product:100123': the cached page is thrown away when one of them changes. */
  tag: (...tags: string[]) => void
}

/** What every page's loader needs, made once per request on the server and once in the browser. */
export type LoadDeps = {
  callIn: (language: Language) => Call
  viewer: () => Viewer
  queryClient: QueryClient
  tag: (...tags: string[]) => void
}

/** What a route keeps for the loading of its page. */
export type PageHandle = {
  module: string
  query: readonly string[]
  component: () => Promise<ComponentType>
  load: (url: URL, params: Record<string, string>) => Promise<object | null>
}

/** What the shell around a page needs, also around a problem. */
export type ShellHandle = { prepare: () => Promise<void> }

/** Why a page is not shown: its status and the API's code. A CallProblem has the same shape. */
export type PageProblem = { status: number; code: string }

/** What a path leads to: a page with what its `load` returned, or a problem in its place. */
export type Loaded = {
  handle?: PageHandle | undefined
  Component: ComponentType | null
  loaded: object | null
  problem: PageProblem | null
  /** What nobody expected. */
  failure?: unknown
}

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}
class Moved extends Error {}

export const notFound = (): Error => new Refusal(404, 'NOT_FOUND')
export const gone = (): Error => new Refusal(410, 'GONE')
/** `throw moved(language, path)`: answers 301; `path` without the language. */
export const moved = (language: Language, path: string): Error => new Moved(localPath(language, path))

export const handleOf = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined

/** Loads chunk and content of a path, the same on the server and in the browser. Rejects only where the shell does. */
export async function loadPage(routes: RouteObject[], url: URL): Promise<Loaded | { movedTo: string }> {
  const matches = matchRoutes(routes, url.pathname) ?? []
  const shell = matches.map(({ route }) => (route.handle as Partial<ShellHandle> | undefined)?.prepare?.())
  const [page] = await Promise.all([loadMatch(url, matches.at(-1)), ...shell])
  return page
}

async function loadMatch(url: URL, match: RouteMatch | undefined): Promise<Loaded | { movedTo: string }> {
  const handle = match?.route.handle as PageHandle | undefined
  try {
    if (!match || !handle) throw notFound()
    const load = handle.load(url, match.params as Record<string, string>)
    const [Component, loaded] = await Promise.all([handle.component(), load])
    return { handle, Component, loaded, problem: null }
  } catch (error) {
    if (error instanceof Moved) return { movedTo: error.message }
    const problem = problemOf(error)
    return { handle, Component: null, loaded: null, problem, failure: problem.status === 500 ? error : undefined }
  }
}

// A refusal of the API becomes a page with that status; a malformed address is one that does not exist.
function problemOf(error: unknown): PageProblem {
  const { status, code } = error instanceof Error ? (error as Partial<PageProblem>) : {}
  if (status === undefined || code === undefined) return { status: 500, code: 'INTERNAL' }
  return { status: status === 400 ? 404 : status === 0 ? 503 : status, code }
}
