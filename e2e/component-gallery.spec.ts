import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gallery as de } from '../texts/de/gallery.ts'
import { gallery as en } from '../texts/en/gallery.ts'
import { local, texts } from './account.ts'
import { findBarriers } from './axe.ts'
import { openBrowser, visit } from './browser.ts'
import { findFaults } from './screens/find-faults.ts'
import { openShop } from './shop.ts'

const parts = Object.keys(en.parts) as (keyof typeof en.parts)[]
const words = { de, en }

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

const sizes = [
  ['de', 390],
  ['de', 1440],
  ['en', 390],
  ['en', 1440],
] as const

test.each(sizes)('every part of the gallery is in order, light and dark (%s, %i px)', async (language, width) => {
  const { page, context, problems } = await visit(browser, shop.origin, { width, height: 900 })
  for (const part of parts) {
    await page.goto(local(language, `/dev/ui?part=${part}`), { waitUntil: 'networkidle' })
    await page.locator('main').waitFor()
    for (const theme of ['light', 'dark']) {
      await dress(page, theme)
      expect([part, theme, await findBarriers(page)]).toEqual([part, theme, []])
    }
    const faults = await findFaults(page)
    expect([part, faults.filter((fault) => !fault.startsWith('is cut off'))]).toEqual([part, []])
  }
  expect(problems).toEqual([])
  await context.close()
})

test.each(sizes)('each of its windows opens and closes again (%s, %i px)', async (language, width) => {
  const { page, context, problems } = await visit(browser, shop.origin, { width, height: 900 })
  await page.goto(local(language, '/dev/ui?part=windows'), { waitUntil: 'networkidle' })
  const openers = page.getByRole('button', { name: new RegExp(`^${words[language].open('')}[A-Z]\\w+`) })
  const names = (await openers.allTextContents()).filter((name) => /Dialog|Drawer/.test(name))
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.waitForLoadState('networkidle')
    expect([name, await findBarriers(page), await findFaults(page)]).toEqual([name, [], []])
    await page.keyboard.press('Escape')
    const discard = dialog.getByRole('button', { name: texts[language].ui.discard })
    if (name.includes(words[language].states.unsaved)) await discard.click()
    await dialog.waitFor({ state: 'detached' })
  }
  expect(problems).toEqual([])
  await context.close()
})

// What changes its colour slowly is looked at afterwards.
async function dress(page: Page, theme: string) {
  await page.evaluate((chosen) => {
    if (chosen === 'dark') document.documentElement.dataset.theme = 'dark'
    else delete document.documentElement.dataset.theme
    return Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  }, theme)
}
