import { expect, test } from 'vitest'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { newId } from '../../../api/platform/ids.ts'
import { desk } from '../../../texts/en/desk/frame.ts'
import { operatorPayments as t } from '../../../texts/en/payments/operator.ts'
import { laptop, showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, press, type } from '../../support/user-actions.ts'

openForAll()

/** An order that was paid by transfer and of which some money goes back, and was charged back as well. */
async function createOwed() {
  const buyer = await createBuyer(shop.db)
  const [orderId, checkoutId] = [newId(), newId()]
  const orderNumber = `T8${String(Date.now()).slice(-8)}`
  const address = { companyName: 'Café Morgenrot', firstName: 'Jana', lastName: 'Brandt', street: 'Oranienstraße' }
  const where = shop.db.json({ ...address, streetNumber: '12', postalCode: '10997', cityName: 'Berlin', countryId: 1 })
  const taxLines = [{ rateBp: 1900, base: 10_000, shipping: 0, amount: 1900 }]
  const sums = { net: 10_000, discount: 0, deposit: 0, shipping: 0, tax: 1900, taxCase: 'DOMESTIC', gross: 11_900 }
  const totals = shop.db.json({ ...sums, taxLines })
  await shop.db`
    insert into orders (buyer_id, id, order_number, cart_version, status, payment_method, payment_status, address, billing_address,
      totals, gross_cents, language)
    values (${buyer.id}, ${orderId}, ${orderNumber}, 1, 'CANCELLED', 'BANK_TRANSFER', 'PAID', ${where}, ${where}, ${totals}, 11900, 'de')`
  await shop.db`
    insert into refund (buyer_id, order_id, id, reason, totals, amount_cents, created_at)
    values (${buyer.id}, ${orderId}, ${newId()}, 'PAID_TOO_LATE', ${totals}, 11900, now())`
  await shop.db`
    insert into payment (buyer_id, checkout_id, provider, provider_id, request, amount_cents, state, order_id)
    values (${buyer.id}, ${checkoutId}, 'mollie', ${`tr_${orderNumber}`}, '{}', 11900, 'PAID', ${orderId})`
  await shop.db`
    insert into chargeback (buyer_id, checkout_id, id, amount_cents, charged_back_at)
    values (${buyer.id}, ${checkoutId}, ${`chb_${orderNumber}`}, 11900, now())`
  return orderNumber
}

test(
  'refunds by transfer are chosen and recorded as sent, and the evidence of a chargeback is saved',
  { tags: ['long'] },
  async () => {
    const orderNumber = await createOwed()
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['FINANCE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, laptop)

    await enter(page, 'en', token, '/operator/payments?view=REFUNDS&state=TO_SEND')
    await check(page.getByRole('checkbox', { name: desk.list.choose(orderNumber) }))
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('region', { name: desk.list.chosen(1) }).getByRole('button', { name: t.sent }))
    const dialog = page.getByRole('dialog', { name: t.sent })
    await dialog.getByText(orderNumber).waitFor()
    await type(dialog.getByRole('textbox', { name: desk.reason }), 'Statement 12')
    await press(dialog.getByRole('button', { name: t.sent }))
    await page.getByText(desk.run.done(1, 1)).waitFor()
    await press(page.getByRole('dialog').getByRole('button', { name: desk.run.close }).last())
    await page.getByRole('checkbox', { name: desk.list.choose(orderNumber) }).waitFor({ state: 'detached' })

    await press(page.getByRole('link', { name: t.views.CHARGEBACKS }))
    const saved = page.waitForEvent('download')
    await press(page.getByRole('button', { name: new RegExp(`^${t.saveEvidence}`) }))
    expect((await saved).suggestedFilename()).toBe(`${t.columns.evidence}-${orderNumber}.pdf`)
    expect(problems).toEqual([])
    await context.close()
  },
)
