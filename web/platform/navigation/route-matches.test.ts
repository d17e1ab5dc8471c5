import { expect, test } from 'vitest'
import { matchesOf } from './route-matches.ts'

const routes = [{ path: '/stores' }, { path: '/stores/:slug' }]

test('a path is matched once and answered the same ever after', () => {
  const first = matchesOf(routes, '/stores/rona')
  expect(first).toMatchObject([{ params: { slug: 'rona' } }])
  expect(matchesOf(routes, '/stores/rona')).toBe(first)
  expect(matchesOf(routes, '/stores')).toMatchObject([{ params: {} }])
  expect(matchesOf(routes, '/a/b/c')).toEqual([])
  expect(matchesOf(routes, '/STORES')).toMatchObject([{ route: { path: '/stores' } }])
  expect(matchesOf([...routes], '/stores/rona')).not.toBe(first)
})
