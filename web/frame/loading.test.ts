import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { gone, loadPage, moved, notFound, type RouteHandle, type Source } from './loading.ts'

const Component = () => null
type Load = NonNullable<RouteHandle['load']>
const source: Source = {
  callIn: () => () => Promise.reject(new Error('no call')),
  viewer: () => 'visitor',
  queryClient: createQueryClient(),
  tag: () => {},
}

/** A shop of one page. */
function routesOf(load: Load, shell: Load = async () => {}): RouteObject[] {
  const handle: RouteHandle = { query: ['page'], component: async () => Component, load }
  return [
    {
      path: '/',
      handle: { load: shell } satisfies RouteHandle,
      children: [
        { path: 'products/:slug', handle },
        { path: '*', element: null },
      ],
    },
  ]
}
const open = (routes: RouteObject[], path = '/products/tasse-1') =>
  loadPage(routes, new URL(path, 'http://shop.test'), source)
const refuse = (error: unknown) =>
  routesOf(async () => {
    throw error
  })

test('a page comes with its component and what its load returned', async () => {
  const routes = routesOf(async ({ params, search }) => ({ slug: params.slug, page: search.get('page') }))
  expect(await open(routes, '/products/tasse-1?page=2')).toMatchObject({
    Component,
    loaded: { slug: 'tasse-1', page: '2' },
    problem: null,
  })
})

test.each([
  ['what does not exist', notFound(), 404],
  ['what was taken away', gone(), 410],
  ['what the API refuses', new CallProblem(403, { code: 'FORBIDDEN' }), 403],
  ['a malformed address', new CallProblem(400, { code: 'VALIDATION' }), 404],
  ['a server that cannot be reached', new CallProblem(0, {}), 503],
])('%s is a page with its status and no failure', async (_, error, status) => {
  expect(await open(refuse(error))).toMatchObject({ Component: null, problem: { status }, failure: undefined })
})

test('what nobody expected is a 500 and tells the server why', async () => {
  const failure = new Error('no database')
  expect(await open(refuse(failure))).toMatchObject({ problem: { status: 500 }, failure })
})

test('a path without a page is not found', async () => {
  expect(await open(refuse(notFound()), '/a/b/c')).toMatchObject({ problem: { status: 404, code: 'NOT_FOUND' } })
})

test('a moved page tells where it is, with its language', async () => {
  expect(await open(refuse(moved('de', '/products/becher-1')))).toEqual({ movedTo: '/de/products/becher-1' })
})

test('the shell is ready before a problem is shown in it', async () => {
  const done: string[] = []
  const shell = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    done.push('shell')
  }
  await open(routesOf(() => Promise.reject(notFound()), shell))
  expect(done).toEqual(['shell'])
})

test('a shell that cannot be loaded is a 500 as well, so that the visitor gets a page', async () => {
  const failure = new Error('no database')
  const routes = routesOf(
    async () => ({}),
    () => Promise.reject(failure),
  )
  expect(await open(routes)).toMatchObject({ Component: null, problem: { status: 500 }, failure })
})
