import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openShop } from '../support/shop.ts'

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test.each([
  ['Auf Deutsch weiter', '/de/stores'],
  ['Bei Englisch bleiben', '/stores'],
])('a browser that prefers German is offered it once on an English page: %s', async (answer, path) => {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/stores')
  await page.getByRole(answer.startsWith('Auf') ? 'link' : 'button', { name: answer }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('complementary', { name: 'Sprache' }).count()).toBe(0)
  await context.close()
})

test('a browser that prefers English is offered nothing', async () => {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/stores')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('complementary', { name: 'Sprache' }).count()).toBe(0)
  await context.close()
})
