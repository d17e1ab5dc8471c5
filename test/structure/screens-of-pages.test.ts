import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { allScreens } from '../../e2e/screens/all-screens.ts'
import type { Facts } from '../../e2e/screens/people.ts'
import { routes } from '../../web/routes.tsx'

// Any fact stands for some text: only the shape of an address counts here.
const some: object = new Proxy(() => {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => 'some' : some) })
const facts = some as Facts

const pathsIn = (found: RouteObject[]): string[] =>
  found.flatMap(({ path, children }) =>
    children ? pathsIn(children) : path !== undefined && path !== '*' ? [path] : [],
  )

// Walks and pictures go over the screens: a page without one is a page that nobody has looked at.
test('each page of the shop is among the screens', () => {
  const seen = new Set(
    allScreens.map(({ path }) => {
      const address = typeof path === 'function' ? path(facts) : path
      return matchRoutes(routes, address.split(/[?#]/)[0]!)?.at(-1)?.route.path
    }),
  )
  // It only leads on to another.
  const leadsOn = ['account']
  expect(pathsIn(routes.slice(0, 1)).filter((path) => !seen.has(path) && !leadsOn.includes(path))).toEqual([])
})
