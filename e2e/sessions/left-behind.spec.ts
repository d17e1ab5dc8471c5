import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, laptop, local, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { besides, visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'
import { newAccount, newSession, openOtherTab, seeAs } from './people.ts'

openForAll()

/** Holds back what visitors are answered until it is let go. */
async function holdVisitorsAnswers(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    if (!route.request().headers().authorization) await promise
    await route.continue()
  })
  return letGo
}

async function reach(page: Page, language: Language, kind: 'home' | 'listing' | 'product') {
  const t = texts[language]
  await press(page.locator(`a[href="${local(language, '/kaffee-tee')}"]`).first())
  const main = page.getByRole('main')
  const product = main.locator('a[href*="/products/"]').first()
  await product.waitFor()
  if (kind === 'product') await press(product)
  if (kind === 'home') await press(page.getByRole('banner').getByRole('link', { name: t.shell.siteName, exact: true }))
  await page.waitForURL({ home: /\/(de)?$/, listing: /kaffee-tee$/, product: /\/products\// }[kind])
}

const kinds = [
  ['en', 'home', 'in another tab'],
  ['de', 'listing', 'here'],
  ['en', 'product', 'here'],
  ['de', 'product', 'in another tab'],
] as const
test.each(eachNth(4, kinds))(
  'prices and names of an account go with it (%s, %s, %s)',
  { tags: ['long'] },
  async (language, kind, where) => {
    const { page, context, problems } = await visit(browser, shop.origin, laptop)
    const tag = crypto.randomUUID().slice(0, 8)
    const { account } = await newAccount(shop.origin, `carla-${tag}`, language)
    const other = await openOtherTab(context)
    await other.signIn(await newSession(shop.origin, account))
    await page.goto(local(language, '/static/faqs'))
    await seeAs(page, language, account)
    await reach(page, language, kind)
    const { card } = texts[language].catalogue
    const prices = page.getByRole('main').getByText(card.price, { exact: true })
    await prices.first().waitFor()
    await seeAs(page, language, account)

    const letGo = await holdVisitorsAnswers(page)
    if (where === 'here') {
      const banner = page.getByRole('banner')
      await press(banner.getByText(account.companyName, { exact: true }))
      await press(banner.getByRole('button', { name: texts[language].shell.signOut, exact: true }))
    } else await other.signOut()
    await page.getByRole('banner').getByRole('button', { name: texts[language].shell.signIn, exact: true }).waitFor()
    expect(await prices.count()).toBe(0)
    expect(await page.getByText(account.companyName).count()).toBe(0)
    letGo()
    await seeAs(page, language, null)
    expect(await prices.count()).toBe(0)
    expect(besides(problems, /^401 GET /, /^503 GET .*\/pictures\//)).toEqual([])
    await context.close()
  },
)
