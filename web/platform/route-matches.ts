import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'

const MOST = 1000
const known = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>()

/** The routes a path leads through. React Router ranks all of them anew for every match, so its answers are kept. */
export function matchesOf(routes: RouteObject[], path: string): RouteMatch[] {
  const answers = known.get(routes) ?? new Map<string, RouteMatch[]>()
  known.set(routes, answers)
  const kept = answers.get(path)
  if (kept) return kept
  if (answers.size >= MOST) answers.clear()
  const matches = matchRoutes(routes, path) ?? []
  answers.set(path, matches)
  return matches
}
