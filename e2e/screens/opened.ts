import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts'
import { shareBrowser, leaveBrowser } from '../support/browser.ts'
import { openShop } from '../support/shop.ts'
import { prepareFacts, type Facts } from './people.ts'

/** Of the spec file that has called `openScreens`, while its tests run. */
export let shop: Awaited<ReturnType<typeof openShop>>
export let browser: Browser
export let facts: Facts

/** A shop in which every screen can be shown, and a browser, for all tests of a spec file. */
export function openScreens(): void {
  let folder: string
  let provider: Sandbox
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tresen-provider-'))
    provider = await startSandbox({ port: 0, folder })
    const mollie = { serverUrl: provider.origin, apiKey: provider.apiKey }
    ;[shop, browser] = await Promise.all([openShop({ mollie, tagManagerId: 'GTM-SCREENS' }), shareBrowser()])
    facts = await prepareFacts(shop)
  })
  afterAll(async () => {
    await leaveBrowser()
    await shop?.close()
    await provider?.stop()
    await rm(folder, { recursive: true, force: true })
  })
}
