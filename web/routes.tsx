import type { RouteObject } from 'react-router'
import { languages } from '../contract/platform/languages.ts'
import { staticPageText } from './content/static-page-text.ts'
import { listingParameters } from './catalogue/listing/listing-search.ts'
import { moved, notFound, type RouteHandle } from './frame/loading.ts'
import { page, PageOutlet } from './frame/page.tsx'
import { prepareProduct } from './pages/prepare-product.ts'
import { localPath, paths, staticPages } from './paths.ts'
import { topCategoriesQuery } from './catalogue/queries.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { Layout } from './shell/Layout.tsx'
import { RequireBuyer } from './shell/RequireBuyer.tsx'
import { storesParameters } from './stores/queries.ts'

/*
 * A page is a file and a line. web/pages/Store.tsx exports `Component`; its line here says path, search parameters
 * and loader:
 *
 *   page('Store', {
 *     path: 'stores/:slug',
 *     query: ['page', 'sort'],
 *     load: async ({ read, call, language, viewer, params, search, tag }) => {
 *       const store = await read(storeQuery(call, { slug: params.slug!, language, viewer }))
 *       if (store.slug !== params.slug) throw moved(language, paths.store(store.slug))
 *       tag(`store:${store.storeId}`)
 *       return { slug: store.slug, image: imageUrl(store.coverUrl, 'medium') }
 *     },
 *   }),
 *
 * `read` fills the query cache; the component takes it out again with
 * `usePageQuery((viewer) => storeQuery(call, { slug, language, viewer }))`, whose key holds language and viewer.
 * `tag` names what the page shows, so that the cached page goes when it changes. The returned object is
 * `useLoaded<{ slug: string }>()`; its `image` is prefetched with the page. A refusal of the API becomes a page with
 * its status by itself; notFound(), gone() and moved() may be thrown.
 */
const pages: RouteObject[] = [
  page('Home', { path: '', load: async (it) => (await import('./pages/load-home.ts')).loadHome(it) }),
  page('Search', {
    path: 'search',
    query: ['q', ...listingParameters],
    load: async (it) => (await import('./pages/load-listing.ts')).loadSearch(it),
  }),
  page('Stores', {
    path: 'stores',
    query: storesParameters,
    load: async (it) => (await import('./pages/load-listing.ts')).loadStores(it),
  }),
  page('Store', {
    path: 'stores/:slug',
    query: listingParameters,
    load: async (it) => (await import('./pages/load-listing.ts')).loadStore(it),
  }),
  page('Product', {
    path: 'products/:slug',
    load: async (it) => (await import('./pages/load-product.ts')).loadProduct(it),
  }),
  page('Collection', {
    path: 'collections/:slug',
    query: listingParameters,
    load: async (it) => (await import('./pages/load-listing.ts')).loadCollection(it),
  }),
  page('Magazine', {
    path: 'magazine',
    query: ['page'],
    load: async (it) => (await import('./pages/load-magazine.ts')).loadMagazine(it),
  }),
  page('Post', { path: 'magazine/:path', load: async (it) => (await import('./pages/load-magazine.ts')).loadPost(it) }),
  page('Category', {
    path: ':slug',
    query: listingParameters,
    load: async (it) => (await import('./pages/load-listing.ts')).loadCategory(it),
  }),
  page('account/Login', { path: 'login' }),
  page('account/Register', { path: 'register' }),
  page('account/Profile', {
    path: 'account',
    load: ({ language }) => {
      throw moved(language, paths.accountInfo())
    },
  }),
  page('account/ForgotPassword', { path: 'forgot-password' }),
  page('account/NewPassword', { path: 'new-password' }),
  page('account/ConfirmEmail', { path: 'confirm-email' }),
  page('account/Impersonate', { path: 'impersonate' }),
  page('Contact', {
    path: 'static/contact-us',
    query: ['sku'],
    load: async ({ language }) => ({ text: await staticPageText(language, 'contact-us') }),
  }),
  page('Static', {
    path: 'static/:page',
    load: async ({ language, params }) => {
      const name = staticPages.find((known) => known === params.page)
      if (!name) throw notFound()
      return { page: name, text: await staticPageText(language, name) }
    },
  }),
]

/** Pages of an account: shell and skeleton from the server, the page itself only for buyers. Same pattern. */
const buyerPages: RouteObject[] = [
  page('Cart', { path: 'cart', access: 'buyer' }),
  page('Checkout', { path: 'checkout', access: 'buyer', query: ['step'] }),
  page('CheckoutControl', { path: 'checkout/control', access: 'buyer', query: ['checkoutId'] }),
  page('CheckoutSuccess', { path: 'checkout/success/:orderNumber', access: 'buyer' }),
  page('account/Order', { path: 'account/orders/:id', access: 'buyer' }),
  page('account/Orders', { path: 'account/orders', access: 'buyer', query: ['page', 'filter'] }),
  page('account/Profile', { path: 'account/info', access: 'buyer' }),
  page('account/Addresses', { path: 'account/addresses', access: 'buyer' }),
  page('account/ChangePassword', { path: 'account/change-password', access: 'buyer' }),
  page('account/Exclusive', { path: 'account/exclusive', access: 'buyer', query: ['page', 'sku'] }),
  page('account/ProductDesigns', { path: 'account/product-designs', access: 'buyer', query: ['page', 'status'] }),
  page('account/ProductDesign', { path: 'account/product-designs/:id', access: 'buyer' }),
  page('account/Wishlist', { path: 'account/wishlist', access: 'buyer', query: ['page'] }),
]

const shell: RouteHandle = {
  load: async ({ call, language, read, tag }) => {
    tag('categories')
    await read(topCategoriesQuery(call, language))
  },
}

/** The site, once per language. */
export const routes: RouteObject[] = languages.map((language) => ({
  path: localPath(language, '/'),
  element: <Layout prepare={prepareProduct} />,
  handle: shell,
  children: [
    {
      element: <PageOutlet problem={<ErrorPage />} />,
      children: [...pages, { element: <RequireBuyer />, children: buyerPages }, { path: '*', element: null }],
    },
  ],
}))
