import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { local, texts, type Language } from '../support/account.ts'
import { darken, findBarriers, findPoorContrast } from '../support/axe.ts'
import { openBrowser } from '../support/browser.ts'
import { allScreens } from './all-screens.ts'
import { findFaults } from './find-faults.ts'
import { browser, facts, openScreens, shop } from './opened.ts'
import type { Screen } from './screen.ts'
import { followRequests } from './settle.ts'

openScreens()
const contexts = new Map<string | undefined, Promise<BrowserContext>>()

// Both languages meet every kind of page; a screen in both says little more.
const cases = allScreens.map((screen, i) => ({ screen, name: screen.name, language: (['de', 'en'] as const)[i % 2]! }))

test.concurrent.each(cases)(
  '$name ($language) has no barriers, light and dark, stands still and bears 200 %',
  async ({ screen, language }) => {
    const context = await contextFor(screen)
    const page = await context.newPage()
    const width = Math.max(...(screen.only ?? [1440]))
    await page.setViewportSize({ width, height: 1000 })
    await open(page, screen, language)
    const findings = [...(await findBarriers(page)), ...(await findMotion(page)), ...(await findFaults(page))]
    await darken(page)
    findings.push(...(await findPoorContrast(page)))
    if (!screen.only) {
      const devtools = await context.newCDPSession(page)
      const twice = { width: width / 2, height: 500, deviceScaleFactor: 2, mobile: false }
      await devtools.send('Emulation.setDeviceMetricsOverride', twice)
      findings.push(...(await findFaults(page)).map((fault) => `at 200 %: ${fault}`))
    }
    expect(findings).toEqual([])
    await (screen.isAlone ? context : page).close()
  },
)

const kinds = [
  'home',
  'category-buyer',
  'product-buyer',
  'cart',
  'checkout-payment',
  'order-unpaid',
  'register',
  'contact',
]

test('letters of twice the size, as a person sets them in the browser, fit on every kind of page', async () => {
  const enlarged = await openBrowser(['--blink-settings=defaultFontSize=32'])
  const found: string[] = []
  for (const { screen, language, name } of cases.filter((it) => kinds.includes(it.name))) {
    const context = await openContext(tokenFor(screen), enlarged)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 1000 })
    await open(page, screen, language)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    found.push(...(await findFaults(page)).map((fault) => `${name}: ${fault}`))
    await context.close()
  }
  await enlarged.close()
  expect(found).toEqual([])
})

/** One for each person, except for screens that leave traces. */
function contextFor(screen: Screen): Promise<BrowserContext> {
  const token = tokenFor(screen)
  if (screen.isAlone) return openContext(token)
  const previous = contexts.get(token) ?? openContext(token)
  contexts.set(token, previous)
  return previous
}

function tokenFor({ as }: Screen): string | undefined {
  const person = typeof as === 'function' ? as(facts) : as
  return person && facts.tokens[person]
}

async function openContext(token: string | undefined, within = browser) {
  const context = await within.newContext({ baseURL: shop.origin, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  await context.addInitScript((stored) => {
    if (location.protocol === 'about:') return
    if (localStorage.getItem('consent') === null) localStorage.setItem('consent', 'denied')
    if (stored) localStorage.setItem('Authorization', stored)
  }, token)
  return context
}

async function open(page: Page, screen: Screen, language: Language) {
  const { settled } = followRequests(page)
  const path = typeof screen.path === 'function' ? screen.path(facts) : screen.path
  await page.goto(local(language, path))
  await settled()
  await screen.act?.({ page, language, t: texts[language], facts, origin: shop.origin, db: shop.db })
  await settled()
}

/** What moves although the visitor asked for stillness: longer than a moment, or over and over. */
const findMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect!.getTiming()
        return playState === 'running' && (Number(duration) > 10 || iterations === Infinity)
      })
      .map(({ effect }) => `moves: ${((effect as KeyframeEffect).target as Element).outerHTML.slice(0, 100)}`),
  )
