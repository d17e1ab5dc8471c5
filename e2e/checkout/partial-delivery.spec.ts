import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { deliveryScreen } from '../../texts/de/delivery/screen.ts'
import { supplierOrders } from '../../texts/de/orders/supplier.ts'
import { ask, glance, local, texts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, choose, press } from '../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  'a store asks, the buyer wants all at once, and no part leaves',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language]
    const [goods] = await goodsOf(shop, language, { count: 1, isOwnStore: true })
    const store = await createMember(shop.db, { storeId: goods!.storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, store.token, '/supplier/delivery')
    await choose(page.getByLabel(deliveryScreen.hours.partialDelivery, { exact: true }), 'ASK')
    await press(page.getByRole('button', { name: deliveryScreen.save, exact: true }))
    await expect
      .poll(async () => {
        const [row] = await shop.db`
        select calendar ->> 'partialDelivery' as rule from store_calendar where store_id = ${goods!.storeId}`
        return row?.rule as string
      })
      .toBe('ASK')

    const buyer = await buyerWith(shop, language, [goods!])
    const transfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true }
    await ask(shop.origin, '/checkout/pay', { body: { ...transfer, cartVersion: 1 }, token: buyer.token })
    const items = [{ productSkuId: goods!.skuId, quantity: goods!.boxes }]
    await ask(shop.origin, '/cart', { body: { items }, token: buyer.token })
    await enter(page, language, buyer.token, '/checkout?step=review')
    const [{ name }] = await shop.db<[{ name: string }]>`select name from store where id = ${goods!.storeId}`
    const partial = page.getByRole('checkbox', { name: t.checkout.review.partialDelivery(name) })
    await check(partial)
    await page.reload()
    await expect.poll(() => partial.isChecked()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await press(partial)
    await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
    await press(page.getByRole('button', { name: t.checkout.review.order }))
    await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()
    const [order] = await shop.db<{ orderId: string; number: string }[]>`
    select order_id, sub_order_number as number from sub_order where buyer_id = ${buyer.id} order by order_id desc limit 1`
    await page.goto(shop.origin + local(language, `/account/orders/${order!.orderId}`))
    await page.getByText(t.orders.detail.completeOnly).waitFor()

    await shop.db`update orders set payment_status = 'PAID' where id = ${order!.orderId}`
    await shop.db`update sub_order set status = 'CONFIRMED' where order_id = ${order!.orderId}`
    await enter(page, language, store.token, `/supplier/orders?view=ALL&open=${order!.number}`)
    await press(page.getByRole('button', { name: supplierOrders.panel.less(goods!.name) }))
    const ship = page.getByRole('button', { name: supplierOrders.panel.shipPart })
    await expect.poll(() => ship.isDisabled()).toBe(true)
    await expect.poll(() => page.getByText(supplierOrders.panel.completeOnly).count()).toBe(2)
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
