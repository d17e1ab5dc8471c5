import type { RouteObject } from 'react-router'
import { loadPage } from './loading.ts'

/** Loads chunk, data and first image of a page once, before it is opened. Failures are left to the opening. */
export function createPrefetch(routes: RouteObject[]): (href: string) => void {
  const seen = new Set<string>()
  return async (href) => {
    const url = new URL(href, location.href)
    if (seen.has(url.href) || url.pathname === location.pathname) return
    seen.add(url.href)
    const page = await loadPage(routes, url)
    if ('movedTo' in page) return
    if (page.problem) seen.delete(url.href)
    const { image } = (page.loaded ?? {}) as { image?: unknown }
    if (typeof image === 'string') new Image().src = image
  }
}
