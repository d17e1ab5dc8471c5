import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { chromiumPath } from '../../test/chromium.ts'
import { isLong } from '../../test/runner/long.ts'
import { useKeyboardOnly } from './user-actions.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Two journeys share the machine, perhaps with more.
const TIMEOUT_MS = 60_000

/** Debian's Chromium, or the one CHROMIUM names; a journey without a browser is no journey, so its absence is an error. */
export async function openBrowser(moreFlags: string[] = []): Promise<Browser> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('No Chromium found; install the package chromium or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] })
}

/**
 * Pictures are fetched where they are in sight, not two screens ahead: twenty pages took the browser 21 CPU seconds with all and 14
 * without any. Of settings the last list counts, so what the driver sets is named again: a pointer that hovers.
 */
const inSight = `--blink-settings=${[
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((network) => `lazyLoadingImageMarginPx${network}=0`),
].join(',')}`
let shared: Browser | undefined

/** One for all spec files of a worker: their visits share nothing, and opening one takes a second. It ends with the worker. */
export async function shareBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await openBrowser(isLong ? [] : [inSight])
  return shared
}

/** Ends the visits that a spec file has left open. */
export async function leaveBrowser(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? [])
}

/** The width in CSS pixels and the height of the window; `hand` tells whether a pointer is used. */
export type Device = { width: number; height: number; input?: 'pointer' | 'keyboard' }
export type Visit = { page: Page; context: BrowserContext; problems: string[] }

/**
 * A fresh visitor. Gathers in `problems` what the browser complains of in any tab: console errors and warnings, errors
 * of the page (React reports a failed hydration as one), refused and failed requests, and what the content policy forbids.
 */
export async function visit(browser: Browser, origin: string, { width, height, input }: Device): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, baseURL: origin, reducedMotion: 'reduce' })
  context.setDefaultTimeout(TIMEOUT_MS)
  if (input === 'keyboard') useKeyboardOnly(context)
  const problems = watch(context)
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`The content policy forbids ${blockedURI} by ${violatedDirective}.`)),
    ),
  )
  return { page: await context.newPage(), context, problems }
}

function watch(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The same reply is told of below, with its address.
    if (message.text().startsWith('Failed to load resource: the server responded')) return
    problems.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.push(`${error.page()?.url()}: ${error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Who leaves a page no longer waits for what it had asked for.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.method()} ${request.url()}`)
  })
  return problems
}

/** The problems without refusals that belong to the journey, such as /^422 POST .*apply-coupon/. */
export const besides = (problems: string[], ...expected: RegExp[]) =>
  problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
