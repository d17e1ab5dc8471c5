import { matchRoutes, type RouteObject } from 'react-router'

const seen = new Set<string>()

/** Loads chunk, data and first image of a page once, before it is opened. Failures are left to the opening. */
export function createPrefetch(routes: RouteObject[]): (href: string) => void {
  return (href) => {
    const url = new URL(href, location.href)
    if (seen.has(url.href) || url.pathname === location.pathname) return
    seen.add(url.href)
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      if (typeof route.lazy === 'object') void route.lazy.Component?.()
      if (typeof route.loader !== 'function') continue
      const request = new Request(url)
      const { loader } = route
      void load(() => loader({ request, params } as never, undefined as never)).catch(() => seen.delete(url.href))
    }
  }
}

async function load(loader: () => unknown) {
  const loaded = await loader()
  const image = (loaded as { image?: unknown } | null)?.image
  if (typeof image === 'string') new Image().src = image
}
