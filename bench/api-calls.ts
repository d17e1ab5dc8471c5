import { endpoints } from '../contract/api.ts'
import type { Endpoint } from '../contract/platform/endpoint.ts'
import { requestOf } from '../contract/platform/request.ts'

export type MeasuredCall = {
  name: string
  method: 'GET' | 'POST'
  /** Sent in turn, so that no single reply is measured again and again. */
  requests: { path: string; body?: string }[]
  /** CPU milliseconds of app and database together that a request may cost; only some calls have a target. */
  targetMs?: number
  isSignedIn: boolean
}

/** What is there to ask for; read from the running shop. */
export type Samples = {
  skus: string[]
  /** At most ten that can be ordered, so that the cart stays of a usual size. */
  goods: { skuId: string; quantity: number }[]
  leaves: string[]
  roots: string[]
  storeIds: string[]
  storeSlugs: string[]
  collections: string[]
  posts: string[]
  orders: string[]
}

const words = ['hafer', 'messer', 'kaffee', 'teller', 'olivenöl', 'bio', 'schokolade', 'tasse weiss', 'reis', 'becher']

/** Every GET of the contract, listings by kind, and putting into the cart. */
export function measuredCalls(samples: Samples): { calls: MeasuredCall[]; unsampled: string[] } {
  const reads = endpoints.filter(({ method, access }) => method === 'GET' && access in roles)
  const plain = reads.map((endpoint) => ({ endpoint, inputs: inputsOf(endpoint, samples) }))
  const calls = plain.flatMap(({ endpoint, inputs }) => (inputs ? [callOf(endpoint, inputs)] : []))
  const unsampled = plain.flatMap(({ endpoint, inputs }) => (inputs ? [] : [endpoint.path]))
  const named = calls.flatMap((call) => variants(call, samples))
  // The cart first: what is read of it and of the checkout afterwards has lines.
  return { calls: [cartAdd(samples), ...named], unsampled }
}

const roles = { visitor: false, buyer: true } as Record<string, boolean>

function callOf(endpoint: Endpoint, inputs: Record<string, unknown>[]): MeasuredCall {
  return {
    name: endpoint.path.replace('/api/v1', ''),
    method: 'GET',
    requests: inputs.map((input) => {
      const { path, query } = requestOf(endpoint, input as never)
      return { path: query.size > 0 ? `${path}?${query}` : path }
    }),
    isSignedIn: true,
  }
}

// A buyer's reply is the dearer one; what a visitor gets is measured where a target names it or pages are made of it.
function variants(call: MeasuredCall, { leaves, roots }: Samples): MeasuredCall[] {
  const asVisitor = (of: MeasuredCall) => ({ ...of, name: `${of.name}, visitor`, isSignedIn: false })
  if (call.name === '/products/{id}') return [{ ...call, targetMs: 1 }, asVisitor(call)]
  if (call.name !== '/listings/category') return [call]
  const of = (slugs: string[]) => slugs.map((slug) => ({ path: `/api/v1/listings/category?slug=${slug}` }))
  const filtered = [...of(leaves), ...of(roots)].map(({ path }) => ({ path: `${path}&inStock=true&priceMax=20` }))
  const leaf = { ...call, name: '/listings/category, leaf', requests: of(leaves), targetMs: 2 }
  const root = { ...call, name: '/listings/category, root', requests: of(roots), targetMs: 2 }
  return [leaf, root, { ...leaf, name: '/listings/category, filtered', requests: filtered }, asVisitor(root)]
}

function cartAdd({ goods }: Samples): MeasuredCall {
  const requests = [1, 2].flatMap((times) =>
    goods.map(({ skuId, quantity }) => ({
      path: '/api/v1/cart',
      body: JSON.stringify({ productSkuId: skuId, quantity: quantity * times }),
    })),
  )
  return { name: 'cart add', method: 'POST', requests, targetMs: 3, isSignedIn: true }
}

/** Null where nothing in the shop can be asked for. */
function inputsOf({ path, input }: Endpoint, samples: Samples): Record<string, unknown>[] | null {
  const given = inputsByPath(samples)[path]
  if (given) return given.length > 0 ? given : null
  return input.safeParse({}).success ? [{}] : null
}

function inputsByPath(samples: Samples): Record<string, Record<string, unknown>[]> {
  const { skus, roots, storeIds, storeSlugs, collections, posts, orders } = samples
  const ids = (values: string[]) => values.map((id) => ({ id }))
  const slugs = (values: string[]) => values.map((slug) => ({ slug }))
  return {
    '/api/v1/products/{id}': ids(skus),
    '/api/v1/products/{id}/more-like-products': ids(skus),
    '/api/v1/products/{id}/featured-products': ids(skus),
    '/api/v1/products/{id}/can-see-exclusive-product': ids(skus),
    '/api/v1/categories/related-for-product/{productId}': skus.map((productId) => ({ productId })),
    '/api/v1/listings/category': slugs(roots),
    '/api/v1/listings/store': slugs(storeSlugs),
    '/api/v1/listings/collection': slugs(collections),
    '/api/v1/listings/search': words.map((q) => ({ q })),
    '/api/v1/search/suggest': words.flatMap((q) => [{ q: q.slice(0, 3) }, { q }]),
    '/api/v1/stores/{id}': ids(storeIds),
    '/api/v1/stores/by-slug/{slug}': slugs(storeSlugs),
    '/api/v1/mag/{id}': ids(posts),
    '/api/v1/account/orders/{id}': ids(orders),
    '/api/v1/checkout/control': [{ step: 'review' }],
  }
}
