import type { Browser, Page, CDPSession } from 'playwright-core'
import { openBrowser } from '../e2e/support/browser.ts'
import { DEMO_PASSWORD } from '../e2e/support/demo-password.ts'
import { vitalsOf, type Vitals, watchVitals } from './vitals.ts'

const LOADS = 5
/** A quick hand: so long the pointer is on a link before it is pressed. */
const AIM_MS = 300
const limits = { lcp: 1200, tbt: 150, cls: 0.01, hover: 150 }

/**
 * Prints what a visitor with a mid-range phone goes through: the medians of first visits (LCP and TBT in milliseconds,
 * CLS) and, on a listing that is there, how long after the press a product is shown.
 */
export async function printVisits(origin: string): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const path of await shownPaths(origin)) {
      await warmUp(origin, path)
      printVitals(path, await firstVisits(browser, { origin, path }))
    }
    printVitals('/ of a buyer', await firstVisits(browser, { origin, path: '/', token: await tokenOfBuyer(origin) }))
    const waits = []
    for (let visit = 0; visit < LOADS; visit++) waits.push(await hoverToProduct(browser, origin, visit))
    const hover = median(waits)
    console.log(`hover to product ${digits(hover)} ms${hover > limits.hover ? '   beyond what is asked' : ''}`)
  } finally {
    await browser.close()
  }
}

function printVitals(name: string, { lcp, tbt, cls }: Vitals) {
  const isBeyond = lcp > limits.lcp || tbt > limits.tbt || cls > limits.cls
  const figures = `LCP ${digits(lcp)} ms   TBT ${digits(tbt)} ms   CLS ${cls.toFixed(4)}`
  console.log(`${name.slice(0, 40).padEnd(40)} ${figures}${isBeyond ? '   beyond what is asked' : ''}`)
}

/** Of the demo, who has ordered before. */
async function tokenOfBuyer(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cafe@demo.tresen.example', password: DEMO_PASSWORD }),
  })
  return ((await reply.json()) as { authToken: string }).authToken
}

/** Home, a category, a product, the search, a store and an article. */
export async function shownPaths(origin: string): Promise<string[]> {
  const linkOn = async (path: string, start: string) => {
    const [, link] = new RegExp(`href="(${start}[^"?]+)"`).exec(await (await fetch(origin + path)).text()) ?? []
    if (!link) throw new Error(`${path} links to nothing below ${start}`)
    return link
  }
  const product = await linkOn('/search', '/products/')
  const store = await linkOn('/stores', '/stores/')
  const post = await linkOn('/magazine', '/magazine/')
  return ['/', '/kaffee-tee', product, '/search', store, post]
}

/** Visits are measured, not the first rendering: the page is packed best a moment after it was first asked for. */
export async function warmUp(origin: string, path: string): Promise<void> {
  const lengthOf = async () => {
    const reply = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
    await reply.arrayBuffer()
    return Number(reply.headers.get('content-length'))
  }
  const first = await lengthOf()
  for (let tries = 0; tries < 20 && (await lengthOf()) >= first; tries++) await rest(100)
}

type Visited = { origin: string; path: string; token?: string }

/** The medians of several first visits, each with nothing kept from another; `token`: of who is signed in. */
export async function firstVisits(browser: Browser, { origin, path, token }: Visited): Promise<Vitals> {
  const visits: Vitals[] = []
  for (let visit = 0; visit < LOADS; visit++) {
    const phone = await openPhone(browser, origin)
    if (token) await phone.page.addInitScript((stored) => localStorage.setItem('Authorization', stored), token)
    await phone.page.goto(path)
    visits.push(await vitalsOf(phone.page))
    await phone.close()
  }
  const of = (key: keyof Vitals) => median(visits.map((visit) => visit[key]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

/** Milliseconds from the press to the frame with the product's heading; the pointer came a moment before. */
async function hoverToProduct(browser: Browser, origin: string, position: number) {
  const { page, close } = await openPhone(browser, origin)
  await page.goto('/kaffee-tee')
  await vitalsOf(page)
  await page.mouse.move(1, 300)
  await vitalsOf(page)
  const link = page.locator('main a[href*="/products/"]').nth(position)
  await link.scrollIntoViewIfNeeded()
  const box = (await link.boundingBox())!
  const shown = timeToHeading(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await rest(AIM_MS)
  await page.mouse.down()
  await page.mouse.up()
  const wait = await shown
  await close()
  return wait
}

function timeToHeading(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = () => {
          const start = performance.now()
          const render = () => {
            const isShown = location.pathname.includes('/products/') && document.querySelector('main h1')
            requestAnimationFrame(isShown ? () => setTimeout(() => resolve(performance.now() - start)) : render)
          }
          render()
        }
        addEventListener('click', pressed, { once: true, capture: true })
      }),
  )
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const digits = (milliseconds: number) => milliseconds.toFixed(0).padStart(5)

// A mid-range phone on a slow mobile line (issue "Speed"): a quarter of the CPU, 1.6 Mbps down, 150 ms, 390 px wide.
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export type Phone = { page: Page; devtools: CDPSession; close(): Promise<void> }

/** A visitor's first visit: nothing cached, nothing stored. `vitalsOf` reads what its page went through. */
async function openPhone(browser: Browser, origin: string): Promise<Phone> {
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
