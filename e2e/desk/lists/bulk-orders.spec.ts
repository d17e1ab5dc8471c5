import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { eachNth } from '../../../test/runner/long.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { operatorOrders } from '../../../texts/de/orders/operator.ts'
import { supplierOrders as texts } from '../../../texts/de/orders/supplier.ts'
import { showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, choose, press, type } from '../../support/user-actions.ts'

openForAll()

const devices = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

test.each(eachNth(2, devices))(
  'who packs confirms several orders at once and ships them with pasted numbers ($width)',
  async (device) => {
    const [most] = await shop.db<{ storeId: string; numbers: string[] }[]>`
      select store_id, (array_agg(sub_order_number order by due_at, order_id))[1:2] as numbers from sub_order
      where status = 'PLACED' and due_at is not null group by store_id order by count(*) desc limit 1`
    const { storeId, numbers } = most!
    expect(numbers).toHaveLength(2)
    const { token } = await createMember(shop.db, { storeId, roles: ['WAREHOUSE'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const dialog = page.getByRole('dialog')
    const chooseBoth = async () => {
      for (const number of numbers) await check(page.getByRole('checkbox', { name: new RegExp(`${number},`) }))
    }
    await enter(page, 'de', token, '/supplier/orders')
    await chooseBoth()
    await press(page.getByRole('button', { name: texts.bulk.actions.SHIP, exact: true }))
    await dialog.getByText(texts.bulk.possible.SHIP(0, 2)).waitFor()
    await dialog.getByText(texts.bulk.why.notConfirmed).first().waitFor()
    await press(dialog.getByRole('button', { name: 'Zurück', exact: true }))
    await press(page.getByRole('button', { name: texts.bulk.actions.CONFIRM, exact: true }))
    await dialog.getByText(texts.bulk.possible.CONFIRM(2, 2)).waitFor()
    await press(dialog.getByRole('button', { name: texts.bulk.begin.CONFIRM(2) }))
    await dialog.getByText(desk.run.done(2, 2)).waitFor()
    await press(dialog.getByRole('button', { name: desk.run.close, exact: true }).last())

    await enter(page, 'de', token, '/supplier/orders?view=TO_SHIP')
    await chooseBoth()
    await press(page.getByRole('button', { name: texts.bulk.actions.SHIP, exact: true }))
    await choose(dialog.getByLabel(texts.bulk.carrier), 'GLS')
    const field = dialog.getByLabel(texts.bulk.trackingNumbers)
    await type(field, '12345678901')
    await press(dialog.getByRole('button', { name: texts.bulk.begin.SHIP(2) }))
    await dialog.getByText(texts.bulk.refusals.COUNT(1, 2)).waitFor()
    await type(field, numbers.map((number, place) => `${number}\t1234567890${place}`).join('\n'))
    await dialog.getByRole('list', { name: texts.bulk.parcels }).getByText('12345678901').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.width)
    await press(dialog.getByRole('button', { name: texts.bulk.begin.SHIP(2) }))
    await dialog.getByText(desk.run.done(2, 2)).waitFor()
    const shipments = await shop.db<{ carrier: string; trackingNumber: string; status: string }[]>`
      select p.carrier, p.tracking_number, s.status from sub_order s join shipment p using (buyer_id, order_id, store_id)
      where s.sub_order_number = any(${numbers}) order by p.tracking_number`
    expect(shipments).toEqual([
      { carrier: 'GLS', trackingNumber: '12345678900', status: 'SHIPPED' },
      { carrier: 'GLS', trackingNumber: '12345678901', status: 'SHIPPED' },
    ])
    expect(problems).toEqual([])
    await context.close()
  },
)

test('operators confirm several orders in the names of their stores, with a reason (de, phone)', async () => {
  const device = { width: 390, height: 844 }
  const { many } = operatorOrders
  const numbers = (
    await shop.db<{ orderNumber: string }[]>`
      select o.order_number from orders o where (
        select array_agg(s.status) from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id) = '{PLACED}'
      order by o.created_at desc limit 2`
  ).map(({ orderNumber }) => orderNumber)
  expect(numbers).toHaveLength(2)
  const { token } = await createMember(shop.db, { isOperator: true, roles: ['SUPPORT'] })
  await showFactor(shop.db, token)
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const dialog = page.getByRole('dialog')
  await enter(page, 'de', token, '/operator/orders')
  for (const number of numbers) await check(page.getByRole('checkbox', { name: new RegExp(number) }))
  await press(page.getByRole('button', { name: many.confirm, exact: true }))
  await dialog.getByText(many.parts(2)).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press(dialog.getByRole('button', { name: many.confirm, exact: true }))
  await dialog.getByText(desk.reasonMissing).waitFor()
  await type(dialog.getByRole('textbox'), 'Am Telefon zugesagt')
  await press(dialog.getByRole('button', { name: many.confirm, exact: true }))
  await dialog.getByText(desk.run.done(2, 2)).waitFor()
  const parts = await shop.db<{ status: string; reason: string }[]>`
    select s.status, (select a.reason from audit_entry a where a.target_id = s.sub_order_number order by a.at desc limit 1) as reason
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id where o.order_number = any(${numbers})`
  expect(parts).toEqual([
    { status: 'CONFIRMED', reason: 'Am Telefon zugesagt' },
    { status: 'CONFIRMED', reason: 'Am Telefon zugesagt' },
  ])
  expect(problems).toEqual([])
  await context.close()
})
