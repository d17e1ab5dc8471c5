import type { FastifyInstance } from 'fastify'
import { exclusiveRoutes } from './exclusive/routes.ts'
import { auditCalls } from './account/impersonation/audit.ts'
import { signInLinkRoutes } from './account/sign-in-link/routes.ts'
import { emailChangeRoutes } from './account/email-change/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { identifyBy } from './account/session/identify.ts'
import { passkeyRoutes } from './account/passkeys/routes.ts'
import { guardStepUps } from './account/step-up/guard-calls.ts'
import { stepUpRoutes } from './account/step-up/routes.ts'
import { secondFactorRoutes } from './account/second-factor/routes.ts'
import { sessionRoutes } from './account/session/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { productRoutes } from './products/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { listingRoutes } from './listings/routes.ts'
import { openLiveIndex } from './listings/index/live-index.ts'
import { buyerHomeRoutes } from './buyer-home/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { eraseOthers } from './erase-others.ts'
import { boundRequests } from './http/deadline.ts'
import { openAccountTurns } from './http/account-turns.ts'
import { setApiHeaders } from './http/headers.ts'
import { serveOpenApi } from './http/serve-openapi.ts'
import { limitVisits } from './http/limit-visits.ts'
import { answerProblems } from './http/problem-reply.ts'
import { visitorCalls, type Api, type CallAsVisitor } from './http/serve.ts'
import { magazineRoutes } from './magazine/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { Deps } from './platform/deps.ts'
import { countWishlist } from './wishlist/queries.ts'
import { designPictureRoutes } from './designs/preview/picture-routes.ts'
import { designsRoutes } from './designs/routes.ts'
import { supplierDesignsRoutes } from './designs/supplier-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { promotionReader } from './promotions/promotion-queries.ts'
import { promotionsRoutes } from './promotions/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { synonymRoutes } from './search/synonym-routes.ts'
import { createWordIndex } from './search/words/word-index.ts'
import { storesRoutes } from './stores/routes.ts'
import { restockRoutes } from './restock/routes.ts'
import { savedFiltersRoutes } from './saved-filters/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'

type MountedApi = {
  callAsVisitor: CallAsVisitor
  api: Api
  /** To be called before a page is thrown away, so that the next one is not made of older goods. */
  invalidateIndex: () => void
  /** To be called before visitors come, see LiveIndex. */
  watchIndex: (onCaughtUp: () => void) => Promise<void>
}

/** Mounts the whole API on a Fastify instance; one line per slice. Returns the calls the page loaders use. */
export function createApi(fastify: FastifyInstance, deps: Deps): MountedApi {
  const api: Api = {
    fastify,
    served: new Map(),
    identify: identifyBy(deps),
    beginAudit: auditCalls(deps),
    takeStepUp: guardStepUps(deps),
    takeTurn: openAccountTurns(deps.turnWaitMs),
  }
  // JSON only: a form of another site can send text/plain, and what is sent so would skip no check but the preflight.
  if (fastify.hasContentTypeParser('text/plain')) fastify.removeContentTypeParser('text/plain')
  setApiHeaders(fastify, deps.origin)
  boundRequests(fastify, deps.answerMs)
  limitVisits(fastify, deps)
  answerProblems(fastify, api)

  const words = createWordIndex()
  const index = openLiveIndex(deps.db, { ...deps.catalogIndex, warn: deps.warn, onRead: words.put })
  fastify.addHook('onClose', async () => index.stop())
  const listingDeps = { ...deps, readIndex: index.read, readPromotions: promotionReader(deps) }

  accountRoutes(api, deps, {
    countWishlist: (buyerId) => countWishlist(deps.db, buyerId),
    eraseOthers: eraseOthers(deps),
  })
  sessionRoutes(api, deps)
  secondFactorRoutes(api, deps)
  passkeyRoutes(api, deps)
  emailChangeRoutes(api, deps)
  stepUpRoutes(api, deps)
  signInLinkRoutes(api, deps)
  contentRoutes(api, deps)
  storesRoutes(api, deps)
  offerRoutes(api, deps)
  productRoutes(api, deps)
  listingRoutes(api, listingDeps)
  exclusiveRoutes(api, deps)
  searchRoutes(api, { ...listingDeps, words })
  synonymRoutes(api, deps)
  promotionsRoutes(api, deps)
  magazineRoutes(api, deps)
  wishlistRoutes(api, deps)
  restockRoutes(api, deps)
  savedFiltersRoutes(api, deps)
  cartRoutes(api, deps)
  buyerHomeRoutes(api, deps)
  designsRoutes(api, deps)
  designPictureRoutes(api, deps)
  supplierDesignsRoutes(api, deps)
  paymentRoutes(api, deps)
  checkoutRoutes(api, deps)
  orderRoutes(api, deps)
  reviewRoutes(api, deps)

  serveOpenApi(fastify, deps.origin)
  return { callAsVisitor: visitorCalls(api), api, invalidateIndex: index.invalidate, watchIndex: index.watch }
}
