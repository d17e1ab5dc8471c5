import type { Browser, CDPSession, Page } from 'playwright-core'
import { watchVitals } from './vitals.ts'

// A mid-range phone on a slow mobile line (issue "Speed"): a quarter of the CPU, 1.6 Mbps down, 150 ms, 390 px wide.
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export type Phone = { page: Page; devtools: CDPSession; close(): Promise<void> }

/** A visitor's first visit: nothing cached, nothing stored. `vitalsOf` reads what its page went through. */
export async function openPhone(browser: Browser, origin: string): Promise<Phone> {
  const context = await browser.newContext({ ...SCREEN, baseURL: origin })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(watchVitals)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, devtools, close: () => context.close() }
}
