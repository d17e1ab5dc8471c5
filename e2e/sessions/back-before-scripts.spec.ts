import { expect, test } from 'vitest'
import { laptop } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { press } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

openForAll()

test('going back while a page is being loaded again shows the page before', async () => {
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await page.goto('/kaffee-tee', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const title = (await main.getByRole('heading', { level: 1 }).textContent())!
  await press(main.locator('a[href*="/products/"]').first())
  await page.waitForURL(/\/products\//)
  await page.waitForFunction((before) => document.querySelector('main h1')?.textContent !== before, title)
  const ready = Promise.withResolvers<void>()
  // The one in the head, which holds up the document, is none of them.
  await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
    await ready.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await main.getByRole('heading', { level: 1 }).waitFor()
  // Not page.goBack(), which waits for a document: this is another place of the same one.
  await page.evaluate(() => history.back())
  await page.waitForURL(/\/kaffee-tee$/, { waitUntil: 'commit' })
  ready.resolve()
  await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
