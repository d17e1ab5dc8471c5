import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { knownSearch } from './known-search.ts'
import { orProblemPage, type LoadDeps, type Loading } from './loading.ts'

const modules = import.meta.glob<{ Component: ComponentType }>(['../pages/*.tsx', '!../pages/*.test.tsx'])

export type PageDeclaration = {
  /** Pattern behind the language; '' is the home page. */
  path: string
  /** Search parameters the page reads; 'attr.*' stands for all that begin so. */
  query?: readonly string[]
  /** The page of an account: its loader runs only for buyers. */
  access?: 'buyer'
  /** Reads what the page shows. May throw notFound(), gone(), moved(). `image` is prefetched with the page. */
  load?: (loading: Loading) => Promise<object | void>
}
export type PageHandle = { module: string; query: readonly string[] }
/** A page's route in one of the languages. */
export type PageRoute = (language: Language, deps: LoadDeps) => RouteObject

/** Declares `web/pages/<name>.tsx`, which exports `Component`, as a page. */
export function page(name: string, { path, query = [], access, load }: PageDeclaration): PageRoute {
  const module = modules[`../pages/${name}.tsx`]
  if (!module) throw new Error(`There is no web/pages/${name}.tsx.`)
  return (language, deps) => ({
    ...(path === '' ? { index: true as const } : { path }),
    id: `${language}:${path || '/'}`,
    handle: { module: `web/pages/${name}.tsx`, query } satisfies PageHandle,
    lazy: { Component: async () => (await module()).Component },
    loader: async (args: LoaderFunctionArgs) => {
      if (!load || (access === 'buyer' && deps.viewer() === 'visitor')) return null
      return (await orProblemPage(load(loadingOf(args, { language, deps, query })))) ?? null
    },
  })
}

/** What the page's `load` returned. */
export const useLoaded = <T,>() => useLoaderData() as T

type Place = { language: Language; deps: LoadDeps; query: readonly string[] }

function loadingOf({ request, params }: LoaderFunctionArgs, { language, deps, query }: Place): Loading {
  return {
    call: deps.callIn(language),
    language,
    viewer: deps.viewer(),
    params: params as Record<string, string>,
    search: knownSearch(new URL(request.url).searchParams, query),
    queryClient: deps.queryClient,
    read: (options) => deps.queryClient.ensureQueryData({ ...options, meta: { ...options.meta, isPageLoad: true } }),
    tag: deps.tag,
  }
}
