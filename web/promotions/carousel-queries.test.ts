import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '../platform/calls/call.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { firstCarouselsQuery, homeCarouselsQuery } from './carousel-queries.ts'

afterEach(() => vi.unstubAllGlobals())

const post = (path: string) => ({ path, title: path, featuredImage: null, topic: '', excerpt: '' })
const items = [
  { id: '1', type: 'PRODUCT', title: 'Goods', viewMoreUrl: '/g', promotions: [], products: [], posts: [] },
  {
    id: '2',
    type: 'POST',
    title: 'Reads',
    viewMoreUrl: '/m',
    promotions: [],
    products: [],
    posts: ['a', 'b', 'c', 'd'].map(post),
  },
]
const visitor = { viewer: 'visitor', language: 'de' } as const
function openCall() {
  const sent = vi.fn(async () => ({ items }))
  return { sent, call: sent as unknown as Call }
}

test('a browser asks for all carousels once, however many parts of the page need them', async () => {
  vi.stubGlobal('document', {})
  const { sent, call } = openCall()
  const client = createQueryClient()
  const [first, all] = await Promise.all([
    client.fetchQuery(firstCarouselsQuery(call, visitor)),
    client.fetchQuery(homeCarouselsQuery(call, visitor)),
  ])
  expect(first.map(({ id, posts }) => [id, posts.length])).toEqual([['2', 3]])
  expect(all.map(({ id, posts }) => [id, posts.length])).toEqual([
    ['1', 0],
    ['2', 4],
  ])
  expect(sent).toHaveBeenCalledTimes(1)
  // What a write has changed is read again, once.
  await client.invalidateQueries({ queryKey: ['carousels'] })
  await client.fetchQuery(firstCarouselsQuery(call, visitor))
  await client.fetchQuery(homeCarouselsQuery(call, visitor))
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a page from the server comes with what is seen first alone', async () => {
  const client = createQueryClient()
  await client.fetchQuery(firstCarouselsQuery(openCall().call, visitor))
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[2]),
  ).toEqual(['seen'])
})
