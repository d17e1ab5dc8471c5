import type { Page } from 'playwright-core'
import { answering, dialog, main, type Screen, type Stage } from './screen.ts'
import { press } from '../support/user-actions.ts'

const phones = [390, 820] as const
const laptop = [1440] as const

const product = (skuId: string) => `/products/xxx-${skuId}`
const search = (page: Page) => page.getByRole('combobox', { name: /./ }).and(page.locator('.search-words')).first()

const openSearch =
  (words: string) =>
  async ({ page }: Stage) => {
    await press(search(page))
    await search(page).pressSequentially(words)
    if (words) await page.locator('.suggestions').waitFor()
  }
const openFilters = async ({ page, t }: Stage) => {
  await press(page.getByRole('button', { name: new RegExp(`^${t.catalogue.listing.filters}`) }))
  await dialog(page).waitFor()
}
const inList = async ({ page, t }: Stage) =>
  press(page.getByRole('button', { name: t.catalogue.listing.list, exact: true }))
const openTab =
  (tab: 'facts' | 'food' | 'delivery' | 'reviews') =>
  async ({ page, t }: Stage) =>
    press(main(page).getByRole('tab', { name: new RegExp(t.catalogue.product.tabs[tab]) }))
/** Home, listings, search, stores and products. */
export const shopScreens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-buyer', as: 'hotel', path: '/' },
  { name: 'menu', path: '/', isWindow: true, only: phones, act: ({ page, t }) => open(page, t.shell.menu) },
  { name: 'menu-buyer', as: 'hotel', path: '/', isWindow: true, only: phones, act: ({ page, t }) => open(page, t.shell.menu) }, // prettier-ignore
  { name: 'assortment', path: '/', isWindow: true, only: laptop, act: ({ page, t }) => open(page, t.shell.assortment) },
  { name: 'category', path: ({ slugs }) => `/${slugs.category}` },
  { name: 'category-buyer', as: 'hotel', path: ({ slugs }) => `/${slugs.category}` },
  { name: 'category-list', as: 'hotel', path: ({ slugs }) => `/${slugs.category}`, only: [820, 1440], isAlone: true, act: inList }, // prettier-ignore
  { name: 'category-chips', as: 'hotel', path: '/kaffee-tee?brand=teekanne&inStock=true&priceMax=9.5' },
  { name: 'category-nothing', as: 'hotel', path: '/kaffee-tee?brand=teekanne&priceMax=0.01' },
  { name: 'category-filters', as: 'hotel', path: '/kaffee-tee?inStock=true', isWindow: true, only: phones, act: openFilters }, // prettier-ignore
  { name: 'category-filters-visitor', path: '/kaffee-tee', isWindow: true, only: phones, act: openFilters },
  {
    name: 'category-loading',
    as: 'hotel',
    path: '/kaffee-tee',
    isAlone: true,
    act: answering('**/api/v1/listings/**'),
  },
  { name: 'category-failed', as: 'hotel', path: '/kaffee-tee', isAlone: true, reports: /500/, act: answering('**/api/v1/listings/**', 500) }, // prettier-ignore
  { name: 'collection', path: ({ slugs }) => `/collections/${slugs.collection}` },
  { name: 'search', path: '/search?q=Messer' },
  { name: 'search-buyer', as: 'hotel', path: '/search?q=Messer' },
  { name: 'search-page-2', as: 'hotel', path: '/search?page=2&sort=PRICE_ASC' },
  { name: 'search-nothing', path: '/search?q=xqzvwj' },
  { name: 'search-did-you-mean', path: '/search?q=Haferdrnk' },
  { name: 'search-suggest', path: '/', isWindow: true, act: openSearch('kaf') },
  { name: 'search-suggest-buyer', as: 'hotel', path: '/', isWindow: true, act: openSearch('milch') },
  { name: 'search-suggest-nothing', path: '/', isWindow: true, act: openSearch('xqzvwj') },
  { name: 'search-recent', path: '/', isWindow: true, isAlone: true, act: recentSearches },
  { name: 'stores', path: '/stores' },
  { name: 'store', path: ({ slugs }) => `/stores/${slugs.store}` },
  { name: 'store-buyer', as: 'cafe', path: ({ slugs }) => `/stores/${slugs.store}` },
  { name: 'product', path: ({ goods }) => product(goods.reviewed) },
  { name: 'product-buyer', as: 'hotel', path: ({ goods }) => product(goods.reviewed) },
  { name: 'product-variants', as: 'hotel', path: ({ goods }) => product(goods.variants) },
  { name: 'product-sold-out', as: 'hotel', path: ({ goods }) => product(goods.soldOut) },
  { name: 'product-sold-out-visitor', path: ({ goods }) => product(goods.soldOut) },
  { name: 'product-deposit', as: 'hotel', path: ({ goods }) => product(goods.deposit), act: openTab('food') },
  { name: 'product-reduced', as: 'hotel', path: ({ goods }) => product(goods.reduced), act: openTab('facts') },
  { name: 'product-long-name', as: 'hotel', path: ({ goods }) => product(goods.longName) },
  { name: 'product-delivery', as: 'hotel', path: ({ goods }) => product(goods.variants), act: openTab('delivery') },
  { name: 'product-reviews', as: 'hotel', path: ({ goods }) => product(goods.reviewed), act: openTab('reviews') },
  { name: 'product-designable', as: 'hotel', path: ({ goods }) => product(goods.designable) },
  { name: 'product-exclusive', as: 'hotel', path: ({ goods }) => product(goods.granted), reports: /403/ },
  { name: 'product-restricted', as: 'fresh', path: ({ goods }) => product(goods.restricted), reports: /403/ },
  { name: 'product-restricted-visitor', path: ({ goods }) => product(goods.restricted), reports: /403/ },
  { name: 'product-zoom', as: 'hotel', path: ({ goods }) => product(goods.reviewed), isWindow: true, act: zoom },
  { name: 'product-report', path: ({ goods }) => product(goods.reviewed), isWindow: true, act: openReport },
  { name: 'product-sticky', as: 'hotel', path: ({ goods }) => product(goods.reviewed), isWindow: true, act: scrolled },
  { name: 'product-loading', as: 'hotel', path: ({ goods }) => product(goods.reviewed), isAlone: true, act: answering('**/api/v1/products/**') }, // prettier-ignore
]

const open = (page: Page, name: string) => press(page.getByRole('button', { name, exact: true }).first())

async function zoom({ page, t }: Stage) {
  await press(main(page).getByRole('button', { name: t.catalogue.product.enlarge }).first())
  await dialog(page).waitFor()
}
async function openReport({ page, t }: Stage) {
  await press(main(page).getByRole('button', { name: t.catalogue.product.report }))
  await dialog(page).waitFor()
}
function scrolled({ page }: Stage) {
  return page.evaluate(() => scrollTo(0, 1400))
}

async function recentSearches(stage: Stage) {
  const { page } = stage
  for (const words of ['Haferdrink', 'Kaffeefilter 1x4', 'Serviettenspender Edelstahl gebürstet']) {
    await search(page).fill(words)
    await search(page).press('Enter')
    await page.waitForURL(/q=/)
  }
  await page.goBack()
  await search(page).fill('')
  await search(page).press('ArrowDown')
  await page.locator('.suggestions').waitFor()
}
