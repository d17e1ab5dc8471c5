import { newId } from '../../../api/platform/ids.ts'
import * as designsApi from '../../../contract/designs/designs.ts'
import { berlinDay } from '../../../contract/platform/values.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { createDesign, createDesignable } from '../../../test/orders/designs.ts'
import { createCoupon } from '../../../test/shop.ts'
import { newSlug, reads, refused, same, type Entries, type Shop } from './entry.ts'

const until = ['--until', '2099-12-31']
const carousel = (slug: string) => [slug, '--slot', 'BEST', '--shows', 'BESTSELLER', '--url', '/search']
const titled = ['--title-de', 'Winter', '--title-en', 'Winter']

async function heldCarousel({ app }: Shop) {
  const slug = newSlug()
  await app.db`
    insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, rule, sort)
    values (${slug}, 'HOME', 'BEST', 'PRODUCT', 'Beliebt', 'Popular', '/search', 'BESTSELLER',
      (select coalesce(max(sort), 0) + 1 from carousel))`
  return slug
}

/** A collection, two products in it and one that is not. */
async function collection({ app, store }: Shop) {
  const slug = newSlug()
  await app.db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture)
    values (${slug}, 'Winter', 'Winter', '', '', 'cover-03')`
  const skuIds = []
  for (let i = 0; i < 3; i++) skuIds.push((await createProduct(app.db, store.id)).skuId)
  const [first, second, other] = skuIds as [string, string, string]
  await app.db`insert into collection_product values (${slug}, ${first}, 1), (${slug}, ${second}, 2)`
  return { slug, second, other }
}

async function livePromotion({ app }: Shop) {
  const slug = newSlug()
  await app.db`
    insert into promotion (slug, name_de, name_en, picture, placement, slot, url, sort, starts_at, ends_at)
    values (${slug}, 'Winter', 'Winter', 'covers/cover-03', 'SEARCH', 'LISTING', '/search', 100, now(), '2099-12-31')`
  return [slug]
}

async function review({ app, product, store }: Shop, isShown: boolean) {
  const id = newId()
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type, is_shown)
    values (${id}, ${product.skuId}, ${store.id}, ${newId()}, 3, 'Gut', 'CAFE', ${isShown})`
  return [id]
}

async function submitted({ app }: Shop) {
  const { skuId } = await createDesignable(app.db)
  const buyer = await createBuyer(app.db)
  const { id } = await createDesign(app, { token: buyer.token, skuId })
  await app.request(designsApi.act, { id, action: 'SUBMIT' }, buyer)
  return id
}

const offer = ['--price', '4.90', '--setup', '35', '--minimum', '300', '--days', '12']
const inAFortnight = () => berlinDay(new Date(Date.now() + 14 * 86_400_000))
const storeIn = async ({ app }: Shop, values: Record<string, unknown>) => [(await createStore(app.db, values)).slug]

export const rangeEntries: Entries = {
  carousels: {
    list: reads(),
    add: refused(() => [...carousel(newSlug()), ...titled]),
    change: same(async (shop) => [await heldCarousel(shop), '--title-en', 'Much bought']),
    remove: refused(async (shop) => [await heldCarousel(shop)]),
    order: same(async (shop) => [await heldCarousel(shop), await heldCarousel(shop)].toReversed()),
  },
  collections: {
    create: refused(() => [newSlug(), ...titled, '--picture', 'cover-03']),
    list: reads(),
    add: same(async (shop) => {
      const { slug, other } = await collection(shop)
      return [slug, other]
    }),
    remove: refused(async (shop) => {
      const { slug, second } = await collection(shop)
      return [slug, second]
    }),
    order: same(async (shop) => {
      const { slug, second } = await collection(shop)
      return [slug, second]
    }),
  },
  coupons: {
    create: refused(() => [newSlug(), '--percent', '10', ...until]),
    list: reads(),
    end: refused(async ({ app }) => [await createCoupon(app)]),
  },
  designs: {
    list: reads(),
    show: reads(async (shop) => [await submitted(shop)]),
    proof: refused(async (shop) => [await submitted(shop), ...offer, '--until', inAFortnight()]),
    reject: refused(async (shop) => [await submitted(shop), 'Das', 'Logo', 'ist', 'zu', 'klein']),
    message: same(async (shop) => [await submitted(shop), 'Bitte', 'prüfen']),
  },
  products: {
    list: reads(),
    missing: reads(),
    show: reads(({ product }) => [product.skuId]),
    status: same(async ({ app, store }) => ['PAUSED', (await createProduct(app.db, store.id)).skuId]),
  },
  commission: { list: reads(), set: same(() => ['12.5']) },
  'base-rates': { list: reads(), set: same(() => ['1.27', '2099-01-01']) },
  promotions: {
    create: refused(() => {
      const shown = ['--name-de', 'Winter', '--name-en', 'Winter', '--picture', 'covers/cover-03']
      return [newSlug(), ...shown, '--placement', 'SEARCH', '--url', '/search', ...until]
    }),
    list: reads(),
    end: refused(livePromotion),
  },
  reviews: {
    list: reads(),
    show: same(async (shop) => review(shop, false)),
    hide: same(async (shop) => review(shop, true)),
  },
  stores: {
    list: reads(),
    pause: same(async (shop) => [...(await storeIn(shop, {})), 'LUCID']),
    resume: same(async (shop) => storeIn(shop, { status: 'PAUSED' })),
    seller: same(async (shop) => [...(await storeIn(shop, {})), 'postalCode', '80331']),
  },
  synonyms: {
    list: reads(),
    add: same(() => [newSlug(), newSlug()]),
    remove: refused(async ({ app }) => {
      const [group] = await app.db`insert into search_synonym (names) values (${[newSlug(), newSlug()]}) returning id`
      return [String(group!.id)]
    }),
  },
}
