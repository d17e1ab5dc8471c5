import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { chromiumPath } from '../test/chromium.ts'

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

/** Debian's Chromium, or the one CHROMIUM names; a journey without a browser is no journey, so its absence is an error. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('No Chromium found; install the package chromium or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: flags })
}

export type Visit = { page: Page; context: BrowserContext; problems: string[] }

/** A fresh visitor at this width. Console errors, page errors and failed replies of our own origin are gathered in `problems`. */
export async function visit(browser: Browser, origin: string, size: { width: number; height: number }): Promise<Visit> {
  const context = await browser.newContext({ viewport: size, baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  return { page, context, problems }
}
