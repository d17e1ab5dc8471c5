import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { shareBrowser, leaveBrowser } from './browser.ts'
import { openShop } from './shop.ts'

/** Of the spec file that has called `openForAll`, while its tests run. */
export let shop: Awaited<ReturnType<typeof openShop>>
export let browser: Browser

/** A shop with the demo catalogue and a browser for all tests of a spec file. */
export function openForAll(options?: Parameters<typeof openShop>[0]): void {
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([openShop(options), shareBrowser()])
  })
  afterAll(async () => {
    await leaveBrowser()
    await shop?.close()
  })
}
