import { expect, test } from 'vitest'
import { createBuyer } from '../../../test/builders.ts'
import { booksSupplier as de } from '../../../texts/de/books/supplier.ts'
import { ask } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press, type } from '../../support/user-actions.ts'

openForAll()

/** Somebody of a store that has just issued an invoice. */
async function invoicingStore() {
  const [goods] = await goodsOf(shop, 'de', { count: 1 })
  const buyer = await buyerWith(shop, 'de', [goods!])
  const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 }
  await ask(shop.origin, '/checkout/pay', { body: byTransfer, token: buyer.token })
  await shop.db`update orders set payment_status = 'PAID' where buyer_id = ${buyer.id}`
  await shop.db`update sub_order set status = 'CONFIRMED' where buyer_id = ${buyer.id}`
  const [part] = await shop.db<{ number: string }[]>`
    select sub_order_number as number from sub_order where buyer_id = ${buyer.id}`
  const { token } = await createBuyer(shop.db, { role: 'SUPPLIER', storeId: goods!.storeId })
  const order = await ask<{ subOrder: { version: number } }>(shop.origin, `/supplier/orders/${part!.number}`, { token })
  const body = { action: 'SHIP', carrier: 'DHL', version: order.subOrder.version }
  await ask(shop.origin, `/supplier/orders/${part!.number}/actions`, { body, token })
  return token
}

test('a store enters the numbers of its tax adviser and saves a month for DATEV', { tags: ['long'] }, async () => {
  const token = await invoicingStore()
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  await enter(page, 'de', token, '/supplier/books')
  await page.getByText(de.needsSettings).waitFor()
  await type(page.getByLabel(de.consultant), '29098')
  await type(page.getByLabel(de.client), '55003')
  await press(page.getByRole('button', { name: de.save, exact: true }))
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: /^DATEV: / }).first())
  expect((await saved).suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_20\d\d-\d\d\.csv$/)
  expect(await findBarriers(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
