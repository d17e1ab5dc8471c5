import { expect, test } from 'vitest'
import { validation as validationDe } from '../../texts/de/validation.ts'
import { validation as validationEn } from '../../texts/en/validation.ts'
import { ask, local, texts, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { choose, press, type } from '../support/user-actions.ts'

openForAll()

const validationTexts = { de: validationDe, en: validationEn }

test.each(visitsIn('de'))(
  'orders are found by month, days and supplier, with their sum (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language].orders
    const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true }
    const [first] = await goodsOf(shop, language, { count: 1 })
    const [second] = await goodsOf(shop, language, { count: 1, besides: [first!] })
    const buyer = await buyerWith(shop, language, [first!])
    await ask(shop.origin, '/checkout/pay', { body: { ...byTransfer, cartVersion: 1 }, token: buyer.token })
    await shop.db`update orders set created_at = '2026-03-31T22:30:00Z' where buyer_id = ${buyer.id}`
    const items = [{ productSkuId: second!.skuId, quantity: second!.boxes }]
    const { version } = await ask<{ version: number }>(shop.origin, '/cart', { body: { items }, token: buyer.token })
    await ask(shop.origin, '/checkout/pay', { body: { ...byTransfer, cartVersion: version }, token: buyer.token })

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/account/orders')
    const rows = page.getByRole('link', { name: new RegExp(`^${t.open('T\\d{6,}')}$`) })
    const found = (count: number) => expect.poll(() => rows.count()).toBe(count)
    await found(2)
    const storeField = page.getByLabel(t.find.store, { exact: true })
    const periodField = page.getByLabel(t.find.period, { exact: true })
    const april = page.getByRole('heading', { name: 'April 2026' })
    await april.waitFor()
    expect(await findBarriers(page)).toEqual([])

    await choose(periodField, { label: 'April 2026' })
    await page.waitForURL('**from=2026-04-01&to=2026-04-30')
    await found(1)
    await page
      .getByRole('status')
      .filter({ hasText: t.count(1) })
      .waitFor()
    // What is chosen stays with another choice and with a reload.
    const names = await storeField.locator('option').allTextContents()
    await choose(storeField, { label: names[1]! })
    await page.waitForURL(/storeId=.*from=2026-04-01/)
    await page.reload()
    await expect.poll(() => periodField.inputValue()).toBe('2026-04')
    await expect.poll(() => storeField.locator('option:checked').textContent()).toBe(names[1])

    await page.goto(local(language, '/account/orders?from=2026-04-02&to=2026-04-01'))
    await page.getByText(validationTexts[language].dates.beforeFirst).waitFor()
    await found(2)
    expect(await findBarriers(page)).toEqual([])
    await page.goto(local(language, '/account/orders'))
    await choose(periodField, { label: t.find.days })
    await page.getByLabel(t.find.from, { exact: true }).fill('')
    await page.getByLabel(t.find.to, { exact: true }).fill('2026-03-31')
    await press(page.getByRole('search', { name: t.find.label }).getByRole('button'))
    await page.getByText(t.noneFound).waitFor()
    await page.getByLabel(t.find.to, { exact: true }).fill('2026-04-01')
    await type(page.getByLabel(t.find.q), first!.skuId)
    await press(page.getByRole('search', { name: t.find.label }).getByRole('button'))
    await found(1)
    expect(await page.getByLabel(t.find.to, { exact: true }).inputValue()).toBe('2026-04-01')
    expect(problems).toEqual([])
    await context.close()
  },
)
