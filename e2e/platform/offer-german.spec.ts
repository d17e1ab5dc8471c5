import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareBrowser, leaveBrowser } from '../support/browser.ts'
import { openShop } from '../support/shop.ts'
import { press } from '../support/user-actions.ts'
import { eachNth } from '../../test/runner/long.ts'

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await shareBrowser()
})
afterAll(async () => {
  await leaveBrowser()
  await shop?.close()
})

async function visitFrom(locale: string, width: number) {
  const context = await browser.newContext({ baseURL: shop.origin, locale, viewport: { width, height: 844 } })
  // Pictures are drawn for the first visit, which takes long on a busy machine.
  context.setDefaultTimeout(120_000)
  return context
}

const answers = [
  ['Bei Englisch bleiben', '/stores'],
  ['Auf Deutsch weiter', '/de/stores'],
] as const
test.each(eachNth(2, answers))(
  'a browser that prefers German is offered it once on an English page: %s',
  async (answer, path) => {
    const context = await visitFrom('de-DE', 390)
    const page = await context.newPage()
    await page.goto('/stores')
    await press(page.getByRole(answer.startsWith('Auf') ? 'link' : 'button', { name: answer }))
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('complementary', { name: 'Sprache' }).count()).toBe(0)
    await context.close()
  },
)

test('a browser that prefers English is offered nothing', { tags: ['long'] }, async () => {
  const context = await visitFrom('en-GB', 1280)
  const page = await context.newPage()
  await page.goto('/stores')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('complementary', { name: 'Sprache' }).count()).toBe(0)
  await context.close()
})
