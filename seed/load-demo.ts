import type { Deps } from '../api/platform/deps.ts'
import { countOrders } from '../api/products/order-counts/count-orders.ts'
import { writeCommissionRate } from '../api/ledger/commission-rates.ts'
import { addOffers } from './food/offers.ts'
import { editionsOf, spread } from './editions.ts'
import { loadAccess } from './buyers/load-access.ts'
import { articlesByStore, demoArticles, loadStoreCatalogue } from './load-catalogue.ts'
import { loadAccounts } from './buyers/load-buyers.ts'
import { loadCommissionInvoices } from './orders/load-commission-invoices.ts'
import { loadBoughtReviews } from './orders/load-bought-reviews.ts'
import { loadCollections } from './promotions/load-collections.ts'
import { loadCoupons } from './promotions/load-coupons.ts'
import { loadClaims } from './orders/load-claims.ts'
import { loadDesignedOrder } from './orders/load-designed-order.ts'
import { loadDesigns } from './designs/load-designs.ts'
import { loadHouses } from './buyers/load-houses.ts'
import { loadMagazine } from './magazine/load-magazine.ts'
import { loadMessages } from './orders/load-messages.ts'
import { loadNetTerms } from './orders/load-net-terms.ts'
import { loadOrders } from './orders/load-orders.ts'
import { loadBankAccounts, loadPayouts } from './orders/load-payouts.ts'
import { loadPromotions } from './promotions/load-promotions.ts'
import { loadReviews } from './orders/load-reviews.ts'
import { loadProviderPayments } from './payments/load-provider-payments.ts'
import { loadFailedJob } from './payments/load-failed-job.ts'
import { loadPostDrafts } from './magazine/load-post-drafts.ts'
import { loadPapers } from './load-papers.ts'
import { loadReports } from './load-reports.ts'
import { loadCategories, loadStores } from './load-stores.ts'
import { loadDishes } from './trade/load-dishes.ts'
import { loadChangeSets } from './range/load-change-sets.ts'
import { loadDrafts } from './range/load-drafts.ts'
import { loadImports } from './range/load-imports.ts'
import { loadFacts } from './trade/load-facts.ts'
import { loadGoodsIn } from './trade/load-goods-in.ts'
import { loadTermsOrders } from './trade/load-terms-orders.ts'
import { loadTickets } from './load-tickets.ts'
import { loadWishlists } from './buyers/load-wishlists.ts'
import { datedRows } from './new-products.ts'
import { readDemoManifest } from './picture-manifest.ts'

/** Products that are loaded, and how many there will be. */
export type LoadProgress = { done: number; total: number }

const demoCommission = { storeId: null, category: null, rateBp: 1200, validFrom: '2020-01-01' }

export type DemoOptions = {
  /** Only every so many-th article, for tests; all where not given. */
  every?: number
  /** So many products, for measuring: fewer than the demo has, or its articles over again as further editions. */
  products?: number
  onProgress?: (progress: LoadProgress) => void
}

/**
 * Loads the demo shop step by step; a step that is done is not done again, so that a load cut off is completed by
 * running it once more. Articles go through the same import that suppliers use.
 */
export async function loadDemo(
  deps: Deps,
  { every = 1, products: wanted, onProgress = () => {} }: DemoOptions = {},
): Promise<void> {
  const manifest = readDemoManifest()
  const { db } = deps
  const { baseDate, products } = await startOfLoad(deps, wanted)
  const step = stepper(deps, baseDate)
  await step('categories', () => loadCategories(db))
  await step('stores', () => loadStores(db, manifest.stores, baseDate))
  const rootOf = await rootsOf(deps)
  const all = [...demoArticles(manifest)].filter((_, i) => i % every === 0)
  const articles = spread(all, products ?? all.length)
  const editions = editionsOf(
    articles.map(({ row }) => row),
    products ?? all.length,
  )
  let done = 0
  const own = articlesByStore(manifest, articles, rootOf)
  const shares = products === undefined ? addOffers(own, manifest.stores) : own
  const total = [...shares.values()].reduce((count, rows) => count + editions.countOf(rows), 0)
  const show = (more: number) => onProgress({ done: done + more, total })
  for (const [store, rows] of shares) {
    const load = {
      storeSlug: store,
      rows: datedRows(editions.of(rows), baseDate),
      onLoaded: (count: number) => show(count),
    }
    await step(`catalogue ${store}`, () => loadStoreCatalogue(deps, load))
    done += editions.countOf(rows)
    show(0)
  }
  await step('attributes', () => db`select derive_category_attributes()`)
  await step('reviews', () => db.begin(async (tx) => loadReviews(tx as never, baseDate)))
  await step('collections', () => loadCollections(db))
  await step('promotions', () => loadPromotions(db, baseDate))
  await step('accounts', () => loadAccounts(db))
  await step('access', () => loadAccess(db, baseDate))
  await step('coupons', () => loadCoupons(db, baseDate))
  // A part of the demo, or a measured number of goods, is about goods.
  const isWhole = every === 1 && products === undefined
  await step('houses', () => loadHouses(db, baseDate))
  await step('commission', () => writeCommissionRate(db, demoCommission))
  await step('papers', () => loadPapers(db, baseDate))
  await step('bank accounts', () => loadBankAccounts(deps))
  await step('orders', () => loadOrders(deps, baseDate, isWhole ? 1 : 8))
  await step('net terms', () => loadNetTerms(db, baseDate))
  if (isWhole) {
    await step('claims', () => loadClaims(deps, baseDate))
    await step('messages', () => loadMessages(deps, baseDate))
    await step('terms orders', () => loadTermsOrders(deps, baseDate))
    await step('goods in', () => loadGoodsIn(deps, baseDate))
    await step('dishes', () => loadDishes(deps, baseDate))
    await step('legal facts', () => loadFacts(db, baseDate))
    await step('imports', () => loadImports(deps, baseDate))
    await step('change sets', () => loadChangeSets(deps, baseDate))
    await step('drafts', () => loadDrafts(deps, baseDate))
  }
  await step('tickets', () => loadTickets(deps, baseDate))
  await step('product reports', () => loadReports(deps, baseDate))
  await step('commission invoices', () => loadCommissionInvoices(deps, baseDate))
  await step('payouts', () => loadPayouts(deps))
  if (isWhole) {
    await step('provider payments', () => loadProviderPayments(deps))
    await step('failed job', () => loadFailedJob(deps, baseDate))
  }
  await step('bought reviews', () => loadBoughtReviews(deps, baseDate))
  await step('wishlists', () => loadWishlists(db, baseDate))
  await step('designs', () => loadDesigns(deps, baseDate))
  await step('designed order', () => loadDesignedOrder(deps, baseDate))
  await step('post drafts', () => loadPostDrafts(deps, baseDate))
  await step('magazine', () => loadMagazine(deps))
  // As every hour later on: no listing is in another order soon after the first start.
  await step('order counts', () => countOrders(deps))
  await db`analyze`
}

/** How many products the load that was begun is of: a number, or null for the whole demo; undefined where none was. */
export async function sizeOfBegunLoad({ db }: Pick<Deps, 'db'>): Promise<number | null | undefined> {
  const steps = await db<
    { step: string }[]
  >`select step from demo_load where step = 'begun' or starts_with(step, ${SIZE})`
  if (steps.length === 0) return undefined
  const size = steps.find(({ step }) => step !== 'begun')
  return size ? Number(size.step.slice(SIZE.length)) : null
}

const SIZE = 'products '

// What was begun is completed as it was begun.
async function startOfLoad(deps: Deps, wanted: number | undefined): Promise<{ baseDate: Date; products?: number }> {
  const { db, clock } = deps
  const begun = await sizeOfBegunLoad(deps)
  // The demo's today is six o'clock; before that hour it is yesterday, so that nothing of it lies ahead.
  const today = new Date(clock.now().getTime() - 6 * 3_600_000).toISOString().slice(0, 10)
  const steps = ['begun', ...(wanted === undefined ? [] : [`${SIZE}${wanted}`])].map((step) => ({
    step,
    baseDate: today,
  }))
  if (begun === undefined) await db`insert into demo_load ${db(steps)}`
  const [row] = await db<{ baseDate: string }[]>`select base_date from demo_load where step = 'begun'`
  const products = begun === undefined ? wanted : (begun ?? undefined)
  return { baseDate: new Date(`${row!.baseDate}T06:00:00Z`), ...(products !== undefined && { products }) }
}

function stepper({ db }: Deps, baseDate: Date) {
  return async (step: string, work: () => Promise<unknown>) => {
    const [done] = await db`select 1 from demo_load where step = ${step}`
    if (done) return
    await work()
    await db`insert into demo_load (step, base_date) values (${step}, ${baseDate.toISOString().slice(0, 10)})`
  }
}

async function rootsOf({ db }: Deps) {
  const rows = await db<
    { slug: string; root: string }[]
  >`select slug, coalesce(parent_slug, slug) as root from category`
  return new Map(rows.map(({ slug, root }) => [slug, root]))
}
