import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration as registrationDe } from '../texts/de/register.ts'
import { registration as registrationEn } from '../texts/en/register.ts'
import { texts } from './account.ts'
import { openBrowser, visit } from './browser.ts'
import { openShop } from './shop.ts'

const PASSWORD = 'Espresso-Tonic-8'
const registration = { de: registrationDe, en: registrationEn }
type Texts = (typeof texts)['en']

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 1000 }

test.each([
  ['de', 'a phone', phone],
  ['en', 'a phone', phone],
  ['de', 'a desktop', desktop],
  ['en', 'a desktop', desktop],
] as const)(
  'a café registers, orders from two suppliers and sees order and mail (%s, %s)',
  async (language, _, size) => {
    const t = texts[language]
    const home = language === 'de' ? '/de' : '/'
    const { page, context, problems } = await visit(browser, shop.origin, size)
    await page.goto(home)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const company = `Café ${language} ${size.width}`
    const email = `${language}-${size.width}@cafe.example`
    await register(page, t, { company, email })

    await search(page, t, 'Haferdrink')
    await addFirstProduct(page, t)
    await search(page, t, 'Messer')
    await addFirstProduct(page, t)
    await findStore(page, t, 'Tidemar')

    await page.goto(`${home === '/' ? '' : home}/cart`)
    await expectHeading(page, t.cart.title)
    await page.getByText(t.cart.whyNot).waitFor()
    expect(await page.getByText(new RegExp(t.cart.minimum.missing('.+'))).count()).toBeGreaterThan(0)
    await reachMinimums(page, t)
    await page
      .getByRole('link', { name: starting(t.cart.checkout) })
      .first()
      .click()

    await enterAddress(page, t)
    await page.getByRole('button', { name: t.checkout.next.address }).click()
    await page.getByRole('radio', { name: language === 'de' ? /Überweisung/ : /Bank transfer/ }).check()
    await page.getByRole('button', { name: t.checkout.next.payment }).click()
    await page.getByRole('checkbox', { name: starting(t.checkout.review.terms.split('{')[0]!) }).check()
    await page.getByRole('button', { name: starting(t.checkout.review.order) }).dblclick()

    await expectHeading(page, t.checkout.success.title)
    const numbered = page
      .getByRole('main')
      .getByText(/T\d{6,}/)
      .first()
    const orderNumber = /T\d{6,}/.exec((await numbered.textContent())!)![0]
    await page.getByRole('link', { name: t.checkout.success.toOrder }).click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: orderNumber }).waitFor()
    expect(await ordersOf(email)).toBe(1)
    await readConfirmation(page, orderNumber, email)
    expect(problems).toEqual([])
    await context.close()
  },
)

async function register(page: Page, t: Texts, { company, email }: { company: string; email: string }) {
  await page.getByRole('button', { name: t.shell.signIn, exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: t.account.createAccount }).click()
  await expectHeading(page, t.account.registerTitle)
  const { next, steps } = registration[t === texts.de ? 'de' : 'en']
  await page.getByLabel(t.account.firstName).fill('Mira')
  await page.getByLabel(t.account.lastName).fill('Sommer')
  await page.getByLabel(t.account.phoneNumber).fill('+49 221 998877')
  await page.getByRole('textbox', { name: t.account.email }).fill(email)
  await page.getByRole('button', { name: next }).click()
  // What is missing is said under the fields, and nothing typed is lost.
  expect(await page.getByLabel(t.account.firstName).inputValue()).toBe('Mira')
  await page.getByRole('textbox', { name: t.account.password }).fill(PASSWORD)
  await page.getByRole('button', { name: next }).click()
  await page.getByRole('heading', { name: steps.company }).waitFor()
  await page.getByLabel(t.account.companyName).fill(company)
  await page.getByLabel(t.account.businessType).selectOption('CAFE')
  await page.getByRole('button', { name: next }).click()
  await page.getByLabel(t.account.isBusinessConfirmed).check()
  await page.getByLabel(t.account.termsAccepted).check()
  await page.getByRole('main').getByRole('button', { name: t.account.register }).click()
  await page.getByText(t.account.registered).waitFor()
}

async function search(page: Page, t: Texts, words: string) {
  const field = page.getByRole('combobox', { name: t.search.label }).filter({ visible: true }).first()
  await field.fill(words)
  await field.press('Enter')
  await page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor()
}

/** Opens the first product of the list that is in stock, whose price must show, and puts a box into the cart. */
async function addFirstProduct(page: Page, t: Texts) {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('group') })
    .first()
  await card.getByRole('link').first().click()
  const saved = cartWrite(page)
  await page
    .getByRole('button', { name: starting(t.catalogue.quantity.add) })
    .first()
    .click()
  expect((await saved).status()).toBe(200)
  await page.getByText(t.cart.added(1)).first().waitFor()
}

async function findStore(page: Page, t: Texts, words: string) {
  await page.goto(page.url().includes('/de/') ? '/de/stores' : '/stores')
  await expectHeading(page, t.stores.title)
  await page.getByRole('main').getByRole('searchbox').fill(words)
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tidemar/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor()
}

/** Raises the quantities step by step until no supplier's minimum order is missing. */
async function reachMinimums(page: Page, t: Texts) {
  const ready = page.getByRole('link', { name: starting(t.cart.checkout) })
  const selects = page.getByRole('main').getByRole('combobox')
  await selects.nth(1).waitFor()
  for (const step of [3, 7, 15, 30]) {
    for (const select of await selects.all()) await choose(page, select, step)
    if ((await ready.count()) > 0) break
  }
  await ready.first().waitFor()
  expect(await page.getByText(new RegExp(t.cart.minimum.missing('.+'))).count()).toBe(0)
}

/** Chooses the quantity at this place of the list, or the last one, and waits until it is saved. */
async function choose(page: Page, select: Locator, place: number) {
  const all = await select.locator('option').evaluateAll((them) => them.map((it) => (it as HTMLOptionElement).value))
  const values = all.filter((value) => /^\d+$/.test(value))
  const value = values[Math.min(values.length - 1, place)]!
  if ((await select.inputValue()) === value) return
  const saved = cartWrite(page)
  await select.selectOption(value)
  await saved
}

async function enterAddress(page: Page, t: Texts) {
  await page.getByRole('button', { name: t.checkout.address.add }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel(t.account.street, { exact: true }).fill('Venloer Straße')
  await form.getByLabel(t.account.streetNumber).fill('241')
  await form.getByLabel(t.account.cityName).fill('Köln')
  await form.getByRole('button', { name: t.account.save }).click()
  // Without a postcode it is refused, and nothing typed is lost.
  await form.getByText(t === texts.de ? 'Obligatorisch' : 'Required').waitFor()
  expect(await form.getByLabel(t.account.cityName).inputValue()).toBe('Köln')
  await form.getByLabel(t.account.postalCode).fill('50823')
  await form.getByRole('button', { name: t.account.save }).click()
  await form.waitFor({ state: 'detached' })
}

const cartWrite = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/api/v1/cart?') && reply.request().method() === 'POST')

async function readConfirmation(page: Page, orderNumber: string, email: string) {
  await expect
    .poll(async () => (await (await fetch(`${shop.origin}/dev/mail`)).text()).includes(orderNumber), {
      timeout: 20_000,
    })
    .toBe(true)
  await page.goto('/dev/mail')
  await page
    .getByRole('link', { name: new RegExp(orderNumber) })
    .first()
    .click()
  expect(await page.content()).toContain(email)
}

async function ordersOf(email: string) {
  const [row] = await shop.db<{ count: number }[]>`
    select count(*)::int as count from orders join account on account.id = orders.buyer_id where account.email = ${email}`
  return row!.count
}

const expectHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: false }).waitFor()
const starting = (words: string) => new RegExp(`^${words.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
