import type { CDPSession, Page } from 'playwright-core'

/** What becomes of a request before it leaves the browser. */
export type Answer = { delayMs: number } | 404 | 429 | 500 | 503 | 'cut'
export type SentRequest = { method: string; url: string }
/** Answers undefined for what shall pass. */
export type Decide = (request: SentRequest) => Answer | undefined

const codes = { 404: 'NOT_FOUND', 429: 'RATE_LIMITED', 500: 'INTERNAL', 503: 'UNAVAILABLE' } as const

/**
 * Stands between a page and the network. Without Playwright's routes, which put the browser's cache out of use: only while
 * something is decided does a request pass here at all.
 */
export async function openEdge(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let decide: Decide | undefined
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = decide?.({ method: request.method, url: request.url })
    // The page may have gone meanwhile, and its requests with it.
    give(devtools, requestId, answer).catch(() => {})
  })
  return {
    async set(next: Decide) {
      decide = next
      const patterns = [{ urlPattern: '*/api/v1/*' }, { urlPattern: '*/assets/*' }]
      await devtools.send('Fetch.enable', { patterns })
    },
    async clear() {
      decide = undefined
      await devtools.send('Fetch.disable')
    },
  }
}

async function give(devtools: CDPSession, requestId: string, answer: Answer | undefined): Promise<unknown> {
  if (answer === 'cut') return devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
  if (typeof answer === 'number') {
    const body = JSON.stringify({ code: codes[answer], message: `The edge answers ${answer}.` })
    return devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer,
      responseHeaders: [
        { name: 'content-type', value: 'application/json' },
        ...(answer === 429 ? [{ name: 'retry-after', value: '1' }] : []),
      ],
      body: Buffer.from(body).toString('base64'),
    })
  }
  if (answer) await new Promise((done) => setTimeout(done, answer.delayMs))
  return devtools.send('Fetch.continueRequest', { requestId })
}
