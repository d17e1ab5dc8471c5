import type { RouteObject } from 'react-router'
import { languages } from '../contract/platform/languages.ts'
import { listingParameters } from './listings/listing-search.ts'
import { moved, type Access, type RouteHandle } from './frame/loading.ts'
import { page, PageOutlet } from './frame/page.tsx'
import { readTwice } from './platform/failures/read-twice.ts'
import { prepareProduct } from './pages/prepare-product.ts'
import { localPath, paths } from './paths.ts'
import { useHomeTexts } from './platform/home-texts.ts'
import { useSellTexts } from './onboarding/sell-texts.ts'
import { usePageTexts } from './products/product-texts.ts'
import { topCategoriesQuery } from './listings/queries.ts'
import { ErrorPage } from './pages/parts/ErrorPage.tsx'
import { Layout } from './shell/Layout.tsx'
import { RequireRole } from './shell/RequireRole.tsx'

/*
 * A page is a file and a line. web/pages/Store.tsx exports `Component`; its line here says path, search parameters
 * and loader:
 *
 *   page('Store', {
 *     path: 'stores/:slug',
 *     query: listingParameters,
 *     load: async (it) => (await import('./pages/load-listing.ts')).loadStore(it),
 *   }),
 *
 * The loader is a module of its own, which comes with the page:
 *
 *   export async function loadStore({ read, call, language, params, tag }: Loading) {
 *     const store = await read(storeQuery(call, params.slug!, language))
 *     tag(`store:${store.storeId}`)
 *     return { slug: store.slug }
 *   }
 *
 * `read` fills the query cache; the component takes it out again with
 * `usePageQuery(() => storeQuery(call, slug, language))`; queries of answers that differ by viewer take the viewer, too.
 * `tag` names what the page shows, so that the cached page goes when it changes. The returned object is
 * `useLoaded<{ slug: string }>()`; its `image` is prefetched with the page. A refusal of the API becomes a page with
 * its status by itself; notFound(), gone() and moved() may be thrown.
 */
const pages: RouteObject[] = [
  page('Home', {
    path: '',
    texts: useHomeTexts,
    load: async (it) => (await import('./pages/load-home.ts')).loadHome(it),
  }),
  page('Search', {
    path: 'search',
    query: ['q', ...listingParameters],
    load: async (it) => (await import('./pages/load-listing.ts')).loadSearch(it),
  }),
  page('Stores', {
    path: 'stores',
    query: ['q', 'sort', 'page'],
    load: async (it) => (await import('./pages/load-listing.ts')).loadStores(it),
  }),
  page('Store', {
    path: 'stores/:slug',
    query: listingParameters,
    load: async (it) => (await import('./pages/load-listing.ts')).loadStore(it),
  }),
  page('Product', {
    path: 'products/:slug',
    texts: usePageTexts,
    load: async (it) => (await import('./pages/load-product.ts')).loadProduct(it),
  }),
  page('Collection', {
    path: 'collections/:slug',
    query: listingParameters,
    load: async (it) => (await import('./pages/load-listing.ts')).loadCollection(it),
  }),
  page('Magazine', {
    path: 'magazine',
    query: ['topic', 'page'],
    load: async (it) => (await import('./pages/load-magazine.ts')).loadMagazine(it),
  }),
  page('Post', { path: 'magazine/:path', load: async (it) => (await import('./pages/load-magazine.ts')).loadPost(it) }),
  page('Sell', { path: 'sell', texts: useSellTexts }),
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
  page('account/ChangeEmail', { path: 'change-email' }),
  page('account/SignInLink', { path: 'sign-in-link' }),
  page('account/company/Join', { path: 'join' }),
  page('account/Impersonate', { path: 'impersonate' }),
  page('Contact', {
    path: 'static/contact-us',
    query: ['sku', 'order'],
    load: async (it) => (await import('./pages/load-static.ts')).loadContact(it),
  }),
  page('Static', {
    path: 'static/:page',
    load: async (it) => (await import('./pages/load-static.ts')).loadStatic(it),
  }),
]

const readAccountLayout = () => import('./account/AccountLayout.tsx')
const accountLayout = async () => (await readTwice(readAccountLayout)).Layout

/** The pages with whom they are for and what they have around them. */
const guarded = (access: Access, pages: RouteObject[], layout?: RouteHandle['layout']) =>
  pages.map((route) => ({ ...route, handle: { ...route.handle, access, layout } }) as RouteObject)

/** Pages of an account: shell and skeleton from the server, the page itself only for the role. Same pattern. */
const buyerPages: RouteObject[] = [
  ...guarded('buyer', [
    page('Cart', { path: 'cart' }),
    page('Checkout', { path: 'checkout', query: ['step'] }),
    page('CheckoutControl', { path: 'checkout/control', query: ['checkoutId'] }),
    page('CheckoutSuccess', { path: 'checkout/success/:orderNumber' }),
    page('account/ProductDesign', { path: 'account/product-designs/:id' }),
  ]),
  ...guarded(
    'buyer',
    [
      page('account/Order', { path: 'account/orders/:id' }),
      page('account/Orders', { path: 'account/orders', query: ['page', 'filter', 'q', 'from', 'to'] }),
      page('account/OrderRequests', { path: 'account/order-requests', query: ['state', 'page'] }),
      page('account/OrderRequest', { path: 'account/order-requests/:id' }),
      page('account/Deliveries', { path: 'account/deliveries', query: ['state', 'page'] }),
      page('account/goods-in/GoodsIn', { path: 'account/goods-in', query: ['state', 'page'] }),
      page('account/goods-in/Check', { path: 'account/goods-in/:id' }),
      page('account/Recalls', { path: 'account/recalls', query: ['page'] }),
      page('account/Menu', { path: 'account/menu' }),
      page('account/claims/Claims', { path: 'account/claims', query: ['state', 'page'] }),
      page('account/claims/NewClaim', { path: 'account/claims/new', query: ['delivery', 'order'] }),
      page('account/claims/Claim', { path: 'account/claims/:number' }),
      page('account/messages/Messages', { path: 'account/messages', query: ['page'] }),
      page('account/messages/Thread', { path: 'account/messages/:number' }),
      page('account/Documents', { path: 'account/documents', query: ['month', 'page'] }),
      page('account/net-terms/Receivables', { path: 'account/receivables', query: ['view', 'after', 'before'] }),
      page('account/Empties', { path: 'account/empties', query: ['store', 'page'] }),
      page('account/Profile', { path: 'account/info' }),
      page('account/Addresses', { path: 'account/addresses' }),
      page('account/company/Team', { path: 'account/team' }),
      page('account/company/ApiKeys', { path: 'account/team/api-keys' }),
      page('account/company/OrderRules', { path: 'account/team/order-rules' }),
      page('account/Exclusive', { path: 'account/exclusive', query: ['page', 'sku'] }),
      page('account/ProductDesigns', { path: 'account/product-designs', query: ['page', 'status'] }),
      page('account/Wishlist', { path: 'account/wishlist', query: ['page'] }),
    ],
    accountLayout,
  ),
]
/** Pages of every account, whatever its role. */
const accountPages = guarded(
  'account',
  [
    page('account/Security', { path: 'account/security' }),
    page('account/ChangePassword', { path: 'account/change-password' }),
  ],
  accountLayout,
)

const shell: RouteHandle = {
  load: async ({ call, language, read, tag }) => {
    tag('categories')
    await read(topCategoriesQuery(call, language))
  },
}

/** The site, once per language. */
export const routes: RouteObject[] = languages.map((language) => ({
  path: localPath(language, '/'),
  // '/DE' would be a page of German addresses in English.
  caseSensitive: true,
  element: <Layout prepare={prepareProduct} />,
  handle: shell,
  children: [
    {
      element: <PageOutlet problem={<ErrorPage />} />,
      children: [
        ...pages,
        { element: <RequireRole access="buyer" />, children: buyerPages },
        { element: <RequireRole access="account" />, children: accountPages },
        { path: '*', element: null },
      ],
    },
  ],
}))
