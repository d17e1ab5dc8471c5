import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { openPhone } from './phone.ts'
import { vitalsOf } from './vitals.ts'

const LOADS = 5
/** A quick hand: so long the pointer is on a link before it is pressed. */
const AIM_MS = 300
const asked = { lcp: 1200, tbt: 150, cls: 0.01, hover: 150 }

/**
 * Prints what a visitor with a mid-range phone goes through: the medians of first visits (LCP and TBT in milliseconds,
 * CLS) and, on a listing that is there, how long after the press a product is shown.
 */
export async function printVisits(origin: string): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const path of await pathsOf(origin)) {
      await makeSureItIsKept(origin, path)
      const visits = []
      for (let visit = 0; visit < LOADS; visit++) visits.push(await firstVisit(browser, origin, path))
      const lcp = median(visits.map((visit) => visit.lcp))
      const tbt = median(visits.map((visit) => visit.tbt))
      const cls = median(visits.map((visit) => visit.cls))
      const isBeyond = lcp > asked.lcp || tbt > asked.tbt || cls > asked.cls
      const figures = `LCP ${digits(lcp)} ms   TBT ${digits(tbt)} ms   CLS ${cls.toFixed(4)}`
      console.log(`${path.slice(0, 40).padEnd(40)} ${figures}${isBeyond ? '   beyond what is asked' : ''}`)
    }
    const waits = []
    for (let visit = 0; visit < LOADS; visit++) waits.push(await hoverToProduct(browser, origin, visit))
    const hover = median(waits)
    console.log(`hover to product ${digits(hover)} ms${hover > asked.hover ? '   beyond what is asked' : ''}`)
  } finally {
    await browser.close()
  }
}

async function pathsOf(origin: string) {
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

// Visits are measured, not the first rendering: the page is packed best a moment after it was first asked for.
async function makeSureItIsKept(origin: string, path: string) {
  const lengthOf = async () => {
    const reply = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
    await reply.arrayBuffer()
    return Number(reply.headers.get('content-length'))
  }
  const first = await lengthOf()
  for (let tries = 0; tries < 20 && (await lengthOf()) >= first; tries++) await rest(100)
}

async function firstVisit(browser: Browser, origin: string, path: string) {
  const phone = await openPhone(browser, origin)
  await phone.page.goto(path)
  const vitals = await vitalsOf(phone.page)
  await phone.close()
  return vitals
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
          const look = () => {
            const isShown = location.pathname.includes('/products/') && document.querySelector('main h1')
            requestAnimationFrame(isShown ? () => setTimeout(() => resolve(performance.now() - start)) : look)
          }
          look()
        }
        addEventListener('click', pressed, { once: true, capture: true })
      }),
  )
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const digits = (milliseconds: number) => milliseconds.toFixed(0).padStart(5)
