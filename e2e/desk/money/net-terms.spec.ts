import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { netTerms as t } from '../../../texts/de/net-terms/supplier.ts'
import { receivables } from '../../../texts/de/net-terms/screen.ts'
import { operatorPayments } from '../../../texts/de/payments/operator.ts'
import { ask, glance, local, texts } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, press, type } from '../../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  'a store grants, a buyer orders, goods leave, and the money is recorded',
  { tags: ['long'] },
  async (language, device) => {
    const shopTexts = texts[language]
    const [goods] = await goodsOf(shop, language, { count: 1, isOwnStore: true })
    const store = await createMember(shop.db, { storeId: goods!.storeId, roles: ['OWNER'] })
    const buyer = await buyerWith(shop, language, [goods!])
    const transfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 }
    await ask(shop.origin, '/checkout/pay', { body: transfer, token: buyer.token })
    const [{ name }] = await shop.db<[{ name: string }]>`select name from company where id = ${buyer.id}`
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, store.token, '/supplier/net-terms')
    await press(page.getByRole('button', { name: t.grant }))
    const [{ email }] = await shop.db<[{ email: string }]>`select email from account where id = ${buyer.id}`
    await type(page.getByLabel(t.find.label), email)
    await press(page.getByRole('button', { name: `${t.find.choose}: ${name}` }))
    await type(page.getByLabel(t.form.limit), '50.000')
    await press(page.getByRole('button', { name: t.form.save }))
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const items = [{ productSkuId: goods!.skuId, quantity: goods!.boxes }]
    await ask(shop.origin, '/cart', { body: { items }, token: buyer.token })
    await enter(page, language, buyer.token, '/checkout?step=review')
    await press(page.locator('label', { hasText: 'Rechnung mit Zahlungsziel' }))
    await check(page.getByRole('checkbox', { name: new RegExp(`^${shopTexts.checkout.review.terms.split('{')[0]}`) }))
    await press(page.getByRole('button', { name: shopTexts.checkout.review.order }))
    await page.getByRole('heading', { level: 1, name: shopTexts.checkout.success.title }).waitFor()
    const number = await shipped(buyer.id, store.token)

    await page.goto(shop.origin + local(language, '/account/receivables'))
    await page.getByRole('link', { name: number }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await enter(page, language, store.token, '/supplier/receivables')
    await page.getByRole('button', { name: new RegExp(`^${number}`) }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const operator = await createMember(shop.db, { isOperator: true, roles: ['FINANCE'] })
    await enter(page, language, operator.token, `/operator/payments?view=RECEIVABLES&q=${number}`)
    await press(page.getByRole('button', { name: new RegExp(`^${operatorPayments.record}`) }))
    const [{ cents }] = await shop.db<
      [{ cents: number }]
    >`select open_cents as cents from receivable where number = ${number}`
    await type(page.getByLabel(operatorPayments.arrived), (cents / 100).toFixed(2).replace('.', ','))
    await type(page.getByRole('dialog').getByRole('textbox').last(), 'Kontoauszug 12')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('dialog').getByRole('button', { name: operatorPayments.record }))
    await page.getByText(operatorPayments.done).waitFor()
    await enter(page, language, buyer.token, '/account/receivables')
    await page.getByRole('heading', { name: receivables.empty }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

/** The newest delivery of the buyer leaves; answers the number of its invoice. */
async function shipped(buyerId: string, token: string): Promise<string> {
  const [part] = await shop.db<[{ number: string }]>`
    select sub_order_number as number from sub_order where buyer_id = ${buyerId} and terms_days is not null`
  for (const action of ['CONFIRM', 'SHIP']) {
    const order = await ask<{ subOrder: { version: number } }>(shop.origin, `/supplier/orders/${part.number}`, {
      token,
    })
    const body = { action, version: order.subOrder.version, ...(action === 'SHIP' && { carrier: 'DHL' }) }
    await ask(shop.origin, `/supplier/orders/${part.number}/actions`, { body, token })
  }
  const [row] = await shop.db<[{ number: string }]>`select number from receivable where buyer_id = ${buyerId}`
  return row.number
}
