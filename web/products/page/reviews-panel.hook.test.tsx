import { afterEach, expect, test } from 'vitest'
import { closePages, renderPart } from '../../../test/hooks/render-hook.tsx'
import type { Product } from '../../../contract/products.ts'
import { product } from '../../../texts/de/catalogue/product.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { createQueryClient } from '../../platform/calls/query-client.ts'
import { FIRST_REVIEWS, productQuery, reviewsQuery } from '../queries.ts'
import { ReviewsPanel } from './ReviewsPanel.tsx'

afterEach(closePages)

const reviews = Array.from({ length: 12 }, (_, i) => ({
  id: `${i}`,
  rate: 4,
  comment: `Becher ${i} gefällt`,
  authorBusinessType: 'CAFE',
  createdAt: new Date('2026-06-08'),
  storeReply: null,
}))
const whole = {
  reviewSummary: { average: 4, count: 12, stars: [0, 0, 0, 12, 0], items: reviews },
} as unknown as Product
const ask = (async () => whole) as never
const readAs = (viewer: 'visitor' | 'account') =>
  createQueryClient().fetchQuery(productQuery(ask, '100001', { viewer: viewer as never, language: 'de' }))

test("a visitor's page comes with the newest reviews alone, a buyer's with all of them", async () => {
  expect((await readAs('visitor')).reviewSummary.items.map(({ id }) => id)).toEqual(['0', '1', '2'])
  expect((await readAs('account')).reviewSummary.items).toHaveLength(12)
})

test('who opens the reviews sees those that came with the page, then all', async () => {
  const { reviewSummary: summary } = await readAs('visitor')
  const client = createQueryClient()
  const shown = async () =>
    (await renderPart(<ReviewsPanel skuId="100001" summary={summary} />, client)).match(/Becher/g)
  expect(await shown()).toHaveLength(FIRST_REVIEWS)
  await client.fetchQuery(reviewsQuery(ask, '100001', 'de'))
  expect(await shown()).toHaveLength(12)
})

test('where the others cannot be read the first stay, and say so with a way to try again', async () => {
  const { reviewSummary: summary } = await readAs('visitor')
  const client = createQueryClient()
  const refuse = (async () => {
    throw new CallProblem(429, { code: 'RATE_LIMITED', message: 'Später wieder' })
  }) as never
  await client.fetchQuery({ ...reviewsQuery(refuse, '100001', 'de'), retry: false }).catch(() => {})
  const html = await renderPart(<ReviewsPanel skuId="100001" summary={summary} />, client)
  expect(html.match(/Becher/g)).toHaveLength(FIRST_REVIEWS)
  expect(html).toContain(product.reviewsFailed)
})
