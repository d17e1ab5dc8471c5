import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright-core'
import { laptop } from '../../e2e/support/account.ts'
import { openBrowser, visit } from '../../e2e/support/browser.ts'
import { enter } from '../../e2e/support/filled-cart.ts'
import { percentile } from '../at-once.ts'
import { openWideRange } from '../sized/wide-range.ts'

// How the sheet of prices and stock scrolls where a store has 50,000 articles, on a laptop with a quarter of this machine's CPU, by a wheel
// turned at these speeds: pictures a second, the 95th percentile of what one takes, and how many showed a place without its row.
// npm run bench -- sheet [--products 50000].
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { products: { type: 'string', default: '50000' } },
})
const SLOWER = 4
const SPEEDS = [800, 2400, 6000]
const SECONDS = 6

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
for (const speed of SPEEDS) print(speed, await scroll(page, devtools, speed))
await browser.close()
await db.end()
await shop.stop({ leaveData: true })

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
  globalThis.scrolled = []
  const grid = document.querySelector('[role=grid]')!
  const { left, top, bottom, width } = grid.getBoundingClientRect()
  const end = Math.min(bottom, innerHeight)
  const places = [top + 60, (top + end) / 2, end - 24]
  let last = grid.scrollTop
  const check = (at: number) => {
    const isEmpty = places.some((y) => !document.elementFromPoint(left + width / 2, y)?.closest('[role=row]'))
    if (grid.scrollTop !== last) globalThis.scrolled.push({ at, isEmpty })
    last = grid.scrollTop
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

function print(speed: number, pictures: { at: number; isEmpty: boolean }[]) {
  const times = pictures.slice(1).map(({ at }, place) => at - pictures[place]!.at)
  const seconds = (pictures.at(-1)!.at - pictures[0]!.at) / 1000
  const empty = pictures.filter(({ isEmpty }) => isEmpty).length
  console.log(
    `${String(speed).padStart(5)} px/s: ${(times.length / seconds).toFixed(0)} pictures a second, p95 ${percentile(times, 0.95).toFixed(0)} ms, ${empty} of ${pictures.length} with an empty place`,
  )
}
