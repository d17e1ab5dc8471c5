import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as countsApi from '../../../contract/counts/counts.ts'
import * as listingsApi from '../../../contract/listings.ts'
import type { Deps } from '../../platform/deps.ts'
import { clientAddress } from './client-address.ts'
import { Problem } from '../problem.ts'
import { routeOf } from '../serve.ts'
import { openSharedCounts } from './shared-counts.ts'

/**
 * How often an address may ask in a minute, of each kind. A page of goods loads up to 60 pictures and a listing; an office
 * of fifty who all turn a page every three seconds stays below.
 */
const perMinute = {
  pages: 6000,
  pictures: 60_000,
  listings: 1200,
  searches: 1200,
  clicks: 600,
  views: 600,
  suggestions: 2400,
  calls: 6000,
  /** Bodies that are no JSON, or none that is read. No page of ours sends one, and each costs what many good ones do. */
  unreadableBodies: 30,
}
type Kind = keyof typeof perMinute

const kinds: Record<string, Kind> = {
  '/*': 'pages',
  [listingsApi.readCategory.path]: 'listings',
  [listingsApi.readCollection.path]: 'listings',
  [listingsApi.readStore.path]: 'listings',
  [listingsApi.search.path]: 'searches',
  [listingsApi.suggest.path]: 'suggestions',
  [routeOf(countsApi.addClick)]: 'clicks',
  [routeOf(countsApi.addView)]: 'views',
}

type Given = Pick<Deps, 'isUnlimited' | 'backgroundDb' | 'clock'>

/**
 * Limits what is asked so often that counting in the database would cost more than answering (promises.md, security
 * baseline): in memory, and of all processes together within half a second. What is rare and worth guessing is counted by `limit`, at once.
 */
export function limitVisits(fastify: FastifyInstance, { isUnlimited, backgroundDb, clock }: Given, limits = perMinute) {
  if (isUnlimited) return
  const counts = openSharedCounts({ db: backgroundDb, clock })
  fastify.addHook('onClose', counts.stop)

  const refusal = () =>
    Problem.of('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(counts.endsAfter() / 1000)) })
  const keyOf = (kind: Kind, request: FastifyRequest) => `${kind} ${clientAddress(request.ip)}`

  function take(kind: Kind, request: FastifyRequest) {
    if (!counts.take(keyOf(kind, request), limits[kind])) throw refusal()
  }

  fastify.addHook('onRequest', (request, _, done) => {
    const { url } = request.routeOptions
    // Who watches the process must not be refused because others at its address ask much.
    if (url?.startsWith('/health/')) return done()
    take(url?.startsWith('/pictures/') ? 'pictures' : (kinds[url ?? '/*'] ?? 'calls'), request)
    if (sendsJson(request) && counts.isUsedUp(keyOf('unreadableBodies', request), limits.unreadableBodies))
      throw refusal()
    done()
  })
  // Not `onError`: an error of the deadline must be sent at once (api/http/deadline.ts), and a hook before it could wait.
  fastify.addHook('onResponse', async (request, { statusCode }) => {
    if (sendsJson(request) && request.body === undefined && (statusCode === 400 || statusCode === 413))
      counts.take(keyOf('unreadableBodies', request), limits.unreadableBodies)
  })
}

const sendsJson = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== '0' && headers['content-type']?.startsWith('application/json') === true
