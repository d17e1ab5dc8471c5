import { expect, test } from 'vitest'
import type { Loading } from '../frame/loading.ts'
import { loadProduct } from './load-product.ts'

test('the page of a product is told of all goods it shows, its variants and those like it', async () => {
  const tags: string[] = []
  const picture = { imageUrls: [], canonicalUrl: '/products/tasse-1' }
  const answers: Record<string, unknown> = {
    '/api/v1/products/{id}': {
      ...picture,
      skuId: '1',
      storeId: 'S',
      variants: { axes: [], items: [{ skuId: '1' }, { skuId: '2' }] },
      reviewSummary: { items: [] },
    },
    '/api/v1/products/{id}/more-like-products': { items: [{ ...picture, skuId: '3' }] },
  }
  const loading = {
    call: async ({ path }: { path: string }) => answers[path],
    language: 'de',
    viewer: 'visitor',
    params: { slug: 'tasse-1' },
    search: new URLSearchParams(),
    read: (query: { queryFn: (context: object) => Promise<unknown> }) => query.queryFn({}),
    tag: (...more: string[]) => tags.push(...more),
  }
  await loadProduct(loading as unknown as Loading)
  expect(new Set(tags)).toEqual(new Set(['product:1', 'product:2', 'product:3', 'store:S']))
})
