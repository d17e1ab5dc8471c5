import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emailConfirmation as confirmationDe } from '../../texts/de/account/email-confirmation.ts'
import { emailConfirmation as confirmationEn } from '../../texts/en/account/email-confirmation.ts'
import { texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { visits } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { check, choose, press, pressTwice, type } from '../support/user-actions.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { registerFromDialog } from '../support/register.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const confirmation = { de: confirmationDe, en: confirmationEn }
type Texts = (typeof texts)['en']

openForAll()

test.each(eachNth(2, visits))(
  'a café registers, orders from two suppliers and sees order and mail (%s, %s)',
  async (language, device) => {
    const t = texts[language]
    const home = language === 'de' ? '/de' : '/'
    // A minimum order is not reached with the last case of a product.
    await shop.db`
      update stock set on_hand = promised + 5000 where on_hand > promised
        and sku_id in (select sku_id from product where name_de ~* 'haferdrink|messer')`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(home)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const company = `Café ${language} ${device.name}`
    const email = `${language}-${device.name}@cafe.example`
    await press(page.getByRole('button', { name: t.shell.signIn, exact: true }).filter({ visible: true }).first())
    await registerFromDialog(page, language, { company, email })

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
    await press(page.getByRole('link', { name: starting(t.cart.checkout) }).first())

    await confirmElsewhere(page, language, email)
    await enterAddress(page, t)
    await press(page.getByRole('button', { name: t.checkout.next.address }))
    await check(page.getByRole('radio', { name: language === 'de' ? /Überweisung/ : /Bank transfer/ }))
    await press(page.getByRole('button', { name: t.checkout.next.payment }))
    await check(page.getByRole('checkbox', { name: starting(t.checkout.review.terms.split('{')[0]!) }))
    await pressTwice(page.getByRole('button', { name: starting(t.checkout.review.order) }))

    await expectHeading(page, t.checkout.success.title)
    const numbered = page
      .getByRole('main')
      .getByText(/T\d{6,}/)
      .first()
    const orderNumber = /T\d{6,}/.exec((await numbered.textContent())!)![0]
    await press(page.getByRole('link', { name: t.checkout.success.toOrder }))
    await page.getByRole('heading', { level: 1 }).filter({ hasText: orderNumber }).waitFor()
    expect(await ordersOf(email)).toBe(1)
    await readConfirmation(page, orderNumber, email)
    expect(problems).toEqual([])
    await context.close()
  },
)

/** The mail is read in another browser, where nobody is signed in, and its link opened twice. */
async function confirmElsewhere(page: Page, language: 'de' | 'en', email: string) {
  const t = confirmation[language]
  await page.getByRole('heading', { name: t.note.title }).waitFor()
  const link = await mailedLink(shop.origin, email, 'confirm-email')
  const elsewhere = await visit(browser, shop.origin, { width: 390, height: 844 })
  for (const title of [t.confirmedTitle, t.knownTitle]) {
    await elsewhere.page.goto(link)
    await press(elsewhere.page.getByRole('button', { name: t.confirm }))
    await elsewhere.page.getByText(title).waitFor()
  }
  expect(elsewhere.problems).toEqual([])
  await elsewhere.context.close()
  await page.reload()
  await page.getByRole('button', { name: texts[language].checkout.address.add }).first().waitFor()
  await page.getByRole('heading', { name: t.note.title }).waitFor({ state: 'detached' })
}

async function search(page: Page, t: Texts, words: string) {
  const field = page.getByRole('combobox', { name: t.search.label }).filter({ visible: true }).first()
  await type(field, words)
  await field.press('Enter')
  await page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor()
}

/** Opens the first product of the list that is in stock, whose price must show, and puts a box into the cart. */
async function addFirstProduct(page: Page, t: Texts) {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /Add .* to the cart$|in den Warenkorb$/ }) })
    .first()
  await press(card.getByRole('link').first())
  const saved = cartWrite(page)
  await press(page.getByRole('button', { name: starting(t.catalogue.quantity.add) }).first())
  expect((await saved).status()).toBe(200)
  await page.getByText(t.cart.added(1)).first().waitFor()
}

async function findStore(page: Page, t: Texts, words: string) {
  await page.goto(page.url().includes('/de/') ? '/de/stores' : '/stores')
  await expectHeading(page, t.stores.title)
  await type(page.getByRole('main').getByRole('searchbox'), words)
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /Tidemar/ })
      .first(),
  )
  await page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor()
}

/** Raises the quantities step by step until no supplier's minimum order is missing. */
async function reachMinimums(page: Page, t: Texts) {
  const ready = page.getByRole('link', { name: starting(t.cart.checkout) })
  const selects = page.getByRole('main').getByRole('combobox')
  await selects.nth(1).waitFor()
  for (const step of [3, 7, 15, 30]) {
    for (const select of await selects.all()) await chooseQuantity(page, select, step)
    if ((await ready.count()) > 0) break
  }
  await ready.first().waitFor()
  expect(await page.getByText(new RegExp(t.cart.minimum.missing('.+'))).count()).toBe(0)
}

/** Chooses the quantity at this place of the list, or the last one, and waits until it is saved. */
async function chooseQuantity(page: Page, select: Locator, place: number) {
  const all = await select.locator('option').evaluateAll((them) => them.map((it) => (it as HTMLOptionElement).value))
  const values = all.filter((value) => /^\d+$/.test(value))
  const value = values[Math.min(values.length - 1, place)]!
  if ((await select.inputValue()) === value) return
  const saved = cartWrite(page)
  await choose(select, value)
  await saved
}

async function enterAddress(page: Page, t: Texts) {
  await press(page.getByRole('button', { name: t.checkout.address.add }).first())
  const form = page.getByRole('dialog')
  await type(form.getByLabel(t.account.street, { exact: true }), 'Venloer Straße')
  await type(form.getByLabel(t.account.streetNumber), '241')
  await type(form.getByLabel(t.account.cityName), 'Köln')
  await press(form.getByRole('button', { name: t.account.save }))
  // Without a postcode it is refused, and nothing typed is lost.
  await form.getByText(t === texts.de ? 'Obligatorisch' : 'Required').waitFor()
  expect(await form.getByLabel(t.account.cityName).inputValue()).toBe('Köln')
  await type(form.getByLabel(t.account.postalCode), '50823')
  await press(form.getByRole('button', { name: t.account.save }))
  await form.waitFor({ state: 'detached' })
}

const cartWrite = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/api/v1/cart?') && reply.request().method() === 'POST')

async function readConfirmation(page: Page, orderNumber: string, email: string) {
  await expect
    .poll(async () => (await (await fetch(`${shop.origin}/dev/mail`)).text()).includes(orderNumber))
    .toBe(true)
  await page.goto('/dev/mail')
  await press(page.getByRole('link', { name: new RegExp(orderNumber) }).first())
  await page.getByText(email).first().waitFor()
}

async function ordersOf(email: string) {
  const [row] = await shop.db<{ count: number }[]>`
    select count(*)::int as count from orders join account on account.id = orders.buyer_id where account.email = ${email}`
  return row!.count
}

const expectHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: false }).waitFor()
const starting = (words: string) => new RegExp(`^${words.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
