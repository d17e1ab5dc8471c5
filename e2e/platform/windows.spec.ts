import { expect, test } from 'vitest'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

test('the page below windows stays where it is until the last of them has gone', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  await page.goto('/de/search')
  const isLocked = () => page.evaluate(() => document.documentElement.style.overflow === 'hidden')
  const windows = page.locator('dialog[open]')
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Filter/ })
      .first(),
  )
  await windows.first().waitFor()
  await press(windows.first().getByRole('button', { name: 'Anmelden', exact: true }))
  await page.locator('dialog[open] input[type=password]').waitFor()
  expect(await windows.count()).toBe(2)
  expect(await isLocked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => windows.count()).toBe(1)
  expect(await isLocked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => windows.count()).toBe(0)
  expect(await isLocked()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

test('a window that the browser closes by itself leaves nothing behind', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  await page.goto('/de')
  await press(page.getByRole('button', { name: 'Menü', exact: true }))
  const window = page.locator('dialog[open]')
  await window.waitFor()
  await window.evaluate((dialog) => (dialog as HTMLDialogElement).close())
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  await press(page.getByRole('button', { name: 'Menü', exact: true }))
  await window.waitFor()
  expect(problems).toEqual([])
  await context.close()
})
