import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteObject } from 'react-router'
import { reservedPaths } from '../api/categories/reserved-paths.ts'
import * as categoriesApi from '../contract/categories/categories.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../test/builders.ts'
import { loadPage } from '../web/frame/loading.ts'
import { loadCategory } from '../web/pages/load-listing.ts'
import { createQueryClient } from '../web/platform/calls/query-client.ts'
import { workplacePaths } from '../web/paths.ts'
import { routes as shopRoutes } from '../web/routes.tsx'
import { sitemapRoutes } from './sitemap.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
const fastify = Fastify()
let sitemap: ReturnType<typeof sitemapRoutes>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  const store = await createStore(app.db)
  await createCategory(app.db, { slug: 'bohnen', root: 'kaffee-tee' })
  await createProduct(app.db, store.id, { categorySlug: 'bohnen' })
  sitemap = sitemapRoutes(fastify, { ...app.deps, callAsVisitor: app.callAsVisitor })
})
afterAll(async () => {
  await fastify.close()
  await app.close()
})

/** The page of a category as the server loads it, with the tags it is cached under. */
async function open(path: string) {
  const tags: string[] = []
  const handle = { load: loadCategory, query: ['page', 'attr.*'], component: async () => () => null }
  const page = await loadPage(
    ['/:slug', '/de/:slug'].map((path): RouteObject => ({ path, handle })),
    new URL(path, 'http://tresen.test'),
    {
      callIn: (language) => (endpoint, input) => app.callAsVisitor(endpoint, input, language),
      viewer: () => 'visitor',
      queryClient: createQueryClient(),
      tag: (...more) => tags.push(...more),
    },
  )
  return 'movedTo' in page ? page.movedTo : { problem: page.problem, tags }
}
const sitemapHas = async (path: string) =>
  (await fastify.inject('/sitemaps/pages.xml')).body.includes(`<loc>http://tresen.test${path}</loc>`)

test('an old path is a 301 to the page of today in its language, with its filters; page, tags and sitemap follow', async () => {
  expect(await open('/bohnen')).toEqual({ problem: null, tags: ['listings', 'category:bohnen'] })
  expect(await sitemapHas('/bohnen')).toBe(true)
  const names = { nameDe: 'Kaffee', nameEn: 'Coffee', textDe: '', textEn: '', taxRate: 7, showInFooter: false }
  const change = { ...names, slug: 'bohnen', version: 1, reason: 'Kürzer' }
  await app.request(categoriesApi.change, { ...change, path: 'kaffeebohnen' }, operator)
  sitemap.invalidate(['categories'])
  expect(await open('/bohnen')).toBe('/kaffeebohnen')
  expect(await open('/de/bohnen?page=2&attr.origin=Peru&utm=x')).toBe('/de/kaffeebohnen?attr.origin=Peru&page=2')
  // Changes of its goods name it as ever.
  expect(await open('/kaffeebohnen')).toEqual({ problem: null, tags: ['listings', 'category:bohnen'] })
  expect(await sitemapHas('/bohnen')).toBe(false)
  expect(await sitemapHas('/de/kaffeebohnen')).toBe(true)
  expect(await open('/niemals')).toMatchObject({ problem: { status: 404 } })
})

test('no category can stand where another page does', () => {
  const pathsOf = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])
  const taken = [...pathsOf(shopRoutes), ...workplacePaths]
    .map((path) => path.replace(/^\//, '').split('/')[0]!)
    .filter((part) => /^[a-z0-9-]+$/.test(part))
  expect(taken.length).toBeGreaterThan(10)
  expect(taken.filter((part) => !reservedPaths.includes(part))).toEqual([])
})
