import { open, type Entries } from '../entry.ts'

const aProduct = open(({ product }) => ({ id: product.skuId }))

export const catalogueEntries: Entries = {
  'GET /api/v1/products/{id}': aProduct,
  'GET /api/v1/products/{id}/more-like-products': aProduct,
  'GET /api/v1/products/{id}/offers': aProduct,
  'GET /api/v1/products/{id}/substitutes': aProduct,
  'GET /api/v1/products/{id}/featured-products': aProduct,
  'GET /api/v1/categories/tree': open(),
  'GET /api/v1/categories/related-for-product/{productId}': open(({ product }) => ({ productId: product.skuId })),
  'GET /api/v1/listings/category': open(({ product }) => ({ slug: product.categorySlug })),
  'GET /api/v1/listings/collection': open(() => ({ slug: 'fruehling' })),
  'GET /api/v1/listings/store': open(({ store }) => ({ slug: store.slug })),
  'GET /api/v1/listings/search': open(() => ({ q: 'Espresso' })),
  'GET /api/v1/search/suggest': open(() => ({ q: 'Esp' })),
  'POST /api/v1/search/clicks': open(() => ({ q: 'Espresso', language: 'de' })),
  'GET /api/v1/stores': open(),
  'GET /api/v1/stores/{id}': open(({ store }) => ({ id: store.id })),
  'GET /api/v1/stores/by-slug/{slug}': open(({ store }) => ({ slug: store.slug })),
  'GET /api/v1/sections/promoted-stores': open(),
  'GET /api/v1/sections/promoted-products': open(),
  'GET /api/v1/sections/carousels': open(),
  'GET /api/v1/product-collections/home-page': open(),
  'GET /api/v1/mag/latest': open(),
  'GET /api/v1/mag/{id}': open(() => ({ id: 'espresso' })),
  'POST /api/v1/mag/{id}/views': open(() => ({ id: 'espresso' })),
  'GET /api/v1/country': open(),
}
