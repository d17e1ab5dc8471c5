import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { paths } from '../../web/paths.ts'
import { ask, glances, type Language, local, stayAs, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { besides, visit } from '../support/browser.ts'
import { buyerWith, goodsOf } from '../support/filled-cart.ts'
import { press } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { findFaults } from '../screens/find-faults.ts'

openForAll()

type Owned = { token: string; product: string; post: string; store: string; order: string; buying: string }
let own: Owned

beforeAll(async () => {
  const { origin } = shop
  const credentials = { email: 'hotel@demo.tresen.example', password: 'Tresen2026' }
  const { authToken: token } = await ask<{ authToken: string }>(origin, '/auth/sign-in', { body: credentials })
  const [found, posts, orders, stores] = await Promise.all([
    ask<{ items: { canonicalUrl: string }[] }>(origin, '/listings/search?q=kaffee'),
    ask<{ items: { path: string }[] }>(origin, '/mag/latest'),
    ask<{ items: { orderNumber: string }[] }>(origin, '/account/orders', { token }),
    shop.db<{ slug: string }[]>`select slug from store where status = 'ACTIVE' order by slug limit 1`,
  ])
  const goods = await goodsOf(shop, 'de', { count: 1 })
  const { token: buying } = await buyerWith(shop, 'de', goods)
  own = {
    token,
    buying,
    product: found.items[0]!.canonicalUrl,
    post: paths.post(posts.items[0]!.path),
    store: paths.store(stores[0]!.slug),
    order: orders.items[0]!.orderNumber,
  }
})

type Words = (typeof texts)[Language] & { area: typeof areaEn }
const priceFailed = ({ catalogue }: Words) => catalogue.card.priceFailed

/** A page, the calls that fail on it, and what it says then. */
const rows: [name: string, page: () => string, calls: RegExp, says: (t: Words) => string][] = [
  ['product', () => own.product, /\/products\/\d+\?/, priceFailed],
  ['search', () => '/search?q=kaffee', /\/listings\/search\?/, (t) => t.catalogue.listing.filtersFailed],
  ['category', () => '/kaffee-tee', /\/listings\/category\?/, priceFailed],
  ['store', () => own.store, /\/listings\/store\?/, priceFailed],
  ['post', () => own.post, /\/mag\/[^/?]+\?/, priceFailed],
  ['home, collections', () => '/', /\/product-collections\/home-page\?/, priceFailed],
  ['home, promoted', () => '/', /\/sections\/promoted-products\?/, priceFailed],
  ['checkout, addresses', () => paths.checkout(), /\/account\/addresses\?/, (t) => t.account.addressesFailed],
  ['addresses', () => paths.addresses(), /\/account\/addresses\?/, (t) => t.account.addressesFailed],
  ['wishlist', () => paths.wishlist(), /\/account\/wishlist\?/, (t) => t.wishlist.failedTitle],
  ['thanks', () => paths.checkoutSuccess(own.order), /\/by-number\//, (t) => t.checkout.success.unreadTitle],
  ['orders', () => paths.orders(), /\/account\/orders\?/, (t) => t.orders.failedTitle],
  ['checkout, session', () => paths.checkout(), /\/api\/v1\/auth\?/, (t) => t.shell.accessFailedTitle],
  ['profile, session', () => paths.accountInfo(), /\/api\/v1\/auth\?/, (t) => t.shell.accessFailedTitle],
  ['profile', () => paths.accountInfo(), /\/account\/info\?/, (t) => t.area.info.failedTitle],
]

test.each(eachNth(7, rows))(
  '%s says what failed, asks no more by itself and heals',
  async (name, path, calls, says) => {
    // German, whose words are longer, on a phone and English on a wide screen by turns.
    const [language, device] = glances[rows.findIndex((row) => row[0] === name) % 2]!
    const t = { ...texts[language], area: language === 'de' ? areaDe : areaEn }
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await stayAs(context, name.startsWith('checkout') ? own.buying : own.token)
    const server = await failing(page, calls)
    const isSilent = name.endsWith('session')
    const toast = isSilent ? null : toastOf(page, server.sentence).waitFor()
    await page.goto(local(language, path()), { waitUntil: 'networkidle' })
    await toast

    const main = page.getByRole('main')
    const sentence = main.getByText(says(t)).first()
    const again = main.getByRole('button', { name: t.shell.tryAgain })
    await sentence.scrollIntoViewIfNeeded()
    await again.first().waitFor()
    await expect.poll(() => main.locator('[aria-busy=true]:visible').count()).toBe(0)
    if (isSilent) expect(await toastOf(page, server.sentence).count()).toBe(0)
    // A part of the page that comes alive later asks for itself; nothing goes round.
    const most = Math.max(...server.requestCounts.values())
    expect(most).toBeLessThanOrEqual(2)
    expect(besides(await findFaults(page), /^a picture is not there/)).toEqual([])

    server.heal()
    await press(again.first())
    await expect.poll(() => again.count()).toBe(0)
    await expect.poll(() => main.locator('[aria-busy=true]:visible').count()).toBe(0)
    await expect.poll(() => Math.max(...server.requestCounts.values())).toBe(most + 1)
    expect(besides(problems, /^500 GET /)).toEqual([])
    await context.close()
  },
)

test("the header's cart that fails says so on pages of others", async () => {
  const { page, context } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
  await stayAs(context, own.token)
  const server = await failing(page, /\/api\/v1\/cart\?/)
  const toast = toastOf(page, server.sentence).waitFor()
  await page.goto('/static/faqs')
  await toast
  expect(server.requestCounts.size).toBe(1)
  await context.close()
})

const toastOf = (page: Page, sentence: string) => page.locator('.toasts').getByText(sentence)

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

/** The server fails at these questions until it is healed; counts how often each address was asked. */
async function failing(page: Page, calls: RegExp) {
  const requestCounts = new Map<string, number>()
  const sentence = 'Der Kaffee ist aus.'
  let isHealed = false
  // Drawing them takes longer than all the rest.
  await page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await page.route(calls, (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || !request.url().includes('/api/')) return route.fallback()
    requestCounts.set(request.url(), (requestCounts.get(request.url()) ?? 0) + 1)
    if (isHealed) return route.fallback()
    return route.fulfill({ status: 500, json: { code: 'INTERNAL', message: sentence } })
  })
  return { requestCounts, sentence, heal: () => void (isHealed = true) }
}
