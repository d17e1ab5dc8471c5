import { Fragment, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation, type RouteObject } from 'react-router'
import { FailureBoundary } from '../platform/failures/FailureBoundary.tsx'
import { readTwice } from '../platform/failures/read-twice.ts'
import { useFrame } from './frame-context.ts'
import type { RouteHandle } from './loading.ts'

const modules = import.meta.glob<{ Component: ComponentType }>(['../pages/*.tsx', '../pages/account/**/*.tsx'])

/** `path`: pattern behind the language; '' is the home page. */
type PageDeclaration = Pick<RouteHandle, 'query' | 'load' | 'texts'> & { path: string }

/** Declares `web/pages/<name>.tsx`, which exports `Component`, as a page. */
export function page(name: string, { path, ...declared }: PageDeclaration): RouteObject {
  const read = modules[`../pages/${name}.tsx`]
  if (!read) throw new Error(`There is no web/pages/${name}.tsx.`)
  const component: RouteHandle['component'] = async (language) => {
    const [{ Component }] = await Promise.all([readTwice(read), declared.texts?.load(language)])
    return Component
  }
  const handle: RouteHandle = { ...declared, module: `web/pages/${name}.tsx`, component }
  return { ...(path === '' ? { index: true } : { path }), element: <LoadedPage />, handle }
}

/** What the page's `load` returned. */
export const useLoaded = <T,>() => useFrame().page.loaded as T
/** Why the page is not shown; null also where its rendering failed. */
export const usePageProblem = () => useFrame().page.problem

function LoadedPage() {
  const { Component, Layout = Fragment } = useFrame().page
  return (
    Component && (
      <Layout>
        <Component />
      </Layout>
    )
  )
}

/** The pages of the routes below it, or `problem` instead of one that is refused or fails to render. */
export function PageOutlet({ problem }: { problem: ReactNode }) {
  const { key } = useLocation()
  const { page } = useFrame()
  if (page.problem) return problem
  return (
    <FailureBoundary resetKeys={[key, page]} instead={problem}>
      <Outlet />
    </FailureBoundary>
  )
}
