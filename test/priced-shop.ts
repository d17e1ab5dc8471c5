import { savePost } from '../api/magazine/save-post.ts'
import { newId } from '../api/platform/ids.ts'
import type { TestApp } from './app.ts'
import { createProduct, createStore } from './builders.ts'

// Amounts that occur nowhere else, so that finding one means a leak (promises.md I9).
const open = { priceCents: 91_733, finalPriceCents: 83_519 }
const tierCents = 71_357
const secret = { name: 'Zirbelnusslikör', priceCents: 61_379 }
/** Amounts in cents that no reply may hold, and the name of goods that may not be told of. */
export const amounts = [open.priceCents, open.finalPriceCents, tierCents, secret.priceCents]
export const secretName = secret.name

/** A shop whose prices are found again wherever they leak, and every input of a call that visitors may read. */
export async function createPricedShop(app: TestApp) {
  const store = await createStore(app.db, { promotedRank: 1 })
  const tierPrices = app.db.json([{ minQuantity: 48, finalPriceCents: tierCents }])
  const product = await createProduct(app.db, store.id, {
    ...open,
    tierPrices,
    brand: 'Rebwiesel',
    brandSlug: 'rebwiesel',
  })
  const similar = await createProduct(app.db, store.id, open)
  const hidden = await createProduct(app.db, store.id, {
    nameDe: secret.name,
    nameEn: secret.name,
    brand: secret.name,
    priceCents: secret.priceCents,
    finalPriceCents: secret.priceCents,
    isExclusive: true,
  })
  const skuIds = [product.skuId, similar.skuId, hidden.skuId]
  await app.db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture, home_rank)
    values ('fruehling', 'Frühling', 'Spring', '', '', 'cover-03', 1)`
  for (const [rank, skuId] of skuIds.entries())
    await app.db`insert into collection_product values ('fruehling', ${skuId}, ${rank})`
  await app.db`
    insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, collection_slug, rule)
    values ('fruehling', 'HOME', 'a', 'PRODUCT', '', '', '/', 'fruehling', null),
      ('neu', 'HOME', 'b', 'PRODUCT', '', '', '/', null, 'NEWEST'),
      ('reduziert', 'HOME', 'c', 'PRODUCT', '', '', '/', null, 'SALE')`
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    values (${newId()}, ${product.skuId}, ${store.id}, ${newId()}, 5, 'Gut', 'CAFE')`
  const text = { title: 'Espresso', teaser: '', topic: 'Bar', contentHtml: '<p>Espresso</p>' }
  const shown = { author: 'Aylin Kaya', picture: 'cover-16', publishedAt: new Date(), skuIds }
  await savePost(app.deps, { path: 'espresso', ...shown, de: text, en: text })
  const inputs: Record<string, Record<string, unknown>[]> = everyInput({
    skuId: product.skuId,
    storeId: store.id,
    storeSlug: store.slug,
    category: product.categorySlug,
  })
  return { inputs, store, product }
}

/** Whether a text holds this amount, as a number or as people write it. */
export const holdsAmount = (text: string, cents: number) =>
  new RegExp(`${Math.floor(cents / 100)}[.,]?${cents % 100}`).test(text)

const sorts = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'BESTSELLER', 'RATING']

function everyInput({
  skuId,
  storeId,
  storeSlug,
  category,
}: Record<'skuId' | 'storeId' | 'storeSlug' | 'category', string>) {
  const filtered = [{}, ...sorts.map((sort) => ({ sort })), { priceMin: 1, priceMax: 9_999, sale: true, inStock: true }]
  return {
    '/api/v1/auth': [{}],
    '/api/v1/country': [{}],
    '/api/v1/lookup/ip': [{}],
    '/api/v1/delivery/arrivals': [{ skuIds: [skuId], postcode: '10115' }],
    '/api/v1/stores': [{}, { q: 'Tidemar' }],
    '/api/v1/stores/{id}': [{ id: storeId }],
    '/api/v1/stores/by-slug/{slug}': [{ slug: storeSlug }],
    '/api/v1/products/{id}': [{ id: skuId }],
    '/api/v1/products/{id}/can-see-exclusive-product': [{ id: skuId }],
    '/api/v1/products/{id}/more-like-products': [{ id: skuId }],
    '/api/v1/products/{id}/offers': [{ id: skuId }],
    '/api/v1/products/{id}/substitutes': [{ id: skuId }],
    '/api/v1/products/{id}/featured-products': [{ id: skuId }],
    '/api/v1/categories/tree': [{}],
    '/api/v1/categories/related-for-product/{productId}': [{ productId: skuId }],
    '/api/v1/listings/category': filtered.map((filter) => ({ slug: category, ...filter })),
    '/api/v1/listings/collection': filtered.map((filter) => ({ slug: 'fruehling', ...filter })),
    '/api/v1/listings/store': filtered.map((filter) => ({ slug: storeSlug, ...filter })),
    '/api/v1/listings/search': filtered.map((filter) => ({ q: 'Espresso', ...filter })),
    '/api/v1/search/suggest': [{ q: 'Esp' }, { q: secret.name }],
    '/api/v1/sections/promoted-stores': [{}],
    '/api/v1/sections/promoted-products': [{}],
    '/api/v1/sections/carousels': [{}],
    '/api/v1/product-collections/home-page': [{}],
    '/api/v1/mag/latest': [{}],
    '/api/v1/mag/{id}': [{ id: 'espresso' }],
  }
}
