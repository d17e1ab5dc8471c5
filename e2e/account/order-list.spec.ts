import { expect, test } from 'vitest'
import { ask, texts, visitsWithPointer } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

test.each(visitsWithPointer('en'))(
  'orders lie by state, are paid, looked into and complained of (%s, %s)',
  async (language, device) => {
    const t = texts[language].orders
    const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true }
    const [goods] = await goodsOf(shop, language, { count: 1 })
    const buyer = await buyerWith(shop, language, [goods!])
    const numbers: string[] = []
    for (const _ of [1, 2, 3]) {
      const items = [{ productSkuId: goods!.skuId, quantity: goods!.boxes }]
      const { version } = await ask<{ version: number }>(shop.origin, '/cart', { body: { items }, token: buyer.token })
      const body = { ...byTransfer, cartVersion: version }
      const placed = await ask<{ orderNumber: string }>(shop.origin, '/checkout/pay', { body, token: buyer.token })
      numbers.push(placed.orderNumber)
    }
    const [toPay, cancelled, shipped] = numbers as [string, string, string]
    const setStatus = async (number: string, status: string, payment: string) => {
      await shop.db`update orders set status = ${status}, payment_status = ${payment} where order_number = ${number}`
      await shop.db`update sub_order set status = ${status} where sub_order_number like ${`${number}-%`}`
    }
    await setStatus(cancelled, 'CANCELLED', 'UNPAID')
    await setStatus(shipped, 'SHIPPED', 'PAID')

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/account/orders')
    const row = (number: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: t.open(number), exact: true }) })
    await row(toPay).waitFor()
    expect(await findBarriers(page)).toEqual([])
    // What is cancelled is struck and counts in no sum.
    expect(await row(cancelled).locator('del').count()).toBe(1)
    await page.getByRole('status').filter({ hasText: t.find.withoutCancelled }).waitFor()
    const month = page.getByText(t.cancelledCount(1))
    await month.waitFor()
    if (device.width < 500) {
      const boxes = await Promise.all(
        (await row(toPay).getByRole('button').all()).map(async (button) => (await button.boundingBox())!),
      )
      for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
    } else expect((await row(shipped).boundingBox())!.height).toBeLessThanOrEqual(64)

    const chip = (filter: keyof typeof t.filters, count: number) =>
      page.getByRole('link', { name: `${t.filters[filter]} ${count}`, exact: true })
    for (const filter of ['TO_PAY', 'UNDER_WAY', 'ENDED'] as const) await chip(filter, 1).waitFor()
    await press(chip('ENDED', 1))
    await row(toPay).waitFor({ state: 'detached' })
    await row(cancelled).waitFor()
    await press(chip('TO_PAY', 1))
    await row(cancelled).waitFor({ state: 'detached' })

    await press(row(toPay).getByRole('button', { name: t.menu.label(toPay) }))
    const complain = page.getByRole('link', { name: t.menu.complaint })
    await complain.waitFor()
    expect(await page.getByRole('link', { name: t.menu.documents, exact: true }).count()).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await complain.waitFor({ state: 'detached' })
    await press(row(toPay).getByRole('link', { name: t.payNamed(toPay), exact: true }))
    await page.getByRole('heading', { level: 1, name: t.order(toPay) }).waitFor()
    await page.getByText(t.transfer.giroCode).waitFor()

    await page.goBack()
    await press(row(toPay).getByRole('button', { name: t.menu.label(toPay) }))
    await press(page.getByRole('link', { name: t.menu.complaint }))
    await page.waitForURL(`**/static/contact-us?order=${toPay}`)
    await expect.poll(() => page.locator('[name=orderNumber]').inputValue()).toBe(toPay)
    expect(problems).toEqual([])
    await context.close()
  },
)
