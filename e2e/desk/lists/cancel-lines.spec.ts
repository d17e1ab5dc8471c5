import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { cancelLines as texts } from '../../../texts/de/orders/cancel-lines.ts'
import { ui } from '../../../texts/de/ui.ts'
import { supplierOrders } from '../../../texts/de/orders/supplier.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { choose, press, type } from '../../support/user-actions.ts'

openForAll()

test('what is missing of an order is cancelled with its reason, the rest is confirmed with the day it leaves, which then changes (de, phone)', async () => {
  const device = { width: 390, height: 844 }
  const [part] = await shop.db<{ storeId: string; number: string }[]>`
    select s.store_id, s.sub_order_number as number from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    where s.status = 'PLACED' and o.payment_status = 'PAID' and exists (
      select from order_line l where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
      having count(*) > 1)
    order by o.created_at desc limit 1`
  const { storeId, number } = part!
  const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const dialog = page.getByRole('dialog').last()
  await enter(page, 'de', token, `/supplier/orders?view=ALL&q=${number}&open=${number}`)
  await press(page.getByRole('button', { name: supplierOrders.panel.steps.CANCEL_LINES, exact: true }))
  await dialog.getByText(texts.lead).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press(dialog.getByRole('group').first().getByRole('button', { name: ui.more, exact: true }))
  await press(dialog.getByRole('button', { name: texts.confirm, exact: true }))
  await dialog.getByText(texts.causeMissing).waitFor()
  await choose(dialog.getByLabel(texts.cause), 'OUT_OF_STOCK')
  await press(dialog.getByRole('button', { name: texts.confirm, exact: true }))
  await page.getByText(supplierOrders.panel.done.CANCEL_LINES(number)).waitFor()
  const [after] = await shop.db<{ status: string; cancelled: number; refunds: number }[]>`
    select s.status, (select sum(l.cancelled_quantity) from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id)::int as cancelled,
      (select count(*) from refund r
        where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.reason = 'LINES_CANCELLED')::int as refunds
    from sub_order s where s.sub_order_number = ${number}`
  expect(after).toEqual({ status: 'PLACED', cancelled: 1, refunds: 1 })

  const { shipsOn, confirm, setShipDate, done } = supplierOrders.panel
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const expected = () => shop.db`select status, ships_on::text from sub_order where sub_order_number = ${number}`
  const day = page.getByLabel(shipsOn)
  await type(day, dayIn(4))
  await press(page.getByRole('button', { name: confirm, exact: true }))
  await page.getByText(done.CONFIRM(number)).waitFor()
  expect(await expected()).toEqual([{ status: 'CONFIRMED', shipsOn: dayIn(4) }])
  await type(day, dayIn(6))
  await press(page.getByRole('button', { name: setShipDate }))
  await page.getByText(done.SET_SHIP_DATE(number)).waitFor()
  expect(await expected()).toEqual([{ status: 'CONFIRMED', shipsOn: dayIn(6) }])
  expect(problems).toEqual([])
  await context.close()
})
