import { expect, test } from 'vitest'
import type { StoreCalendar } from '../../contract/delivery.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { deliveryScreen as t } from '../../texts/en/delivery/screen.ts'
import { ask, glance, laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, choose, press, type } from '../support/user-actions.ts'

openForAll()

test.each(glance('en'))(
  'a store drives a tour, and delivers nowhere else from then on',
  { tags: ['long'] },
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, '/supplier/delivery')
    await page.getByText('An order now from 10115 would arrive', { exact: false }).waitFor()
    await choose(page.getByLabel(t.hours.mode, { exact: true }), 'ROUTE')
    await press(page.getByRole('button', { name: t.save }))
    await page.getByText(t.routes.none).waitFor()
    await press(page.getByRole('button', { name: t.routes.add }))
    const route = page.getByRole('group', { name: t.routes.number(1) })
    await type(route.getByLabel(t.routes.name, { exact: true }), 'Munich')
    await type(route.getByLabel(t.routes.postcodes), '80, 81')
    await check(route.getByLabel('Tuesday'))
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.save }))
    await page.getByText(t.preview.none('10115')).waitFor()
    const [row] =
      await shop.db`select calendar -> 'routes' -> 0 -> 'postcodes' as postcodes from store_calendar where store_id = ${storeId}`
    expect(row).toEqual({ postcodes: ['80', '81'] })
    expect(problems).toEqual([])
    await context.close()
  },
)

test('what is typed of a calendar stays through a reload, and where another member has saved meanwhile', async () => {
  const { id: storeId } = await createStore(shop.db)
  const [own, other] = [
    await createMember(shop.db, { storeId, roles: ['OWNER'] }),
    await createMember(shop.db, { storeId, roles: ['OWNER'] }),
  ]
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'en', own.token, '/supplier/delivery')
  await check(page.getByLabel('Saturday'))
  await page.reload()
  await expect.poll(() => page.getByLabel('Saturday').isChecked()).toBe(true)

  const read = await ask<StoreCalendar>(shop.origin, '/supplier/delivery', { token: other.token })
  const saved = await fetch(`${shop.origin}/api/v1/supplier/delivery`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${other.token}` },
    body: JSON.stringify({ calendar: { ...read.calendar, cutOff: '09:30' }, version: read.version }),
  })
  expect(saved.status).toBe(200)
  const save = page.getByRole('button', { name: t.save, exact: true })
  await press(save)
  await page.getByText(t.changed).waitFor()
  expect(await page.getByLabel('Saturday').isChecked()).toBe(true)
  await press(save)
  await page.getByText(t.saved).waitFor()
  const [row] = await shop.db`
    select calendar -> 'workingDays' as days, version from store_calendar where store_id = ${storeId}`
  expect(row).toEqual({ days: [1, 2, 3, 4, 5, 6], version: 2 })
  expect(besides(problems, /^409 PUT .*delivery/)).toEqual([])
  await context.close()
})
