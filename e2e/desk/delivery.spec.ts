import { expect, test } from 'vitest'
import { createMember, createStore } from '../../test/builders.ts'
import { deliveryScreen as t } from '../../texts/en/delivery/screen.ts'
import { glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
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
