import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts'
import { staticPages } from '../../web/paths.ts'
import { isWalk } from '../../test/runner/long.ts'
import { shareBrowser, leaveBrowser } from '../support/browser.ts'
import { lengthen, shortenAgain } from './lengthen.ts'
import { allScreens } from '../screens/all-screens.ts'
import { prepareFacts, type Facts } from '../screens/people.ts'
import { takeScreens } from '../screens/take-screens.ts'
import { openShop } from '../support/shop.ts'

/** Of every kind of page the state that holds the most words in the least room. */
const tightest = [
  [
    'home-buyer',
    'menu-buyer',
    'category-buyer',
    'category-filters',
    'search-nothing',
    'search-suggest-buyer',
    'stores',
  ],
  ['store-buyer', 'product-variants', 'product-deposit', 'cart-problems', 'mini-cart', 'checkout-address'],
  ['checkout-payment', 'checkout-review', 'success-transfer', 'orders', 'order-delivered', 'login-dialog'],
  ['register-company', 'register-consent', 'account-info', 'addresses-form', 'gate', 'contact-errors', 'magazine-post'],
  ['design-draft', 'consent'],
].flat()
/** What a walk adds: the other states that hold many. */
const others = [
  ['assortment', 'category-chips', 'collection', 'search-buyer', 'search-did-you-mean', 'product', 'product-sold-out'],
  ['product-delivery', 'product-restricted', 'cart', 'cart-empty', 'pay-failed', 'order-unpaid', 'order-shipped'],
  ['order-review', 'login', 'register', 'forgot-password', 'new-password', 'addresses', 'change-password', 'wishlist'],
  ['exclusive', 'contact-return-and-exchange', 'magazine', 'designs', 'design-proof', 'not-found', 'gone'],
  ['impersonation', ...staticPages.filter((name) => name !== 'contact-us')],
].flat()
const shown = new Set<string>(isWalk ? [...tightest, ...others] : tightest)

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
  ;[shop, browser] = await Promise.all([openShop({ mollie, dist, tagManagerId: 'GTM-LONG' }), shareBrowser()])
  facts = await prepareFacts(shop)
}, 600_000)
afterAll(async () => {
  shortenAgain()
  await leaveBrowser()
  await shop?.close()
  await provider?.stop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'German that is two fifths longer fits on every kind of page on a phone; in a walk in every state and on a laptop, too',
  { timeout: 900_000, tags: ['long'] },
  async () => {
    const screens = allScreens.filter(({ name }) => shown.has(name))
    expect(screens).toHaveLength(shown.size)
    const widths = isWalk ? ([390, 1440] as const) : ([390] as const)
    const round = { browser, shop, facts, folder, languages: ['de'], widths, schemes: [] } as const
    const { faults } = await takeScreens(round, screens, () => {})
    expect(faults.map(({ screen, where, fault }) => `${screen} (${where}): ${fault}`)).toEqual([])
  },
)
