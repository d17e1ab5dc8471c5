import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts'
import { staticPages } from '../../web/paths.ts'
import { isWalk } from '../support/account.ts'
import { openBrowser } from '../support/browser.ts'
import { lengthen, shortenAgain } from './lengthen.ts'
import { allScreens } from '../screens/all-screens.ts'
import { prepareFacts, type Facts } from '../screens/people.ts'
import { takeScreens } from '../screens/take-screens.ts'
import { openShop } from '../support/shop.ts'

/** Of every kind of page the states that hold the most words. */
const shown = new Set<string>(
  [
    ['home-buyer', 'menu-buyer', 'assortment', 'category-buyer', 'category-chips', 'category-filters', 'collection'],
    ['search-buyer', 'search-nothing', 'search-did-you-mean', 'search-suggest-buyer', 'stores', 'store-buyer'],
    ['product', 'product-variants', 'product-sold-out', 'product-deposit', 'product-delivery', 'product-restricted'],
    [
      'cart',
      'cart-problems',
      'cart-empty',
      'mini-cart',
      'checkout-address',
      'checkout-payment',
      'checkout-review',
      'pay-failed',
    ],
    ['success-transfer', 'orders', 'order-unpaid', 'order-shipped', 'order-delivered', 'order-review'],
    ['login', 'login-dialog', 'register', 'register-company', 'register-consent', 'forgot-password', 'new-password'],
    ['account-info', 'addresses', 'addresses-form', 'change-password', 'wishlist', 'exclusive', 'gate'],
    ['contact-return-and-exchange', 'contact-errors', 'magazine', 'magazine-post', 'designs', 'design-draft'],
    ['design-proof', 'not-found', 'gone', 'consent', 'impersonation'],
    staticPages.filter((name) => name !== 'contact-us'),
  ].flat(),
)

// Tests, API and mails read the sentences in this process; the pages' own are in their build.
const german = import.meta.glob<object>(['../../texts/de/**/*.ts', '!**/{server,web-texts}.ts'], { eager: true })

let folder: string
let provider: Sandbox
let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
let facts: Facts
beforeAll(async () => {
  for (const texts of Object.values(german)) for (const part of Object.values(texts)) lengthen(part)
  folder = await mkdtemp(join(tmpdir(), 'tresen-long-german-'))
  const dist = join(folder, 'dist')
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawn(process.execPath, ['e2e/long-german/build.ts', dist], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  expect(code).toBe(0)
  provider = await startSandbox({ port: 0, folder })
  const mollie = { serverUrl: provider.origin, apiKey: provider.apiKey }
  ;[shop, browser] = await Promise.all([openShop({ mollie, dist, tagManagerId: 'GTM-LONG' }), openBrowser()])
  facts = await prepareFacts(shop)
}, 600_000)
afterAll(async () => {
  shortenAgain()
  await browser?.close()
  await shop?.close()
  await provider?.stop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'German that is two fifths longer fits on every page, on a phone and in a walk on a laptop',
  { timeout: 900_000 },
  async () => {
    const screens = allScreens.filter(({ name }) => shown.has(name))
    expect(screens).toHaveLength(shown.size)
    const widths = isWalk ? ([390, 1440] as const) : ([390] as const)
    const round = { browser, shop, facts, folder, languages: ['de'], widths, schemes: [] } as const
    const { faults } = await takeScreens(round, screens, () => {})
    expect(faults.map(({ screen, where, fault }) => `${screen} (${where}): ${fault}`)).toEqual([])
  },
)
