import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { ask, type Language, laptop, local, openAccount, PASSWORD, stayAs, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { besides, visit } from '../support/browser.ts'
import { press, type } from '../support/user-actions.ts'
import { followRequests } from '../screens/settle.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { seeAs } from './people.ts'

openForAll()

const area = { de: areaDe, en: areaEn }
// Signing in again answers after the refusal; a busy machine cannot draw all pictures at once.
const refused = /^401 |^503 GET .*\/pictures\//

/** A buyer on a page, whose sessions can be ended and who can sign in again where he is asked to. */
async function open(language: Language, path: string) {
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  const name = crypto.randomUUID().slice(0, 8)
  const account = { email: `${name}@cafe.example`, companyName: `Café ${name}` }
  const token = await openAccount(shop.origin, { ...account, language })
  await stayAs(context, token)
  const requests = followRequests(page)
  await page.goto(local(language, path), { waitUntil: 'networkidle' })
  await seeAs(page, language, account)
  /** Ends the session and presses this: what else the page asks meanwhile is answered after the press, and cannot notice the end before it. */
  const pressAfterEnd = async (target: Locator) => {
    await target.click({ trial: true })
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/v1/**', (route) => pressed.then(() => route.continue()))
    await requests.settled()
    await shop.db`delete from session where account_id = (select id from account where email = ${account.email})`
    await press(target)
    letGo()
  }
  return { page, context, problems, account, pressAfterEnd, ...asker(page, language, account.email) }
}

function asker(page: Page, language: Language, email: string) {
  const t = texts[language].account
  const dialog = page.getByRole('dialog')
  const waitForSignIn = async () => {
    await dialog.getByText(t.sessionEnded).waitFor()
    expect(await dialog.count()).toBe(1)
    expect(await dialog.getByRole('textbox', { name: t.email }).inputValue()).toBe(email)
  }
  const signInAgain = async (as = email) => {
    await waitForSignIn()
    if (as !== email) await type(dialog.getByRole('textbox', { name: t.email }), as)
    await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: t.signIn, exact: true }))
    await dialog.waitFor({ state: 'hidden' })
  }
  const close = async () => {
    await waitForSignIn()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  return { signInAgain, close }
}

const currentToken = (page: Page) => page.evaluate(() => localStorage.getItem('Authorization')!)

test.each(eachNth(2, ['en', 'de'] as const))(
  'a profile whose session has ended is saved as typed after signing in again (%s)',
  async (language) => {
    const { page, context, problems, pressAfterEnd, signInAgain } = await open(language, '/account/info')
    const t = area[language].info
    const phone = page.getByRole('main').getByLabel(texts[language].account.phoneNumber)
    await type(phone, '+49 30 4711')
    await pressAfterEnd(page.getByRole('main').getByRole('button', { name: t.save, exact: true }))
    await signInAgain()
    await page.getByText(t.saved).waitFor()
    expect(await phone.inputValue()).toBe('+49 30 4711')
    const saved = await ask<{ phoneNumber: string }>(shop.origin, '/account/info', { token: await currentToken(page) })
    expect(saved.phoneNumber).toBe('+49 30 4711')
    expect(besides(problems, refused)).toEqual([])
    await context.close()
  },
)

test('goods are put into the cart and a heart is filled once, after signing in again', { tags: ['long'] }, async () => {
  const { page, context, problems, account, pressAfterEnd, signInAgain } = await open('en', '/search')
  await press(page.getByRole('main').locator('a[href*="/products/"]').first())
  await page.waitForURL(/\/products\//)
  await seeAs(page, 'en', account)
  const main = page.getByRole('main')
  await pressAfterEnd(main.getByRole('button', { name: new RegExp(texts.en.catalogue.quantity.add) }).first())
  await signInAgain()
  await page.getByText(texts.en.cart.added(1)).waitFor()
  const token = await currentToken(page)
  const inCart = async () => (await ask<{ itemCount: number }>(shop.origin, '/cart', { token })).itemCount
  await expect.poll(inCart).toBe(1)
  await pressAfterEnd(main.locator('button[aria-pressed]').first())
  await signInAgain()
  await main.locator('button[aria-pressed=true]').first().waitFor()
  expect(besides(problems, refused)).toEqual([])
  await context.close()
})

test('pages reached with a session that has ended ask to sign in, and come then', { tags: ['long'] }, async () => {
  const { page, context, problems, account, pressAfterEnd, signInAgain } = await open('de', '/static/faqs')
  const t = texts.de
  await pressAfterEnd(page.getByRole('banner').getByRole('link', { name: t.shell.orders, exact: true }))
  await signInAgain()
  await page.getByRole('heading', { level: 1, name: t.orders.emptyTitle }).waitFor()
  await press(page.locator(`a[href="${local('de', '/kaffee-tee')}"]`).first())
  await page.waitForURL(/kaffee-tee/)
  await seeAs(page, 'de', account)
  await pressAfterEnd(page.getByRole('main').locator('a[href*="/products/"]').first())
  await signInAgain()
  await page.waitForURL(/\/products\//)
  await seeAs(page, 'de', account)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(t.catalogue.quantity.addFor('').trim()) })
    .first()
    .waitFor()
  expect(besides(problems, refused)).toEqual([])
  await context.close()
})

test('who closes the question sees what a visitor sees, and goes on', { tags: ['long'] }, async () => {
  const { page, context, problems, pressAfterEnd, close } = await open('en', '/search')
  await pressAfterEnd(page.getByRole('main').locator('a[href*="/products/"]').first())
  await close()
  await seeAs(page, 'en', null)
  await page.waitForURL(/\/products\//)
  await page.getByRole('main').getByRole('button', { name: texts.en.shell.signIn }).first().waitFor()
  expect(besides(problems, refused)).toEqual([])
  await context.close()
})

test('another account that signs in instead is told what was not done', { tags: ['long'] }, async () => {
  const { page, context, pressAfterEnd, signInAgain } = await open('en', '/account/info')
  const other = { email: `${crypto.randomUUID().slice(0, 8)}@bar.example`, companyName: 'Bar Abend' }
  await openAccount(shop.origin, { ...other, language: 'en' })
  const main = page.getByRole('main')
  const phone = main.getByLabel(texts.en.account.phoneNumber)
  await type(phone, '+49 30 4711')
  await pressAfterEnd(main.getByRole('button', { name: area.en.info.save, exact: true }))
  await signInAgain(other.email)
  await page.getByText(texts.en.shell.otherAccount).waitFor()
  await seeAs(page, 'en', other)
  await expect.poll(() => main.getByLabel(texts.en.account.companyName).inputValue()).toBe(other.companyName)
  expect(await phone.inputValue()).not.toBe('+49 30 4711')
  await context.close()
})
