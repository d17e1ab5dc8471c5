import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
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

/** What the error page is given: the API's code, where there is one. */
export type PageProblem = { code: string }

export const notFound = () => data<PageProblem>({ code: 'NOT_FOUND' }, { status: 404 })
export const gone = () => data<PageProblem>({ code: 'GONE' }, { status: 410 })
/** `throw moved(language, path)`: answers 301; `path` without the language. */
export const moved = (language: Language, path: string) => redirect(localPath(language, path), 301)

/** Refusals of the API become pages with that status; a malformed address is one that does not exist. */
export async function orProblemPage<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!isRefusal(error)) throw error
    const status = error.status === 400 ? 404 : error.status === 0 ? 503 : error.status
    throw data<PageProblem>({ code: error.code }, { status })
  }
}

const isRefusal = (error: unknown): error is Error & { status: number; code: string } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'code' in error
