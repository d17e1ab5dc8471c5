import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright-core'
import { laptop } from '../../e2e/support/account.ts'
import { openBrowser, visit } from '../../e2e/support/browser.ts'
import { enter } from '../../e2e/support/filled-cart.ts'
import { percentile } from '../at-once.ts'
import { openWideRange } from '../sized/wide-range.ts'

// How the sheet of prices and stock scrolls where a store has 50,000 articles, on a laptop with a quarter of this machine's CPU, by a wheel
// turned at these speeds. Ratios, so that machines can be compared: pictures a second to the 60 that a screen shows, what the slowest
// twentieth takes to the time of one, and the shares of pictures that came later than the next one and that showed a place without
// its row. The same of a page of plain words says what this machine can show at all. npm run bench -- sheet [--products 50000].
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { products: { type: 'string', default: '50000' } },
})
const SLOWER = 4
const SPEEDS = [800, 2400, 6000]
const SECONDS = 6
const PER_SECOND = 60
const PICTURE_MS = 1000 / PER_SECOND

declare global {
  var scrolled: { at: number; isEmpty: boolean }[]
}

const { shop, db, token } = await openWideRange(Number(values.products))
const browser = await openBrowser()
const { page, context } = await visit(browser, shop.origin, laptop)
await enter(page, 'de', token, '/supplier/prices')
await page.getByRole('row').nth(20).waitFor()
await page.waitForLoadState('networkidle')
const devtools = await context.newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
for (const speed of SPEEDS) print('sheet', speed, await scroll(page, devtools, speed))
await page.goto('about:blank')
await page.setContent(plainPage())
for (const speed of SPEEDS) print('plain', speed, await scroll(page, devtools, speed))
await browser.close()
await db.end()
await shop.stop({ leaveData: true })

/** As high as the sheet and its box, of rows that are all there. */
function plainPage() {
  const row = '<div role="row" style="height:48px">Espresso Bar 70/30 · 18,95 · 17,40 · 240</div>'
  return `<div role="grid" style="height:90vh;overflow:auto">${row.repeat(2000)}</div>`
}

async function scroll(page: Page, devtools: CDPSession, speed: number) {
  const box = (await page.getByRole('grid').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(watch)
  await devtools.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -speed * SECONDS,
    speed,
    gestureSourceType: 'mouse',
  })
  return page.evaluate(() => globalThis.scrolled)
}

/** Runs in the page: looks with each picture whether rows stand at the top, in the middle and at the end of what is in sight. */
function watch() {
  const own: typeof globalThis.scrolled = []
  globalThis.scrolled = own
  const grid = document.querySelector('[role=grid]')!
  const { left, top, bottom, width } = grid.getBoundingClientRect()
  const end = Math.min(bottom, innerHeight)
  const places = [top + 60, (top + end) / 2, end - 24]
  let last = grid.scrollTop
  const check = (at: number) => {
    // The next gesture has a watch of its own.
    if (globalThis.scrolled !== own) return
    const isEmpty = places.some((y) => !document.elementFromPoint(left + width / 2, y)?.closest('[role=row]'))
    if (grid.scrollTop !== last) own.push({ at, isEmpty })
    last = grid.scrollTop
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

function print(what: string, speed: number, pictures: { at: number; isEmpty: boolean }[]) {
  const times = pictures.slice(1).map(({ at }, place) => at - pictures[place]!.at)
  const seconds = (pictures.at(-1)!.at - pictures[0]!.at) / 1000
  // A clock that is read between two pictures is half of one early or late.
  const late = times.filter((ms) => ms > 1.5 * PICTURE_MS).length
  const empty = pictures.filter(({ isEmpty }) => isEmpty).length
  const share = (count: number) => `${((100 * count) / pictures.length).toFixed(1)} %`
  console.log(
    `${what} ${String(speed).padStart(5)} px/s: ${(times.length / seconds / PER_SECOND).toFixed(2)} of ${PER_SECOND} pictures a second, ` +
      `p95 × ${(percentile(times, 0.95) / PICTURE_MS).toFixed(2)}, late ${share(late)}, with an empty place ${share(empty)}`,
  )
}
