import type { Browser, BrowserContext, Page } from 'playwright-core'
import { seededRandom } from '../../api/platform/pictures/seeded-random.ts'
import { local, type Language } from '../support/account.ts'
import type { Answer } from './edge.ts'
import { createSession, createWalkBuyer, type WalkedShop, type Buyer } from './people.ts'
import { openTab, type Tab } from './tab.ts'

const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

/** One walk on its way: the tab, another tab of the same browser, and the two accounts it knows. */
export type Walk = {
  seed: number
  shop: WalkedShop
  language: Language
  device: keyof typeof devices
  context: BrowserContext
  tab: Tab
  other: Page
  buyers: [Buyer, Buyer]
  /** What is wrong with the network, and for how many actions more. */
  fault: { name: FaultName; left: number } | null
  random: () => number
}
export type FaultName = keyof typeof faults | 'offline'

/** What the network does with a request, by a number from 0 to 1. */
export const faults = {
  slow: (draw: number): Answer => ({ delayMs: Math.round(draw ** 3 * 900) }),
  failing: (draw: number): Answer | undefined =>
    draw < 0.7 ? ([500, 503, 429] as const)[Math.floor(draw * 4.28)] : undefined,
  down: (): Answer => 500,
  cut: (draw: number): Answer | undefined => (draw < 0.6 ? 'cut' : undefined),
}

export async function openWalk(browser: Browser, shop: WalkedShop, seed: number): Promise<Walk> {
  const random = seededRandom(seed * 7919)
  const device = random() < 0.5 ? 'phone' : 'desktop'
  const language = random() < 0.5 ? 'de' : 'en'
  const isBuyer = random() < 0.6
  const buyers: [Buyer, Buyer] = [await createWalkBuyer(shop), await createWalkBuyer(shop)]
  const context = await browser.newContext({
    viewport: devices[device],
    baseURL: shop.origin,
    reducedMotion: 'reduce',
    hasTouch: device === 'phone',
  })
  context.setDefaultTimeout(20_000)
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  if (isBuyer) await other.evaluate(storeToken, await createSession(shop, buyers[0]))
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  page.on('popup', (popup) => void popup.close().catch(() => {}))
  page.on('filechooser', () => {})
  const tab = await openTab(page)
  await page.goto(local(language, '/'))
  await tab.settle()
  return { seed, shop, language, device, context, tab, other, buyers, fault: null, random }
}

/** Signs in or out as another tab does: this one hears of it by the storage. */
export function storeToken(token: string | null) {
  if (token === null) localStorage.removeItem('Authorization')
  else localStorage.setItem('Authorization', token)
}
