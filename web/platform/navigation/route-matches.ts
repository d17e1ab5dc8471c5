import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'

const MOST = 1000
const caches = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>()

/**
 * The routes a path leads through. React Router ranks all routes anew for every match, which costs as much as drawing a
 * tenth of a page: it is given only those whose fixed parts stand in the path, and its answers are cached.
 */
export function matchesOf(routes: RouteObject[], path: string): RouteMatch[] {
  const cache = caches.get(routes) ?? new Map<string, RouteMatch[]>()
  caches.set(routes, cache)
  const cached = cache.get(path)
  if (cached) return cached
  if (cache.size >= MOST) cache.clear()
  const matches = matchRoutes(likely(routes, new Set(path.toLowerCase().split('/'))), path) ?? []
  cache.set(path, matches)
  return matches
}

function likely(routes: RouteObject[], segments: ReadonlySet<string>): RouteObject[] {
  return routes.flatMap((route) => {
    const isLikely = (route.path ?? '').split('/').every((part) => /^(|\*|:.*)$/.test(part) || segments.has(part))
    if (!isLikely) return []
    return route.children ? { ...route, children: likely(route.children, segments) } : route
  })
}
