import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

openForAll()

test('a tablet shows a product beside its picture, and a phone a whole word in its search', async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 820, height: 1180 })
  await page.goto('/kaffee-tee')
  await page.goto((await page.locator('.card-name a').first().getAttribute('href'))!)
  const picture = (await page.locator('main img').first().boundingBox())!
  const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(name.x).toBeGreaterThan(picture.x + picture.width)
  expect(name.y).toBeLessThan(picture.y + picture.height)
  expect(await hints(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeGreaterThan(picture.y)
  const [hint] = await hints(page)
  expect(hint!.width).toBeGreaterThan(0)
  expect(hint!.width).toBeLessThan(hint!.room)
  await page.locator('.search-words:visible').fill('tee')
  expect(await hints(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

/** The words that stand in an empty search field, how wide they are and what room they have. */
const hints = (page: Page) =>
  page
    .locator('.search-hint')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display !== 'none')
        .map((element) => ({ width: element.scrollWidth, room: element.previousElementSibling!.clientWidth })),
    )
