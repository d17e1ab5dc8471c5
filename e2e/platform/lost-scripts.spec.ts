import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { glance, local, openAccount, stayAs, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { visit } from '../support/browser.ts'
import { press } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

openForAll()

/** From now on no script of that name arrives; answers how to let them through again. */
async function lose(page: Page, name: string) {
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.js`)
  await page.route(pattern, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(pattern)
}

test.each(glance('de'))(
  'a page whose own scripts are lost stays readable and says so (%s, %s)',
  async (language, device) => {
    const { page, context } = await visit(browser, shop.origin, device)
    const { shell } = texts[language]
    const giveBack = await lose(page, 'vendor')
    await page.goto(local(language, '/static/faqs'))
    const bar = page.locator('.not-alive')
    await bar.getByText(shell.notAlive).waitFor()
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await giveBack()
    await press(bar.getByRole('button', { name: shell.loadAgain }))
    await page.waitForLoadState('networkidle')
    expect(await bar.count()).toBe(0)
    await context.close()
  },
)

test.each(eachNth(3, ['vendor', 'web-texts', 'Search']))(
  'a page comes alive when %s is lost only once',
  async (name) => {
    const { page, context } = await visit(browser, shop.origin, { width: 1440, height: 900 })
    const { listing } = texts.de.catalogue
    let isLost = false
    await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), (route) => {
      if (isLost) return route.continue()
      isLost = true
      return route.abort()
    })
    await page.goto('/de/search', { waitUntil: 'networkidle' })
    const rows = page.getByRole('button', { name: listing.list, exact: true })
    await expect.poll(() => rows.click().then(() => rows.getAttribute('aria-pressed'))).toBe('true')
    expect(isLost).toBe(true)
    await context.close()
  },
)

test.each(glance('en'))(
  'a sign-in dialog that is lost says so and opens at the next press (%s, %s)',
  async (language, device) => {
    const { page, context } = await visit(browser, shop.origin, device)
    const { account, shell } = texts[language]
    const giveBack = await lose(page, 'SignInDialog')
    await page.goto(local(language, '/static/faqs'), { waitUntil: 'networkidle' })
    const signIn = page.getByRole('banner').getByRole('button', { name: shell.signIn, exact: true })
    const dialog = page.getByRole('dialog')
    await press(signIn)
    await dialog.getByText(shell.partMissing).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await press(signIn)
    await dialog.getByText(shell.partMissing).waitFor()
    await giveBack()
    await press(dialog.getByRole('button', { name: shell.tryAgain }))
    await dialog.getByRole('textbox', { name: account.email }).waitFor()
    await context.close()
  },
)

test('a footer or a heart that is lost takes nothing with it', { tags: ['long'] }, async () => {
  const { page, context } = await visit(browser, shop.origin, { width: 1440, height: 900 })
  await stayAs(context, await openAccount(shop.origin, { email: 'ohne-herz@cafe.example', language: 'de' }))
  await lose(page, 'Footer')
  await lose(page, 'WishlistHeart')
  await lose(page, 'CartQuickAdd')
  await page.goto('/de', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(texts.de.shell.errorTitle).count()).toBe(0)
  expect(await page.getByText(texts.de.shell.partMissing).count()).toBe(0)
  await context.close()
})

test('rows that are lost leave the tiles and say so, once; they come at the next press', async () => {
  const { page, context } = await visit(browser, shop.origin, { width: 390, height: 844 })
  const { shell, catalogue } = texts.de
  await page.goto('/de/search', { waitUntil: 'networkidle' })
  const giveBack = await lose(page, 'ProductRow')
  const tiles = page.getByRole('main').locator('ul.grid-cols-2 article')
  const shown = await tiles.count()
  expect(shown).toBeGreaterThan(4)
  await press(page.getByRole('button', { name: catalogue.listing.list }))
  await page.getByRole('alert').filter({ hasText: shell.partMissing }).waitFor()
  expect(await page.getByText(shell.partMissing).count()).toBe(1)
  expect(await tiles.count()).toBe(shown)
  await giveBack()
  await press(page.getByRole('button', { name: shell.tryAgain }))
  await tiles.first().waitFor({ state: 'detached' })
  expect(await page.getByRole('main').locator('ul.grid-cols-1 article').count()).toBe(shown)
  await context.close()
})

test('who goes offline before anything else was read is told, and gets the page once the connection is back', async () => {
  const { page, context } = await visit(browser, shop.origin, { width: 390, height: 844 })
  const { shell } = texts.de
  await page.goto('/de/static/faqs', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('banner').locator('a[href="/de"]').click()
  await page.getByRole('heading', { name: shell.offlineTitle }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: shell.offlineTitle }).waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})

test.each(glance('de'))(
  'what nothing catches leaves a sentence, never an empty document (%s, %s)',
  async (language, device) => {
    const { page, context } = await visit(browser, shop.origin, device)
    await page.addInitScript(() => {
      // The header's search asks for it while it is rendered.
      const find = Document.prototype.querySelectorAll
      Document.prototype.querySelectorAll = function (this: Document, selectors: string) {
        if (selectors === '.search-words') throw new Error('broken')
        return find.call(this, selectors)
      } as never
    })
    await page.goto(local(language, '/static/faqs'))
    const { shell } = texts[language]
    await page.locator('#root').getByText(shell.notAlive).waitFor()
    expect(await page.locator('#root').getByRole('button', { name: shell.loadAgain }).isVisible()).toBe(true)
    await context.close()
  },
)
