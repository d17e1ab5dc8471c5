import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { packingScreen as texts } from '../../texts/de/orders/packing-screen.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press } from '../support/user-actions.ts'

openForAll()

test('who packs chooses orders, ticks off what is picked on a phone, reloads, and has the papers', async () => {
  const [order] = await shop.db<{ storeId: string; subOrderNumber: string }[]>`
    select store_id, sub_order_number from sub_order where status = 'CONFIRMED' and due_at is not null
    order by due_at limit 1`
  const { storeId, subOrderNumber } = order!
  const member = await createMember(shop.db, { storeId, roles: ['WAREHOUSE'] })
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  await enter(page, 'de', member.token, `/supplier/orders?view=ALL&q=${subOrderNumber}`)
  await page.getByRole('checkbox', { name: new RegExp(`^${subOrderNumber},`) }).waitFor()
  await check(page.getByRole('checkbox', { name: desk.list.chooseAll }))
  await press(page.getByRole('link', { name: texts.pick, exact: true }))
  await page.getByRole('heading', { level: 1, name: desk.places.supplier.packing }).waitFor()
  await page.getByText(texts.lead(1)).waitFor()
  const first = page.getByRole('region', { name: texts.articles }).getByRole('checkbox').first()
  await check(first)
  expect(await findBarriers(page)).toEqual([])
  await page.reload()
  await expect.poll(() => first.isChecked()).toBe(true)
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: texts.slipsPdf }))
  expect((await saved).suggestedFilename()).toBe('Packzettel.pdf')
  expect(problems).toEqual([])
  await context.close()
})
