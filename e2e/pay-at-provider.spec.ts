import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts'
import { createAddress, createBuyer } from '../test/builders.ts'
import { texts } from './account.ts'
import { glances } from './account.ts'
import { openBrowser, visit } from './browser.ts'
import { check, press } from './hand.ts'
import { openShop } from './shop.ts'

type Texts = (typeof texts)['en']

let folder: string
let provider: Sandbox
let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-provider-'))
  provider = await startSandbox({ port: 0, folder })
  const mollie = { serverUrl: provider.origin, apiKey: provider.apiKey }
  ;[shop, browser] = await Promise.all([openShop({ mollie }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await provider?.stop()
  await rm(folder, { recursive: true, force: true })
})

const method = { de: /Kreditkarte/, en: /Credit card/ }
// The page of the provider is none of ours: its buttons are known by what they send.
const end = (page: Page, outcome: 'failed' | 'paid') => press(page.locator(`button[value=${outcome}]`))

test.each(glances)('a buyer whose card is refused pays again and orders once (%s, %s)', async (language, device) => {
  const t = texts[language]
  const { id, token } = await buyerWithCart(language)
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await page.goto(language === 'de' ? '/de' : '/')
  await page.evaluate((value) => localStorage.setItem('Authorization', value), token)
  await page.goto(`${language === 'de' ? '/de' : ''}/checkout?step=payment`)

  await payByCard(page, t, language)
  await end(page, 'failed')
  await page.getByRole('heading', { name: t.checkout.control.failedTitle }).waitFor()
  await press(page.getByRole('link', { name: t.checkout.control.retry }))

  await payByCard(page, t, language)
  // Back in the shop without having paid: the page leads on to the payment.
  const paying = page.url()
  const checkoutId = await newestCheckout(id)
  await page.goto(`${shop.origin}${language === 'de' ? '/de' : ''}/checkout/control?checkoutId=${checkoutId}`)
  await page.getByRole('heading', { name: t.checkout.control.pendingTitle }).waitFor()
  await press(page.getByRole('link', { name: t.checkout.control.goOn }))
  await page.waitForURL(paying)
  await end(page, 'paid')
  await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()

  const orders = await shop.db`select payment_status, status from orders where buyer_id = ${id}`
  expect(orders).toEqual([{ payment_status: 'PAID', status: 'PLACED' }])
  expect(problems).toEqual([])
  await context.close()
})

async function buyerWithCart(language: 'de' | 'en') {
  const buyer = await createBuyer(shop.db, { language })
  await createAddress(shop.db, buyer.id)
  const [product] = await shop.db<{ skuId: string; boxes: number }[]>`
    select p.sku_id as "skuId", greatest(p.count_per_box, p.minimum_quantity) as boxes
    from product p join stock k using (sku_id)
    where p.status = 'ACTIVE' and not p.is_exclusive and k.quantity > 1000 order by p.sku_id limit 1`
  await shop.db`update store set minimum_order_cents = 0`
  await fetch(`${shop.origin}/api/v1/cart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ productSkuId: product!.skuId, quantity: product!.boxes }),
  })
  return buyer
}

async function payByCard(page: Page, t: Texts, language: 'de' | 'en') {
  await check(page.getByRole('radio', { name: method[language] }))
  await press(page.getByRole('button', { name: t.checkout.next.payment }))
  await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
  await press(page.getByRole('button', { name: new RegExp(`^${t.checkout.review.order}`) }))
  await page.waitForURL(`${provider.origin}/**`)
}

async function newestCheckout(buyerId: string) {
  const [checkout] = await shop.db<{ id: string }[]>`
    select id from checkout where buyer_id = ${buyerId} order by id desc limit 1`
  return checkout!.id
}
