import type { Page, Request } from 'playwright-core'

const QUIET_MS = 250
// A state in which the server never answers.
const HOPELESS_MS = 1500
const LONGEST_MS = 6000

/** Follows what the page asks for; `settled` waits until nothing is under way for a moment. */
export function followRequests(page: Page) {
  const underWay = new Set<Request>()
  let changedAt = performance.now()
  const end = (request: Request) => {
    underWay.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    changedAt = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    async settled() {
      const began = performance.now()
      changedAt = began
      while (performance.now() - began < LONGEST_MS) {
        if (performance.now() - changedAt > (underWay.size === 0 ? QUIET_MS : HOPELESS_MS)) break
        await page.waitForTimeout(50)
      }
      await page.waitForFunction(isDrawn, null, { timeout: LONGEST_MS }).catch(() => {})
    },
  }
}

/** The pictures in sight are there; evaluated in the page. */
const isDrawn = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return image.complete || !isInSight || !image.checkVisibility()
  })

/** Passes the whole page once, so that what loads when it comes near is there, and ends at its top. */
export async function passOver(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo(0, 0)
  })
}
