import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { local, texts, type Language } from '../support/account.ts'
import { findFaults } from './find-faults.ts'
import { findOverlaps } from './find-overlaps.ts'
import type { ScreenShop } from './open-screen-shop.ts'
import type { Facts } from './people.ts'
import { widths as allWidths, type Scheme, type Screen, type Width } from './screen.ts'
import { followRequests, passOver } from './settle.ts'

const heights: Record<Width, number> = { 390: 844, 820: 1180, 1440: 1000 }
const AT_ONCE = 3
const TIMEOUT_MS = 60_000

export type Round = {
  browser: Browser
  shop: ScreenShop
  facts: Facts
  folder: string
  languages: readonly Language[]
  widths: readonly Width[]
  schemes: readonly Scheme[]
}
export type Shot = { screen: string; language: Language; width: Width; scheme: Scheme; file: string }
export type Fault = { screen: string; where: string; fault: string }

/** Takes every screen in every language, width and scheme, a few at once; `onTaken` hears of each that is done. */
export async function takeScreens(round: Round, screens: readonly Screen[], onTaken: (name: string) => void) {
  const shots: Shot[] = []
  const faults: Fault[] = []
  const contexts = contextCache(round)
  const jobs = round.languages.flatMap((language) => screens.map((screen) => ({ screen, language })))
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { screen, language } = job
      const context = await contexts.of(screen, language)
      const taken = await takeScreen(round, { ...job, context })
      shots.push(...taken.shots)
      faults.push(...taken.faults)
      await contexts.leave(screen, context)
      onTaken(`${screen.name} ${language}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await contexts.close()
  return { shots, faults }
}

/** One for each person and language, except for screens that leave traces. */
function contextCache({ browser, shop, facts }: Round) {
  const contexts = new Map<string, Promise<BrowserContext>>()
  const open = async (token: string | undefined, language: Language) => {
    const context = await browser.newContext({ baseURL: shop.origin, reducedMotion: 'reduce', locale: language })
    context.setDefaultTimeout(TIMEOUT_MS)
    await context.addInitScript((stored) => {
      if (localStorage.getItem('consent') === null) localStorage.setItem('consent', 'denied')
      if (stored) localStorage.setItem('Authorization', stored)
    }, token)
    return context
  }
  return {
    of({ as, isAlone }: Screen, language: Language) {
      const person = typeof as === 'function' ? as(facts) : as
      const token = person && facts.tokens[person]
      if (isAlone) return open(token, language)
      const key = `${person} ${language}`
      if (!contexts.has(key)) contexts.set(key, open(token, language))
      return contexts.get(key)!
    },
    leave: async ({ isAlone }: Screen, context: BrowserContext) => isAlone && context.close(),
    close: async () => Promise.all([...contexts.values()].map(async (context) => (await context).close())),
  }
}

type Job = { screen: Screen; language: Language; context: BrowserContext }

async function takeScreen(round: Round, { screen, language, context }: Job) {
  const shots: Shot[] = []
  const faults: Fault[] = []
  const page = await context.newPage()
  const { settled } = followRequests(page)
  let where: string = language
  const note = (fault: string) => faults.push({ screen: screen.name, where, fault })
  page.on('pageerror', (error) => note(`error: ${error.message}`))
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !screen.reports?.test(message.text())) note(`${message.type()}: ${message.text()}`)
  })
  const widths = (screen.only ?? allWidths).filter((width) => round.widths.includes(width)).toSorted((a, b) => b - a)
  try {
    if (widths[0]) await open(round, { page, screen, language, width: widths[0], settled })
    for (const width of widths) {
      where = `${language} ${width}`
      await page.setViewportSize({ width, height: heights[width] })
      // What has come near once is there at the other widths, too.
      if (!screen.isWindow && width === widths[0]) await passOver(page)
      await settled()
      for (const fault of [...(await findFaults(page)), ...(await findOverlaps(page))]) note(fault)
      for (const scheme of round.schemes) {
        const file = `${screen.name}-${language}-${width}-${scheme}.png`
        await dress(page, scheme)
        await page.screenshot({ path: join(round.folder, file), animations: 'disabled', fullPage: !screen.isWindow })
        shots.push({ screen: screen.name, language, width, scheme, file })
      }
    }
  } catch (error) {
    note(`could not be taken: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
  await page.close()
  return { shots, faults }
}

type Opening = { page: Page; screen: Screen; language: Language; width: Width; settled: () => Promise<void> }

async function open({ shop, facts }: Round, { page, screen, language, width, settled }: Opening) {
  await page.setViewportSize({ width, height: heights[width] })
  const path = typeof screen.path === 'function' ? screen.path(facts) : screen.path
  await page.goto(local(language, path === '/' && language === 'de' ? '' : path))
  await settled()
  await screen.act?.({ page, language, t: texts[language], facts, origin: shop.origin, db: shop.db })
  await settled()
}

// Two frames later the browser has drawn it in the size that the window has now.
const dress = (page: Page, scheme: Scheme) =>
  page.evaluate(async (chosen) => {
    if (chosen === 'dark') document.documentElement.dataset.theme = 'dark'
    else delete document.documentElement.dataset.theme
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, scheme)
