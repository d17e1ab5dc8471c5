import { newId } from '../../api/platform/ids.ts'

/** Occurs nowhere by chance. */
export const skuId = 'Q7X9Z2K'
/** An exclusive product of which every word is its own. */
export const secret = {
  skuId,
  nameDe: 'Zirbelnusslikör',
  nameEn: 'Stonepine liqueur',
  brand: 'Quittenhain',
  brandSlug: 'quittenhain',
  supplierSku: 'GEHEIM-77',
  gtin: '4012345999991',
  isExclusive: true,
  isDesignable: true,
  popularity: 9_999,
}
/** What every GET of the contract is asked: for the neighbours of the secret product, and for itself. */
export function everyInput({ openSku, storeId, storeSlug }: Record<'openSku' | 'storeId' | 'storeSlug', string>) {
  const filtered = [{}, { pageSize: 48, sort: 'NEWEST' }, { brand: secret.brandSlug }, { priceMin: 1, inStock: true }]
  const texts = [
    'Zirbelnuss',
    'Zirbelnuslikör',
    'stonepin',
    'Quittenhai',
    secret.supplierSku,
    secret.gtin,
    skuId,
    'Esp',
  ]
  const products = [{ id: openSku }, { id: skuId }]
  const none = { id: newId() }
  const order = { subOrderNumber: 'T100001-1' }
  return {
    '/api/v1/auth': [{}],
    '/api/v1/country': [{}],
    '/api/v1/lookup/ip': [{}],
    '/api/v1/stores': [{}, { q: 'Quittenhain' }],
    '/api/v1/stores/{id}': [{ id: storeId }],
    '/api/v1/stores/by-slug/{slug}': [{ slug: storeSlug }],
    '/api/v1/products/{id}': products,
    '/api/v1/products/{id}/more-like-products': products,
    '/api/v1/products/{id}/offers': products,
    '/api/v1/products/{id}/substitutes': products,
    '/api/v1/products/{id}/featured-products': products,
    '/api/v1/products/{id}/can-see-exclusive-product': products,
    '/api/v1/categories/tree': [{}],
    '/api/v1/categories/related-for-product/{productId}': [{ productId: openSku }, { productId: skuId }],
    '/api/v1/listings/category': [
      ...filtered.map((filter) => ({ slug: 'kaffee-tee', ...filter })),
      ...filtered.map((filter) => ({ slug: 'spirituosen', ...filter })),
    ],
    '/api/v1/listings/collection': filtered.map((filter) => ({ slug: 'fruehling', ...filter })),
    '/api/v1/listings/store': filtered.map((filter) => ({ slug: storeSlug, ...filter })),
    '/api/v1/listings/search': texts.flatMap((q) => filtered.map((filter) => ({ q, ...filter }))),
    '/api/v1/search/suggest': texts.map((q) => ({ q })),
    '/api/v1/sections/promoted-stores': [{}],
    '/api/v1/sections/promoted-products': [{ limit: 24 }],
    '/api/v1/sections/carousels': [{}],
    '/api/v1/product-collections/home-page': [{}],
    '/api/v1/mag/latest': [{}],
    '/api/v1/mag/{id}': [{ id: 'aperitif' }],
    '/api/v1/account/info': [{}],
    '/api/v1/account/export': [{}],
    '/api/v1/account/sessions': [{}],
    '/api/v1/account/passkeys': [{}],
    '/api/v1/account/email-change': [{}],
    '/api/v1/account/second-factor': [{}],
    '/api/v1/account/addresses': [{}],
    '/api/v1/account/memberships': [{}],
    '/api/v1/account/team': [{}],
    '/api/v1/account/home': [{}],
    '/api/v1/account/ordered-products': [{}],
    '/api/v1/account/product-cards': [{ skuIds: [openSku, skuId] }],
    '/api/v1/account/restock-notices': [{}],
    '/api/v1/account/restock-notices/product-sku-ids': [{}],
    '/api/v1/operator/synonyms': [{}],
    '/api/v1/account/saved-filters': [{}],
    '/api/v1/account/wishlist': [{}],
    '/api/v1/account/wishlist/product-sku-ids': [{}],
    '/api/v1/account/wishlist/exclusive-products': [{}],
    '/api/v1/account/exclusive-access-requests': [{}],
    '/api/v1/supplier/access-requests': [{}],
    '/api/v1/supplier/orders': [{}],
    '/api/v1/supplier/reviews': [{}],
    '/api/v1/supplier/orders/{subOrderNumber}': [order],
    '/api/v1/supplier/orders/{subOrderNumber}/documents/{number}': [{ ...order, number: 'R100001-1' }],
    '/api/v1/cart': [{}],
    '/api/v1/checkout/payment-methods': [{}],
    '/api/v1/checkout/last-choice': [{}],
    '/api/v1/checkout/control': [{ step: 'review' }],
    '/api/v1/account/orders': [{}],
    '/api/v1/account/deliveries': [{ state: 'EXPECTED' }, { state: 'ARRIVED' }],
    '/api/v1/account/documents/months': [{}],
    '/api/v1/account/documents/months/{month}': [{ month: '2026-11' }],
    '/api/v1/account/documents/months/{month}/zip': [{ month: '2026-11' }],
    '/api/v1/account/orders/{id}': [none],
    '/api/v1/account/orders/{id}/reorder': [none],
    '/api/v1/account/orders/by-number/{orderNumber}': [{ orderNumber: 'T100001' }],
    '/api/v1/account/orders/{id}/documents/{number}': [{ ...none, number: 'R100001-1' }],
    '/api/v1/product-designs': [{}],
    '/api/v1/product-designs/{id}': [none],
    '/api/v1/product-designs/templates/{productSkuId}': [{ productSkuId: skuId }],
    '/api/v1/supplier/product-designs': [{}],
    '/api/v1/supplier/product-designs/{id}': [none],
  }
}

/** Tell a buyer about the SKU they named, or put into their cart, themselves. */
export const saysTheSku = [
  '/api/v1/products/{id}/can-see-exclusive-product',
  '/api/v1/account/wishlist/exclusive-products',
  '/api/v1/account/exclusive-access-requests',
  '/api/v1/cart',
  '/api/v1/checkout/control',
  '/api/v1/account/export',
]
