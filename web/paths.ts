import type { Language } from '../contract/platform/values.ts'
import { pagePath } from './platform/navigation/page-param.ts'

/** Addresses of the shop without the language (api.md section 3); `Link` and `localPath` add it. */
export const paths = {
  home: () => '/',
  search: (q?: string) => (q ? `/search?${new URLSearchParams({ q })}` : '/search'),
  /** Everything that is on sale. */
  offers: () => '/search?sale=true',
  category: (slug: string) => `/${slug}`,
  collection: (slug: string) => `/collections/${slug}`,
  product: (product: { canonicalUrl?: string; skuId: string }) =>
    product.canonicalUrl || `/products/xxx-${product.skuId}`,
  stores: () => '/stores',
  store: (slug: string) => `/stores/${slug}`,
  magazine: (page = 1, topic?: string | null) => pagePath('/magazine', page, { topic: topic ?? undefined }),
  post: (path: string) => `/magazine/${path}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  checkoutControl: (checkoutId: string) => `/checkout/control?${new URLSearchParams({ checkoutId })}`,
  checkoutSuccess: (orderNumber: string) => `/checkout/success/${orderNumber}`,
  account: () => '/account',
  accountInfo: () => '/account/info',
  addresses: () => '/account/addresses',
  orders: () => '/account/orders',
  order: (id: string) => `/account/orders/${id}`,
  deliveries: () => '/account/deliveries',
  documents: () => '/account/documents',
  wishlist: () => '/account/wishlist',
  exclusive: () => '/account/exclusive',
  productDesigns: () => '/account/product-designs',
  productDesign: (id: string) => `/account/product-designs/${id}`,
  changePassword: () => '/account/change-password',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  supplier: () => '/supplier',
  operator: () => '/operator',
  static: (name: StaticPage) => `/static/${name}`,
} as const

/** Where the workplaces begin; all addresses below them are pages of a bundle of its own (desk-routes.tsx). */
export const workplacePaths = ['/supplier', '/operator'] as const

/** Whether an address of the site, with or without its language, is a page of a workplace. */
export const isDeskPath = (local: string): boolean => /^(\/de)?\/(supplier|operator)(?=$|[/?#])/.test(local)

/** The SKU behind the last '-' of a product's address; null where there is none. */
export const skuOf = (path: string) => /-([0-9A-Za-z]{1,20})$/.exec(path)?.[1] ?? null

export const staticPages = [
  'faqs',
  'about-us',
  'contact-us',
  'imprint',
  'terms-and-conditions',
  'privacy-policy',
  'cookie-policy',
] as const
export type StaticPage = (typeof staticPages)[number]

/** '/search' → '/de/search' for German; English has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/de' : `/de${path.startsWith('/?') ? path.slice(1) : path}`
}

/** '/de/search' → { language: 'de', path: '/search' }. */
export function splitPath(local: string): { language: Language; path: string } {
  const [, rest] = /^\/de(?=$|[/?#])(.*)$/s.exec(local) ?? []
  if (rest === undefined) return { language: 'en', path: local }
  return { language: 'de', path: rest.startsWith('/') ? rest : `/${rest}` }
}
