import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { exclusiveRoutes } from './exclusive/routes.ts'
import { signInLinkRoutes } from './account/sign-in-link/routes.ts'
import { emailChangeRoutes } from './account/email-change/routes.ts'
import { identifyKeysBy } from './account/api-keys/identify-key.ts'
import { apiKeyRoutes, keyWrites } from './account/api-keys/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { identifyBy } from './account/session/identify.ts'
import { orderRuleRoutes } from './account/order-rules/routes.ts'
import { passkeyRoutes } from './account/passkeys/routes.ts'
import { guardStepUps, refuseWithoutFactor } from './account/step-up/guard-calls.ts'
import { stepUpRoutes } from './account/step-up/routes.ts'
import { secondFactorRoutes } from './account/second-factor/routes.ts'
import { sessionRoutes } from './account/session/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { companyFacts } from './products/grants/company-facts.ts'
import { productRoutes } from './products/routes.ts'
import { operatorProductRoutes } from './range/operator/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { storeSettingsRoutes } from './store-settings/routes.ts'
import { rangeRoutes } from './range/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { operatorCollectionRoutes } from './listings/collections/operator-routes.ts'
import { listingRoutes } from './listings/routes.ts'
import { openLiveIndex, type LiveIndex } from './listings/index/live-index.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { decisionRules } from './decide-approvals.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { buyersRoutes } from './buyers/routes.ts'
import { buyerHomeRoutes } from './buyer-home/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { changeSetsRoutes } from './change-sets/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { importRoutes } from './import/runs/routes.ts'
import { claimRoutes } from './claims/routes.ts'
import { goodsInRoutes } from './goods-in/routes.ts'
import { recallRoutes } from './recalls/routes.ts'
import { menuRoutes } from './menu/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { orderRequestRoutes } from './order-requests/routes.ts'
import { eraseOthers } from './erase-others.ts'
import { auditCalls } from './http/audit-calls.ts'
import { boundRequests } from './http/deadline.ts'
import { readJson } from './http/bodies/read-json.ts'
import { openAccountTurns } from './http/account-turns.ts'
import { setApiHeaders } from './http/headers.ts'
import { todayRoutes } from './today/routes.ts'
import { operatedStoreRoutes } from './operated-stores/routes.ts'
import { productReportRoutes } from './product-reports/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { serveOpenApi } from './http/serve-openapi.ts'
import { limitDocuments } from './http/files/document-limit.ts'
import { limitVisits } from './http/visits/limit-visits.ts'
import { answerProblems } from './http/problem-reply.ts'
import { visitorCalls, type Api, type CallAsVisitor } from './http/serve.ts'
import { magazineRoutes } from './magazine/routes.ts'
import { hashOfSources } from './platform/snapshots/source-hash.ts'
import { emptiesRoutes } from './orders/empties/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { operatorOrderRoutes } from './orders/operator/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { moneyRoutes } from './money-routes.ts'
import type { Deps } from './platform/deps.ts'
import { countWishlist } from './wishlist/queries.ts'
import { deskRoutes } from './desk/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { designPictureRoutes } from './designs/preview/picture-routes.ts'
import { designsRoutes } from './designs/routes.ts'
import { supplierDesignsRoutes } from './designs/supplier-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { promotionReader } from './promotions/promotion-queries.ts'
import { promotionsRoutes } from './promotions/routes.ts'
import { countSearches } from './search/counts/count-searches.ts'
import { searchRoutes } from './search/routes.ts'
import { synonymRoutes } from './search/synonym-routes.ts'
import { createWordIndex } from './search/words/word-index.ts'
import { storesRoutes } from './stores/routes.ts'
import { restockRoutes } from './restock/routes.ts'
import { savedFiltersRoutes } from './saved-filters/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'
import { writingRoutes } from './writing-routes.ts'

/** What the index and the words are made by. */
const INDEX_SOURCES = ['listings/index', 'search/words', '../contract/platform'].map((folder) =>
  join(import.meta.dirname, folder),
)

type MountedApi = {
  callAsVisitor: CallAsVisitor
  /** As a visitor who sees what the preview of this token shows. */
  callInPreview: (token: string) => CallAsVisitor
  api: Api
  /** To be called before a page is thrown away, so that the next one is not made of what was there before. */
  invalidateIndex: () => void
  /** To be called before visitors come, see LiveIndex. */
  watchIndex: (onCaughtUp: () => void) => Promise<void>
  isIndexComplete: () => boolean
  indexAge: LiveIndex['age']
}

/** Mounts the whole API on a Fastify instance; one line per slice. Returns the calls the page loaders use. */
export function createApi(fastify: FastifyInstance, deps: Deps): MountedApi {
  const api = openApi(fastify, deps)
  // JSON only: a form of another site can send text/plain, and what is sent so would skip no check but the preflight.
  if (fastify.hasContentTypeParser('text/plain')) fastify.removeContentTypeParser('text/plain')
  readJson(fastify)
  setApiHeaders(fastify, deps.origin)
  boundRequests(fastify, deps.answerMs)
  limitVisits(fastify, deps)
  answerProblems(fastify, api)

  const { words, index } = openIndex(fastify, deps)
  const listingDeps = { ...deps, readIndex: index.read, readPromotions: promotionReader(deps) }
  personRoutes(api, deps)
  contentRoutes(api, deps)
  storesRoutes(api, deps)
  deliveryRoutes(api, deps)
  offerRoutes(api, deps)
  productRoutes(api, deps)
  listingRoutes(api, listingDeps)
  operatorCollectionRoutes(api, deps)
  exclusiveRoutes(api, deps)
  const searchDeps = { ...listingDeps, words, counts: openCounts(fastify, deps) }
  searchRoutes(api, searchDeps)
  synonymRoutes(api, searchDeps)
  const { drop } = promotionsRoutes(api, deps)
  const { views } = magazineRoutes(api, deps)
  writingRoutes(api, deps, views)
  wishlistRoutes(api, deps)
  rangeOfStoreRoutes(api, deps)
  restockRoutes(api, deps)
  savedFiltersRoutes(api, deps)
  cartRoutes(api, deps)
  buyerHomeRoutes(api, deps)
  designsRoutes(api, deps)
  designPictureRoutes(api, deps)
  supplierDesignsRoutes(api, deps)
  moneyRoutes(api, deps)
  checkoutRoutes(api, deps)
  orderRequestRoutes(api, deps)
  placedOrderRoutes(api, deps)
  approvalRoutes(api, deps, decisionRules(deps))
  operatedStoreRoutes(api, deps)
  todayRoutes(api, deps)
  productReportRoutes(api, deps)
  ticketRoutes(api, deps)
  paperRoutes(api, deps)
  buyersRoutes(api, deps, { eraseOthers: eraseOthers(deps) })
  reviewRoutes(api, deps)
  deskRoutes(api, deps)
  watchingRoutes(api, { ...deps, indexAge: index.age })
  serveOpenApi(fastify, deps.origin)
  return {
    callAsVisitor: visitorCalls(api),
    callInPreview: (token) => visitorCalls(api, token),
    api,
    invalidateIndex: () => [index.invalidate, listingDeps.readPromotions.drop, drop].forEach((one) => one()),
    watchIndex: index.watch,
    isIndexComplete: index.isComplete,
    indexAge: index.age,
  }
}

/** Who calls, what is noted of it, and what it has to show. */
const openApi = (fastify: FastifyInstance, deps: Deps): Api => ({
  fastify,
  served: new Map(),
  identify: identifyKeysBy(deps, { companyFacts, identifySession: identifyBy(deps, companyFacts) }),
  beginAudit: auditCalls(deps),
  beginKeyWrite: keyWrites(deps),
  takeStepUp: guardStepUps(deps),
  refuseWithoutFactor: refuseWithoutFactor(deps),
  takeTurn: openAccountTurns(deps.turnWaitMs),
  takeDocument: limitDocuments(deps),
})

/** The words and facts of all products in memory, saved where there is a place for it. */
function openIndex(fastify: FastifyInstance, deps: Deps) {
  const words = createWordIndex()
  const { snapshotFile, ...ages } = deps.catalogIndex
  const snapshot = snapshotFile ? { file: snapshotFile, fed: words, code: hashOfSources(INDEX_SOURCES) } : undefined
  const index = openLiveIndex(deps.db, { ...ages, snapshot, warn: deps.warn, onRead: words.put })
  fastify.addHook('onClose', index.stop)
  return { words, index }
}

function openCounts(fastify: FastifyInstance, deps: Deps) {
  const counts = countSearches(deps)
  fastify.addHook('onClose', counts.stop)
  return counts
}

/** What a store sells, and for how much. */
function rangeOfStoreRoutes(api: Api, deps: Deps) {
  changeSetsRoutes(api, deps)
  importRoutes(api, deps)
  rangeRoutes(api, deps)
  storeSettingsRoutes(api, deps)
  onboardingRoutes(api, deps)
  operatorProductRoutes(api, deps)
}

/** What happens to orders once they are placed. */
function placedOrderRoutes(api: Api, deps: Deps) {
  orderRoutes(api, deps)
  operatorOrderRoutes(api, deps)
  emptiesRoutes(api, deps)
  attachmentRoutes(api, deps)
  claimRoutes(api, deps)
  goodsInRoutes(api, deps)
  menuRoutes(api, deps)
  recallRoutes(api, deps)
  webhookRoutes(api, deps)
  messageRoutes(api, deps)
}

/** Who signs in, by what, and where else. */
function personRoutes(api: Api, deps: Deps) {
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
  apiKeyRoutes(api, deps)
  orderRuleRoutes(api, deps)
}

/** What operators see of the whole. */
function watchingRoutes(api: Api, deps: Deps & { indexAge: LiveIndex['age'] }) {
  overviewRoutes(api, deps)
  healthRoutes(api, deps)
  jobRoutes(api, deps)
  auditRoutes(api, deps)
}
