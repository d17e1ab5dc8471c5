import { expect, test } from 'vitest'
import { grantExclusiveAccess } from '../../api/exclusive/decide-exclusive-access.ts'
import { contactSubjects } from '../../contract/content.ts'
import { impersonation as impersonationDe } from '../../texts/de/account/area.ts'
import { contact as contactDe } from '../../texts/de/content/contact.ts'
import { exclusive as exclusiveDe } from '../../texts/de/exclusive/screen.ts'
import { impersonation as impersonationEn } from '../../texts/en/account/area.ts'
import { contact as contactEn } from '../../texts/en/content/contact.ts'
import { exclusive as exclusiveEn } from '../../texts/en/exclusive/screen.ts'
import {
  ask,
  impersonationCode,
  local,
  openAccount,
  PASSWORD,
  signIn,
  texts,
  glance,
  visitsIn,
  visitsWithPointer,
  showFactor,
} from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { check, choose, press, type } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const contacts = { de: contactDe, en: contactEn }
const exclusives = { de: exclusiveDe, en: exclusiveEn }
const impersonations = { de: impersonationDe, en: impersonationEn }
const required = { de: 'Obligatorisch', en: 'Required' }

openForAll()

test.each(visitsIn('de'))(
  'what one device remembers another shows, and two tabs agree who is signed in (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language]
    const email = `merken-${language}-${device.name}@cafe.example`
    await openAccount(shop.origin, { email, language })
    const first = await visit(browser, shop.origin, device)
    const second = await visit(browser, shop.origin, device)
    await signIn(second.page, language, { email })
    await first.page.goto(local(language, await plainProduct()))
    const name = (await first.page.getByRole('heading', { level: 1 }).textContent())!
    await press(first.page.getByRole('main').getByRole('button', { name: t.catalogue.quantity.add }))
    const dialog = first.page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: t.account.email }), email)
    await type(dialog.getByRole('textbox', { name: t.account.password }), PASSWORD)
    await dialog.getByRole('textbox', { name: t.account.password }).press('Enter')
    // What the visitor wanted goes on, and the page comes up to date without a reload.
    await first.page.getByText(t.cart.added(1)).waitFor()
    await press(first.page.getByRole('button', { name: t.wishlist.addNamed(name) }).first())
    await first.page
      .getByRole('button', { name: t.wishlist.removeNamed(name) })
      .first()
      .waitFor()

    await second.page.goto(local(language, '/account/wishlist'))
    const main = second.page.getByRole('main')
    await main.getByRole('link', { name: name }).first().waitFor()
    const remove = () => press(main.getByRole('button', { name: t.wishlist.removeNamed(name) }))
    await remove()
    await main.getByText(t.wishlist.emptyTitle).waitFor()
    await second.page.getByText(t.wishlist.removed(name)).waitFor()
    await press(second.page.getByRole('button', { name: t.wishlist.undo }))
    await main.getByRole('link', { name: name }).first().waitFor()
    await remove()
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

test.each(visitsWithPointer('en'))(
  'an operator acts as a buyer in one tab and ends it (%s, %s)',
  async (language, device) => {
    const t = impersonations[language]
    const { shell } = texts[language]
    const email = `betreut-${language}-${device.name}@cafe.example`
    await openAccount(shop.origin, { email, language, companyName: 'Café Betreut' })
    const credentials = { email: 'operator@demo.tresen.example', password: 'Tresen2026' }
    const { authToken } = await ask<{ authToken: string }>(shop.origin, '/auth/sign-in', { body: credentials })
    await showFactor(shop.db, authToken)
    const { url } = await impersonationCode(shop.origin, authToken, { email })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const link = local(language, new URL(url).pathname.replace(/^\/de/, '') + new URL(url).hash)
    await page.goto(link)
    await page.getByText(`${shell.impersonatedAs('Café Betreut')} ${t.readOnly}`).waitFor()
    await page.waitForURL(({ pathname }) => pathname === (language === 'de' ? '/de' : '/'))
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
    await press(page.getByRole('button', { name: t.endNamed('Café Betreut') }))
    await page.getByText(t.ended).waitFor()
    await page.getByText(shell.impersonatedAs('Café Betreut')).waitFor({ state: 'detached' })
    // What was asked for the buyer may end with the session.
    expect(besides(problems, /^401 GET /)).toEqual([])
    // A code works once; the browser reports the refusal.
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: t.expiredTitle }).waitFor()
    await context.close()
  },
)

test.each(visitsIn('de'))('a visitor writes twice and a reload loses nothing (%s, %s)', async (language, device) => {
  const t = contacts[language]
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await page.goto(local(language, '/static/contact-us'), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const send = () => press(main.getByRole('button', { name: t.send }))
  await send()
  await main.getByText(required[language]).first().waitFor()
  await type(main.getByLabel(t.firstName), 'Mira')
  await type(main.getByLabel(t.lastName), 'Sommer')
  await type(main.getByLabel(t.email), 'mira@')
  await type(main.getByLabel(t.message, { exact: true }), 'Wann kommt die Ware?')
  await choose(main.getByLabel(t.subject), 'DELIVERY_STATUS')
  await type(main.getByLabel(t.orderNumber), 'T100234')
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => main.getByLabel(t.message, { exact: true }).inputValue()).toBe('Wann kommt die Ware?')
  await expect.poll(() => main.getByLabel(t.orderNumber).inputValue()).toBe('T100234')
  await send()
  await main.getByText(language === 'de' ? 'Ungültige E-Mail' : 'Invalid email').waitFor()
  await type(main.getByLabel(t.email), `mira-${language}-${device.name}@cafe.example`)
  for (const subject of contactSubjects.slice(0, 2)) {
    await choose(main.getByLabel(t.subject), subject)
    await type(main.getByLabel(t.message, { exact: true }), `Frage: ${subject}`)
    await check(main.getByLabel(t.privacyAccepted))
    await send()
    await main.getByRole('heading', { name: t.sentTitle }).waitFor()
    await press(main.getByRole('button', { name: t.again }))
  }
  expect(problems).toEqual([])
  await context.close()
})

test.each(glance('en'))(
  'a refused buyer applies, is granted access and sees the product (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language]
    const words = exclusives[language]
    const email = `exklusiv-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const [product] = await shop.db<{ skuId: string }[]>`
    select sku_id from product where is_exclusive and status = 'ACTIVE' order by sku_id limit 1`
    const path = local(language, `/products/xxx-${product!.skuId}`)
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: t.shell.forbiddenTitle }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await signIn(page, language, { email })
    await page.goto(path)
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: words.applyTitle }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(main.getByRole('button', { name: words.send }))
    await main.getByText(required[language]).waitFor()
    await type(main.getByLabel(words.messageLabel), 'Für unser Frühstück.')
    await press(main.getByRole('button', { name: words.send }))
    await main.getByText(words.states.PENDING, { exact: true }).waitFor()
    await page.goto(local(language, '/account/exclusive'))
    await main.getByText(words.hidden(product!.skuId)).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await grant(email, product!.skuId)
    await page.reload()
    await main.getByText(words.states.GRANTED, { exact: true }).waitFor()
    await press(main.getByRole('listitem').filter({ hasText: words.states.GRANTED }).getByRole('link'))
    await main.getByRole('button', { name: t.catalogue.quantity.add }).first().waitFor()
    // The server refuses every visitor's page of it; the buyer's own answer comes afterwards.
    expect(besides(problems, /^403 /)).toEqual([])
    await context.close()
  },
)

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
