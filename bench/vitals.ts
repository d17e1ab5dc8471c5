import type { Page } from 'playwright-core'

/** Milliseconds since the navigation began; CLS has no unit. */
export type Vitals = { fcp: number; lcp: number; tbt: number; cls: number }

declare global {
  var vitals: { lastChange: number; read: () => Vitals }
}

const QUIET_MS = 1000

/** Waits until the page is loaded and nothing is painted, moved, fetched or computed on it for a second from now on. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await page.waitForLoadState('load')
  await page.evaluate(() => (globalThis.vitals.lastChange = performance.now()))
  await page.waitForFunction((quiet) => performance.now() - globalThis.vitals.lastChange > quiet, QUIET_MS)
  return page.evaluate(() => globalThis.vitals.read())
}

/** Runs in the page, before its own scripts; so it is of one piece. */
export function watchVitals() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const seen: { type: string; entry: PerformanceEntry }[] = []
  const of = (type: string) => seen.filter((each) => each.type === type).map(({ entry }) => entry)
  globalThis.vitals = { lastChange: 0, read }
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'resource']) {
    new PerformanceObserver((list) => {
      globalThis.vitals.lastChange = performance.now()
      for (const entry of list.getEntries()) seen.push({ type, entry })
    }).observe({ type, buffered: true })
  }

  function read() {
    const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
    const lcp = of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN
    return { fcp, lcp, tbt: blockedAfter(fcp), cls: worstWindow(of('layout-shift') as Shift[]) }
  }
  // What a task takes longer than 50 ms, from the first paint on (web.dev/tbt).
  function blockedAfter(fcp: number) {
    const ends = of('longtask').map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    return ends.reduce((sum, length) => sum + Math.max(0, length - 50), 0)
  }
  // A window ends after a second without a shift, and after five seconds (web.dev/cls).
  function worstWindow(shifts: Shift[]) {
    const windows: { first: number; last: number; sum: number }[] = []
    for (const { startTime, value, hadRecentInput } of shifts) {
      const open = windows.at(-1)
      if (hadRecentInput) continue
      if (!open || startTime - open.last > 1000 || startTime - open.first > 5000)
        windows.push({ first: startTime, last: startTime, sum: value })
      else Object.assign(open, { last: startTime, sum: open.sum + value })
    }
    return Math.max(0, ...windows.map(({ sum }) => sum))
  }
}
