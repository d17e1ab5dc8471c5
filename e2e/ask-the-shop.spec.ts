import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantExclusiveAccess } from '../api/catalogue/decide-exclusive-access.ts'
import { contactSubjects } from '../contract/content.ts'
import { impersonation as impersonationDe } from '../texts/de/account-area.ts'
import { contact as contactDe } from '../texts/de/contact.ts'
import { exclusive as exclusiveDe } from '../texts/de/exclusive.ts'
import { impersonation as impersonationEn } from '../texts/en/account-area.ts'
import { contact as contactEn } from '../texts/en/contact.ts'
import { exclusive as exclusiveEn } from '../texts/en/exclusive.ts'
import { ask, local, openAccount, PASSWORD, signIn, texts, visits } from './account.ts'
import { findBarriers } from './axe.ts'
import { openBrowser, visit } from './browser.ts'
import { openShop } from './shop.ts'

const contacts = { de: contactDe, en: contactEn }
const exclusives = { de: exclusiveDe, en: exclusiveEn }
const impersonations = { de: impersonationDe, en: impersonationEn }
const required = { de: 'Obligatorisch', en: 'Required' }

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test.each(visits)(
  'what one device remembers another shows, and two tabs agree who is signed in (%s)',
  async (language, size) => {
    const t = texts[language]
    const email = `merken-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    const first = await visit(browser, shop.origin, size)
    const second = await visit(browser, shop.origin, size)
    await signIn(second.page, language, { email })
    await first.page.goto(local(language, await plainProduct()))
    const name = (await first.page.getByRole('heading', { level: 1 }).textContent())!
    await first.page.getByRole('main').getByRole('button', { name: t.catalogue.quantity.add }).click()
    const dialog = first.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t.account.email }).fill(email)
    await dialog.getByRole('textbox', { name: t.account.password }).fill(PASSWORD)
    await dialog.getByRole('textbox', { name: t.account.password }).press('Enter')
    // What the visitor wanted goes on, and the page comes up to date without a reload.
    await first.page.getByText(t.cart.added(1)).waitFor()
    await first.page
      .getByRole('button', { name: t.wishlist.addNamed(name) })
      .first()
      .click()
    await first.page
      .getByRole('button', { name: t.wishlist.removeNamed(name) })
      .first()
      .waitFor()

    await second.page.goto(local(language, '/account/wishlist'))
    const main = second.page.getByRole('main')
    await main.getByRole('link', { name: name }).first().waitFor()
    expect(await findBarriers(second.page)).toEqual([])
    await main.getByRole('button', { name: t.wishlist.removeNamed(name) }).click()
    await main.getByText(t.wishlist.emptyTitle).waitFor()

    const tab = await second.context.newPage()
    await tab.goto(local(language, '/account/addresses'))
    await tab.getByRole('heading', { level: 1, name: t.account.addressesTitle }).waitFor()
    await second.page.evaluate(() => localStorage.removeItem('Authorization'))
    await tab.getByRole('heading', { level: 1, name: t.shell.gateTitle }).waitFor()
    expect([...first.problems, ...second.problems]).toEqual([])
    await Promise.all([first.context.close(), second.context.close()])
  },
)

test.each(visits)('an operator acts as a buyer in one tab and ends it (%s)', async (language, size) => {
  const t = impersonations[language]
  const { shell } = texts[language]
  const email = `betreut-${language}@cafe.example`
  await openAccount(shop.origin, { email, language, companyName: 'Café Betreut' })
  const credentials = { email: 'operator@demo.tresen.example', password: 'Tresen2026' }
  const { authToken } = await ask<{ authToken: string }>(shop.origin, '/auth/sign-in', { body: credentials })
  const { url } = await ask<{ url: string }>(shop.origin, '/operator/impersonation-codes', {
    body: { email },
    token: authToken,
  })
  const { page, context, problems } = await visit(browser, shop.origin, size)
  const link = local(language, new URL(url).pathname.replace(/^\/de/, '') + new URL(url).hash)
  await page.goto(link)
  await page.getByText(shell.impersonatedAs('Café Betreut')).waitFor()
  expect(new URL(page.url()).pathname).toBe(language === 'de' ? '/de' : '/')
  expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: t.endNamed('Café Betreut') }).click()
  await page.getByText(t.ended).waitFor()
  await page.getByText(shell.impersonatedAs('Café Betreut')).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  // A code works once; the browser reports the refusal.
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: t.expiredTitle }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await context.close()
})

test.each(visits)('a visitor writes twice and a reload loses nothing (%s)', async (language, size) => {
  const t = contacts[language]
  const { page, context, problems } = await visit(browser, shop.origin, size)
  await page.goto(local(language, '/static/contact-us'), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const send = () => main.getByRole('button', { name: t.send }).click()
  await send()
  await main.getByText(required[language]).first().waitFor()
  expect(await findBarriers(page)).toEqual([])
  await main.getByLabel(t.firstName).fill('Mira')
  await main.getByLabel(t.lastName).fill('Sommer')
  await main.getByLabel(t.email).fill('mira@')
  await main.getByLabel(t.message, { exact: true }).fill('Wann kommt die Ware?')
  await main.getByLabel(t.subject).selectOption('DELIVERY_STATUS')
  await main.getByLabel(t.orderNumber).fill('T100234')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await main.getByLabel(t.message, { exact: true }).inputValue()).toBe('Wann kommt die Ware?')
  expect(await main.getByLabel(t.orderNumber).inputValue()).toBe('T100234')
  await send()
  await main.getByText(language === 'de' ? 'Ungültige E-Mail' : 'Invalid email').waitFor()
  await main.getByLabel(t.email).fill('mira@cafe.example')
  for (const subject of contactSubjects.slice(0, 2)) {
    await main.getByLabel(t.subject).selectOption(subject)
    await main.getByLabel(t.message, { exact: true }).fill(`Frage: ${subject}`)
    await main.getByLabel(t.privacyAccepted).check()
    await send()
    await main.getByRole('heading', { name: t.sentTitle }).waitFor()
    if (subject === 'ONLINE_ORDER') expect(await findBarriers(page)).toEqual([])
    await main.getByRole('button', { name: t.again }).click()
  }
  expect(problems).toEqual([])
  await context.close()
})

test.each(visits)('a refused buyer applies, is granted access and sees the product (%s)', async (language, size) => {
  const t = texts[language]
  const words = exclusives[language]
  const email = `exklusiv-${language}@cafe.example`
  await openAccount(shop.origin, { email, language })
  const { page, context, problems } = await visit(browser, shop.origin, size)
  const [product] = await shop.db<{ skuId: string }[]>`
    select sku_id as "skuId" from product where is_exclusive and status = 'ACTIVE' order by sku_id limit 1`
  const path = local(language, `/products/xxx-${product!.skuId}`)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: t.shell.forbiddenTitle }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await signIn(page, language, { email })
  await page.goto(path)
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: words.applyTitle }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await main.getByRole('button', { name: words.send }).click()
  await main.getByText(required[language]).waitFor()
  await main.getByLabel(words.messageLabel).fill('Für unser Frühstück.')
  await main.getByRole('button', { name: words.send }).click()
  await main.getByText(words.states.PENDING, { exact: true }).waitFor()
  await page.goto(local(language, '/account/exclusive'))
  await main.getByText(words.hidden(product!.skuId)).waitFor()
  expect(await findBarriers(page)).toEqual([])

  await grant(email, product!.skuId)
  await page.reload()
  await main.getByText(words.states.GRANTED, { exact: true }).waitFor()
  await main.getByRole('listitem').filter({ hasText: words.states.GRANTED }).getByRole('link').click()
  await main.getByRole('button', { name: t.catalogue.quantity.add }).first().waitFor()
  // The server refuses every visitor's page of it; the buyer's own answer comes afterwards.
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([])
  await context.close()
})

/** The operator's word; the mail about it is of no interest here. */
async function grant(email: string, skuId: string) {
  const [buyer] = await shop.db<{ id: string }[]>`select id from account where email = ${email}`
  const deps = { db: shop.db, clock: { now: () => new Date() }, jobs: { send: async () => {} }, origin: shop.origin }
  await grantExclusiveAccess(deps as never, { buyerId: buyer!.id, skuId, reason: '', language: 'de' })
}

/** Where a product stands that is in stock. */
async function plainProduct(): Promise<string> {
  const listing = '/listings/category?slug=kaffee-tee&inStock=true'
  const { items } = await ask<{ items: { canonicalUrl: string; availability: string }[] }>(shop.origin, listing)
  return items.find(({ availability }) => availability !== 'OUT_OF_STOCK')!.canonicalUrl
}
