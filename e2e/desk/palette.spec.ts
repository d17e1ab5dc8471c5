import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { desk as de } from '../../texts/de/desk/frame.ts'
import { desk as en } from '../../texts/en/desk/frame.ts'
import { visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

const texts = { de, en }

openForAll()

test.each(visitsIn('en'))(
  'an order is opened by its number, a page by its name, and both are at hand again (%s, %s)',
  async (language, device) => {
    const { palette, places } = texts[language]
    const [order] = await shop.db<[{ storeId: string; number: string }]>`
      select store_id, sub_order_number as number from sub_order where status = 'COMPLETED' order by status_at limit 1`
    const { storeId, number } = order
    const { token } = await createMember(shop.db, { storeId, roles: ['WAREHOUSE'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const field = page.getByRole('combobox', { name: palette.label })

    await enter(page, language, token, '/supplier')
    await page.getByRole('heading', { level: 1, name: places.supplier.today }).waitFor()
    await page.keyboard.press('Control+k')
    await field.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type(number)
    // Before anything has been found: the first that is found is opened.
    await page.keyboard.press('Enter')
    await page.getByRole('complementary').getByText(number).first().waitFor()
    await field.waitFor({ state: 'detached' })

    await page.keyboard.press('/')
    await page.getByRole('option', { name: number }).waitFor()
    await page.keyboard.type(places.supplier.packing.slice(0, 4))
    const found = page.getByRole('group', { name: palette.pages }).getByRole('option')
    await found.waitFor()
    expect(await found.allTextContents()).toEqual([places.supplier.packing])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: places.supplier.packing }).waitFor()

    // What another page has of an order is two keys away.
    await page.keyboard.press('/')
    await page.keyboard.type(number)
    const orders = page.getByRole('group', { name: places.supplier.orders })
    await orders.getByRole('option', { name: number, selected: true }).waitFor()
    await page.keyboard.press('Tab')
    const elsewhere = page.getByRole('group', { name: number }).getByRole('option')
    await elsewhere.filter({ hasText: places.supplier.claims }).waitFor()
    await page.keyboard.press('Escape')
    await orders.waitFor()
    await page.keyboard.press('Tab')
    await elsewhere.first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: places.supplier.claims }).waitFor()

    // What a member may not open is not named.
    await press(page.getByRole('button', { name: palette.open, exact: true }).filter({ visible: true }))
    await page.keyboard.type(places.supplier.payouts)
    await page.getByText(palette.nothing(places.supplier.payouts)).first().waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  },
)
