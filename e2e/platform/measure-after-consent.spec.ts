import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachNth } from '../../test/runner/long.ts'
import { findBarriers } from '../support/axe.ts'
import { shareBrowser, leaveBrowser, visit, type Visit } from '../support/browser.ts'
import { openShop } from '../support/shop.ts'
import { check, press } from '../support/user-actions.ts'

const ID = 'GTM-TEST123'
const words = {
  '': { accept: 'Accept', reject: 'Reject', more: 'Cookie policy', statistics: 'Allow statistics' },
  '/de': { accept: 'Zustimmen', reject: 'Ablehnen', more: 'Cookie-Richtlinie', statistics: 'Statistik erlauben' },
}

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
// What the page writes down for the tag manager.
declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let visited: Visit
/** Addresses elsewhere that the page has asked for. */
let elsewhere: string[]

beforeAll(async () => {
  shop = await openShop({ tagManagerId: ID })
  browser = await shareBrowser()
})
afterAll(async () => {
  await leaveBrowser()
  await shop?.close()
})

/** A visitor whose requests to others are answered here with an empty script. */
async function arrive(path: string, width = 1440): Promise<Page> {
  visited = await visit(browser, shop.origin, { width, height: 900 })
  const { page, context } = visited
  // Its own: what a visitor before has asked for may still come.
  const sent: string[] = []
  elsewhere = sent
  await context.route(
    (url) => url.origin !== shop.origin,
    (route) => {
      sent.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  await page.goto(path)
  return page
}

async function leave() {
  expect(visited.problems).toEqual([])
  await visited.context.close()
}

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event } = entry as { event?: string }
      return event ? [event] : []
    }),
  )

test('before an answer nothing leaves for elsewhere and nothing is written down', async () => {
  const page = await arrive('/search')
  await page.getByRole('dialog', { name: 'May we count?' }).waitFor()
  await press(page.locator('a[href*="/products/"]').nth(1))
  await page.waitForURL('**/products/**')
  expect(await page.evaluate(() => typeof window.dataLayer)).toBe('undefined')
  expect(elsewhere).toEqual([])
  await leave()
})

test.each(eachNth(2, ['', '/de'] as const))(
  'accepting at %s/ loads the tag manager and tells it of lists and products',
  async (base) => {
    const page = await arrive(`${base}/search`, 390)
    await press(page.getByRole('button', { name: words[base].accept }))
    await page.waitForFunction(() =>
      window.dataLayer?.some((entry) => (entry as { event?: string }).event === 'gtm.js'),
    )
    // The page has written before its request passes here.
    await expect.poll(() => elsewhere).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`])
    await page.reload()
    await page.waitForFunction(() =>
      window.dataLayer?.some((entry) => (entry as { event?: string }).event === 'view_item_list'),
    )
    await press(page.locator('h3 a[href*="/products/"]').first())
    await page.waitForFunction(() =>
      window.dataLayer?.some((entry) => (entry as { event?: string }).event === 'view_item'),
    )
    const events = await eventsOf(page)
    expect(events.filter((event) => event === 'view_item_list').length).toBeGreaterThanOrEqual(6)
    expect(events.indexOf('select_item')).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: words[base].accept }).count()).toBe(0)
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/"price"/)
    await leave()
  },
)

test.each(eachNth(2, ['/de', ''] as const))(
  'rejecting at %s/ is remembered; the cookie page changes it both ways',
  async (base) => {
    const page = await arrive(base || '/')
    await press(page.getByRole('button', { name: words[base].reject }))
    await page.goto(`${base}/static/cookie-policy`)
    const statistics = page.getByRole('switch', { name: words[base].statistics })
    await statistics.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await statistics.isChecked()).toBe(false)
    expect(elsewhere).toEqual([])
    await check(statistics)
    await page.waitForFunction(() => window.dataLayer)
    await page.evaluate(() => {
      document.cookie = '_ga=1; Path=/'
    })
    const reloaded = page.waitForEvent('load')
    await press(statistics)
    await reloaded
    await statistics.waitFor()
    expect(await statistics.isChecked()).toBe(false)
    expect(await page.evaluate(() => [typeof window.dataLayer, document.cookie])).toEqual(['undefined', ''])
    await leave()
  },
)

test('both answers look alike and are reached by keyboard', { tags: ['long'] }, async () => {
  const page = await arrive('/')
  const dialog = page.getByRole('dialog', { name: 'May we count?' })
  await dialog.waitFor()
  expect(await findBarriers(page)).toEqual([])
  const styles = await dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(button)
      return {
        backgroundColor,
        color,
        fontWeight,
        ...(({ width, height }) => ({ width, height }))(button.getBoundingClientRect()),
      }
    }),
  )
  expect(styles).toHaveLength(2)
  expect(styles[0]).toEqual(styles[1])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('consent') === 'denied')
  await leave()
})

test('between the cart and its order the question waits', { tags: ['long'] }, async () => {
  const page = await arrive('/cart')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await press(page.getByRole('link', { name: 'Tresen', exact: true }).first())
  await page.getByRole('dialog').waitFor()
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
