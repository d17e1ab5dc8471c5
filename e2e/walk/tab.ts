import type { Page, Request } from 'playwright-core'
import { withTimeout } from '../../api/platform/with-timeout.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'
import { openEdge } from './edge.ts'

const QUIET_MS = 50
const LONGEST_MS = 10_000
const SECOND_MS = 1000
/** Of one address in a second, and for each press in that second as often again. */
const MOST_REQUESTS = 2
const awaited = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr'])

type Sent = { address: string; at: number; step: number; body: string | null; isWrite: boolean }
export type Tab = Awaited<ReturnType<typeof openTab>>

/** A page under observation: what it asks for, what its console says, what can be seen of it. */
export async function openTab(page: Page) {
  const edge = await openEdge(page)
  // Pictures are drawn when they are asked for first, which takes longer than all the rest.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/pictures/*', '*googletagmanager*'] })
  const underWay = new Set<Request>()
  const sent: Sent[] = []
  const complaints: string[] = []
  /** By step, as often as it counts beyond once. */
  const again = new Map<number, number>()
  let step = 0
  let changedAt = performance.now()
  const end = (request: Request) => {
    underWay.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    if (!awaited.has(request.resourceType())) return
    // A new document takes the requests of the one before with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear()
    underWay.add(request)
    changedAt = performance.now()
    const { pathname, search } = new URL(request.url())
    const isWrite = request.method() !== 'GET'
    const body = isWrite ? request.postData() : null
    sent.push({ address: `${request.method()} ${pathname}${search}`, at: changedAt, step, body, isWrite })
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('console', (message) => {
    // What others are asked for, such as the tag manager, is not to be had in a test.
    const { url } = message.location()
    const isForeign = url.startsWith('http') && !url.startsWith(new URL(page.url()).origin)
    const isBlocked = url.includes('/pictures/')
    if (message.type() === 'error' && !isForeign && !isBlocked) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500)
      complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })

  const isQuiet = () => underWay.size === 0 && performance.now() - changedAt > QUIET_MS
  async function snapshotUntil(isDone: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
    const until = performance.now() + LONGEST_MS
    for (;;) {
      const snapshot = await takeSnapshot(page)
      if (isDone(snapshot) || performance.now() > until) return snapshot
      await page.waitForTimeout(50)
    }
  }
  return {
    page,
    edge,
    /** Addresses of what has not been answered yet. */
    underWay: () => [...underWay].map((request) => `${request.method()} ${request.url()}`),
    /** From now on requests are counted for this step. */
    begin(next: number) {
      step = next
    },
    /** Waits until nothing is under way and the page is drawn and listens. */
    async settle(longestMs = LONGEST_MS) {
      const until = performance.now() + longestMs
      while (performance.now() < until) {
        if (isQuiet() && (await isReady(page))) return
        await page.waitForTimeout(15)
      }
    },
    snapshotUntil,
    /** What is seen when all waiting has ended, at the latest after ten seconds. What is known to wait for ever is not waited for. */
    snapshotWhenDone: (known?: Set<string>): Promise<Snapshot> =>
      snapshotUntil(({ isAlive, isEmpty, title, busy, canRetry }) => {
        // Without a title the part of the page that has it is still on its way, as a buyer's home on a busy machine.
        const isDone = ((isAlive && title !== '') || isEmpty) && busy.every((what) => known?.has(what))
        return (isDone || canRetry) && isQuiet()
      }),
    /** Addresses that were asked for too often, each once; a second press or a connection that is back counts as a step `more`. */
    takeLoops(more = 0): string[] {
      const found = new Set<string>()
      // The step after it still sees the requests of a double press, and their second tries.
      again.set(step, more)
      for (const [i, { address, body, at }] of sent.entries()) {
        // Writes of other words are other presses, which may go together once a connection is back.
        const near = sent.slice(i).filter((it) => it.address === address && it.body === body && it.at - at <= SECOND_MS)
        const steps = new Set([...near.map((it) => it.step), step])
        const isOwn = near.some((it) => it.step === step)
        const presses = [...steps].reduce((sum, one) => sum + 1 + (again.get(one) ?? 0), isOwn ? 0 : -1)
        if (near.length > MOST_REQUESTS * presses) found.add(`${near.length} times in a second: ${address}`)
      }
      const recent = performance.now() - 2 * SECOND_MS
      sent.splice(0, sent.length, ...(found.size > 0 ? [] : sent.filter(({ at }) => at > recent)))
      return [...found]
    },
    /** What this step has written more than once in the same words. */
    writtenTwice(): string[] {
      const writes = sent.filter((it) => it.isWrite && it.step === step)
      const again = writes.filter(
        (it, i) => writes.findIndex((one) => one.address === it.address && one.body === it.body) < i,
      )
      return [...new Set(again.map(({ address }) => `written twice by a double press: ${address}`))]
    },
    /** What was asked for since the last time, each once, without its query. */
    takeRequests: () => [...new Set(sent.splice(0).map(({ address }) => address.split('?')[0]!))],
    takeComplaints: () => complaints.splice(0),
  }
}

// What is asked for next is asked for by what the next pictures show. There are none while a style sheet or another document
// is waited for, perhaps for ever.
const isReady = (page: Page) =>
  withTimeout(
    LONGEST_MS,
    page.evaluate(async () => {
      const drawn = new Promise<boolean>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
      const late = new Promise<boolean>((done) => setTimeout(done, 1000, false))
      if (!(await Promise.race([drawn, late]))) return false
      if (document.readyState === 'loading') return false
      const control = document.querySelector('header a[href], header button')
      // An empty page and one of the browser's own have none.
      return control === null || 'alive' in document.documentElement.dataset
    }),
  ).catch(() => false)
