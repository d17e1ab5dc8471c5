import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts'
import { reorder as reorderDe } from '../../texts/de/orders/reorder.ts'
import { reorder as reorderEn } from '../../texts/en/orders/reorder.ts'
import { glance, type Language, laptop, local, texts, visits } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, shareBrowser, leaveBrowser, visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { check, press, pressTwice, type } from '../support/user-actions.ts'
import { openShop } from '../support/shop.ts'

let folder: string
let provider: Sandbox
let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-provider-'))
  provider = await startSandbox({ port: 0, folder })
  const mollie = { serverUrl: provider.origin, apiKey: provider.apiKey }
  ;[shop, browser] = await Promise.all([openShop({ mollie }), shareBrowser()])
})
afterAll(async () => {
  await leaveBrowser()
  await shop?.close()
  await provider?.stop()
  await rm(folder, { recursive: true, force: true })
})

const reorderTexts = { de: reorderDe, en: reorderEn }
const addStart = { de: /Kartons? in den Warenkorb$/, en: /^Add .* cases?$/ }
const card = { de: /Kreditkarte/, en: /Credit card/ }
const transfer = { de: /Überweisung/, en: /Bank transfer/ }
const ends = { failed: 'failedTitle', canceled: 'cancelledTitle', expired: 'expiredTitle' } as const

test.each(eachNth(2, visits))(
  'however a payment ends, the buyer is told and can try again (%s, %s)',
  async (language, device) => {
    const t = texts[language].checkout
    const buyer = await buyerWith(shop, language, await goodsOf(shop, language, { count: 2 }))
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/checkout')
    await page.getByRole('button', { name: t.next.address }).waitFor()
    await press(page.getByRole('button', { name: t.next.address }))
    for (const [outcome, title] of Object.entries(ends) as [keyof typeof ends, (typeof ends)[keyof typeof ends]][]) {
      await payBy(page, language, card[language])
      await order(page, language)
      await page.waitForURL(`${provider.origin}/**`)
      await press(page.locator(`button[value=${outcome}]`))
      await page.getByRole('heading', { level: 1, name: t.control[title] }).waitFor()
      await page.getByRole('link', { name: t.control.toCart, exact: true }).waitFor()
      await press(page.getByRole('link', { name: t.control.retry }))
    }
    await payBy(page, language, card[language])
    await order(page, language)
    await page.waitForURL(`${provider.origin}/**`)
    // Back in the shop without having paid: the page leads on to the payment.
    const paying = page.url()
    await page.goto(local(language, `/checkout/control?checkoutId=${await newestCheckout(buyer.id)}`))
    await page.getByRole('heading', { name: t.control.pendingTitle }).waitFor()
    await press(page.getByRole('link', { name: t.control.goOn }))
    await page.waitForURL(paying)
    await press(page.locator('button[value=paid]'))
    await page.getByRole('heading', { level: 1, name: t.success.title }).waitFor()
    expect(await shop.db`select payment_status, status from orders where buyer_id = ${buyer.id}`).toEqual([
      { paymentStatus: 'PAID', status: 'PLACED' },
    ])
    expect(problems).toEqual([])
    await context.close()
  },
)

test('the page that the browser brings back from a dead payment begins a new one', async () => {
  const t = texts.de.checkout
  const buyer = await buyerWith(shop, 'de', await goodsOf(shop, 'de', { count: 1 }))
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  // The browser stays on the page, as when it brings it back.
  const left: string[] = []
  await page.route(`${provider.origin}/**`, (route) => {
    left.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await enter(page, 'de', buyer.token, '/checkout?step=payment')
  await payBy(page, 'de', card.de)
  await order(page, 'de')
  await expect.poll(() => left.length).toBe(1)
  const checkoutId = await newestCheckout(buyer.id)
  const [payment] = await shop.db<
    { id: string }[]
  >`select provider_id as id from payment where checkout_id = ${checkoutId}`
  await provider.control.complete(payment!.id, 'canceled')
  const stateNow = async () => (await shop.db`select state from checkout where id = ${checkoutId}`)[0]?.state as string
  await page.request.get(`${shop.origin}/api/v1/checkout/control?checkoutId=${checkoutId}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  await expect.poll(stateNow).toBe('CANCELLED')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await press(page.getByRole('button', { name: t.review.order }))
  await expect.poll(() => left.length).toBe(2)
  expect(left[1]).not.toBe(left[0])
  expect(problems).toEqual([])
  await context.close()
})

test.each(glance('de'))(
  'what changed before the press is named, and what was typed stays (%s, %s)',
  async (language, device) => {
    const t = texts[language].checkout
    const [goods] = await goodsOf(shop, language, { count: 1 })
    const buyer = await buyerWith(shop, language, [goods!])
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/checkout?step=payment')
    await page.getByRole('radio', { name: transfer[language] }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await payBy(page, language, transfer[language])
    await press(page.locator('summary').filter({ hasText: t.review.references }))
    await type(page.getByLabel(t.review.purchaseOrderNumber), 'PO-4711')
    await type(page.getByLabel(t.review.note), 'Hinterhof, bitte klingeln')
    // A cart that is read after the price has changed has the new one.
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByLabel(t.review.note).waitFor()
    expect(await page.getByLabel(t.review.purchaseOrderNumber).inputValue()).toBe('PO-4711')
    await shop.db`
    update product set price_cents = price_cents + 100, final_price_cents = final_price_cents + 100, tier_prices = '[]'
    where sku_id = ${goods!.skuId}`
    await order(page, language)
    await page.getByText(t.review.changed.title).waitFor()
    const changed = page.getByRole('listitem').filter({ hasText: `${goods!.name}: ` })
    await changed.first().waitFor()
    expect(await page.getByLabel(t.review.note).inputValue()).toBe('Hinterhof, bitte klingeln')
    expect(await findBarriers(page)).toEqual([])
    await pressTwice(page.getByRole('button', { name: t.review.order }))
    await page.getByRole('heading', { level: 1, name: t.success.title }).waitFor()
    await page.getByRole('button', { name: texts[language].orders.transfer.copy('IBAN') }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await shop.db`select note, purchase_order_number as po from orders where buyer_id = ${buyer.id}`).toEqual([
      { note: 'Hinterhof, bitte klingeln', po: 'PO-4711' },
    ])
    // The browser itself reports the reply that refused the first press.
    expect(besides(problems, /^409 /)).toEqual([])
    await context.close()
  },
)

test.each(eachNth(2, visits))('an order is found, reviewed and ordered again (%s, %s)', async (language, device) => {
  const { orders: t, cart } = texts[language]
  const [available, gone] = await goodsOf(shop, language, { count: 2 })
  const buyer = await buyerWith(shop, language, [available!, gone!])
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await enter(page, language, buyer.token, '/checkout?step=payment')
  await payBy(page, language, transfer[language])
  await order(page, language)
  await page.getByRole('heading', { level: 1, name: texts[language].checkout.success.title }).waitFor()
  await shop.db`update order_line set shipped_quantity = quantity where buyer_id = ${buyer.id}`
  await shop.db`update sub_order set status = 'DELIVERED' where buyer_id = ${buyer.id}`
  await shop.db`update orders set status = 'DELIVERED', payment_status = 'PAID' where buyer_id = ${buyer.id}`
  await shop.db`update product set status = 'PAUSED' where sku_id = ${gone!.skuId}`

  await page.goto(local(language, '/account/orders'))
  await press(page.getByRole('link', { name: t.filters.TO_PAY, exact: true }))
  await page.getByText(t.noneFound).waitFor()
  await press(page.getByRole('link', { name: `${t.filters.ARRIVED} 1`, exact: true }))
  const found = page.getByRole('link', { name: /T\d{6,}/ })
  await found.waitFor()
  await press(found)

  // One button leads through both articles; what was typed of one stays while the other is shown.
  await press(page.getByRole('button', { name: t.detail.review.button(2) }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t.detail.review.count(1, 2)).waitFor()
  await press(dialog.getByRole('button', { name: t.detail.review.send }))
  await dialog.getByText(t.detail.review.rateMissing).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await type(dialog.getByLabel(t.detail.review.comment), 'Noch nicht gekostet.')
  await press(dialog.getByRole('button', { name: t.detail.review.skip }))
  await dialog.getByText(t.detail.review.count(2, 2)).waitFor()
  await check(dialog.getByRole('radio', { name: t.detail.review.rates[4] }))
  await type(dialog.getByLabel(t.detail.review.comment), 'Kommt gut an.')
  await press(dialog.getByRole('button', { name: t.detail.review.send }))
  await dialog.getByText(t.detail.review.count(1, 2)).waitFor()
  expect(await dialog.getByLabel(t.detail.review.comment).inputValue()).toBe('Noch nicht gekostet.')
  await check(dialog.getByRole('radio', { name: t.detail.review.rates[2] }))
  await press(dialog.getByRole('button', { name: t.detail.review.send }))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(t.detail.review.sent).first().waitFor()
  expect(await shop.db`select rate, comment from review where buyer_id = ${buyer.id} order by rate`).toEqual([
    { rate: 2, comment: 'Noch nicht gekostet.' },
    { rate: 4, comment: 'Kommt gut an.' },
  ])
  expect(await page.getByRole('button', { name: t.detail.review.button(2) }).count()).toBe(0)

  const again = page.getByRole('button', { name: t.detail.reorder })
  await press(again)
  const lines = page.getByRole('dialog')
  await lines.getByText(reorderTexts[language].gone).waitFor()
  expect(await lines.getByRole('checkbox', { name: reorderTexts[language].choose(gone!.name) }).isDisabled()).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await press(lines.getByRole('button', { name: addStart[language] }))
  await page.getByText(cart.added(1)).waitFor()
  // What lies in the cart by now is not chosen again.
  await press(again)
  const line = lines.getByRole('checkbox', { name: reorderTexts[language].choose(available!.name) })
  await lines.getByRole('button', { name: reorderTexts[language].nothing }).waitFor()
  expect(await line.isChecked()).toBe(false)
  await page.keyboard.press('Escape')
  await lines.waitFor({ state: 'detached' })
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: t.detail.reorder }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await shop.db`update product set status = 'ACTIVE' where sku_id = ${gone!.skuId}`
  expect(problems).toEqual([])
  await context.close()
})

async function payBy(page: Page, language: Language, method: RegExp) {
  await check(page.getByRole('radio', { name: method }))
  await press(page.getByRole('button', { name: texts[language].checkout.next.payment }))
}

async function order(page: Page, language: Language) {
  const t = texts[language].checkout.review
  await check(page.getByRole('checkbox', { name: new RegExp(`^${t.terms.split('{')[0]}`) }))
  await press(page.getByRole('button', { name: t.order }))
}

async function newestCheckout(buyerId: string) {
  const [checkout] = await shop.db<{ id: string }[]>`
    select id from checkout where buyer_id = ${buyerId} order by id desc limit 1`
  return checkout!.id
}
