import { Component as ReactComponent, createContext, use, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation, type RouteObject } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { knownSearch } from './known-search.ts'
import type { LoadDeps, Loaded, Loading, PageHandle } from './loading.ts'

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
/** A page's route in one of the languages. */
export type PageRoute = (language: Language, deps: LoadDeps) => RouteObject

/** Declares `web/pages/<name>.tsx`, which exports `Component`, as a page. */
export function page(name: string, { path, query = [], access, load }: PageDeclaration): PageRoute {
  const module = modules[`../pages/${name}.tsx`]
  if (!module) throw new Error(`There is no web/pages/${name}.tsx.`)
  return (language, deps) => ({
    ...(path === '' ? { index: true as const } : { path }),
    element: <LoadedPage />,
    handle: {
      module: `web/pages/${name}.tsx`,
      query,
      component: async () => (await module()).Component,
      load: async (url, params) => {
        const viewer = deps.viewer()
        if (!load || (access === 'buyer' && viewer === 'visitor')) return null
        const { callIn, queryClient, tag } = deps
        const search = knownSearch(url.searchParams, query)
        const read: Loading['read'] = (options) =>
          queryClient.ensureQueryData({ ...options, meta: { ...options.meta, isPageLoad: true } })
        return (
          (await load({ call: callIn(language), language, viewer, params, search, queryClient, read, tag })) ?? null
        )
      },
    } satisfies PageHandle,
  })
}

export const LoadedContext = createContext<Loaded>({ Component: null, loaded: null, problem: null })

/** What the page's `load` returned. */
export const useLoaded = <T,>() => use(LoadedContext).loaded as T
/** Why the page is not shown; null also where its rendering failed. */
export const usePageProblem = () => use(LoadedContext).problem

function LoadedPage() {
  const { Component } = use(LoadedContext)
  return Component && <Component />
}

/** The pages of the routes below it, or `problem` in the place of one that is refused or fails to render. */
export function PageOutlet({ problem }: { problem: ReactNode }) {
  const { key } = useLocation()
  return usePageProblem() ? problem : <Boundary place={key} problem={problem} />
}

type BoundaryProps = { place: string; problem: ReactNode }
/** Tries again wherever the visitor goes next. */
class Boundary extends ReactComponent<BoundaryProps, { failedAt: string | null }> {
  override state = { failedAt: null }
  static getDerivedStateFromError = () => ({ failedAt: '' })
  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failedAt !== null && place !== this.props.place) this.setState({ failedAt: null })
  }
  override render = () => (this.state.failedAt === null ? <Outlet /> : this.props.problem)
}
