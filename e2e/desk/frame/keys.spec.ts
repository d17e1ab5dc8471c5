import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { desk as de } from '../../../texts/de/desk/frame.ts'
import { desk as en } from '../../../texts/en/desk/frame.ts'
import { showFactor, visitsIn } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, press } from '../../support/user-actions.ts'

const texts = { de, en }

openForAll()

const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '')
const rowsOf = async (page: Page) => {
  await page.locator('main tbody tr a, main tbody .desk-open').nth(1).waitFor()
  return page.locator('main tbody tr').allTextContents()
}

test.each(visitsIn('en'))(
  'a supplier goes to a page, through its rows and into one by single keys, and switches them off (%s, %s)',
  async (language, device) => {
    const { keys, places, account } = texts[language]
    const [order] = await shop.db<[{ storeId: string }]>`
      select store_id from sub_order group by store_id order by count(*) desc limit 1`
    const { token } = await createMember(shop.db, { storeId: order.storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/supplier')
    await page.getByRole('heading', { level: 1, name: places.supplier.today }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await page.getByRole('heading', { level: 1, name: places.supplier.orders }).waitFor()
    const rows = await rowsOf(page)
    await page.keyboard.press('j')
    expect(await focusedRow(page)).toBe(rows[0])
    await page.keyboard.press('j')
    expect(await focusedRow(page)).toBe(rows[1])
    await page.keyboard.press('k')
    expect(await focusedRow(page)).toBe(rows[0])

    await page.keyboard.press('Enter')
    const panel = page.locator('.desk-panel')
    const first = await panel.getByRole('heading', { level: 2 }).first().textContent()
    await page.keyboard.press('j')
    await expect.poll(() => panel.getByRole('heading', { level: 2 }).first().textContent()).not.toBe(first)
    // What the buttons of the order are pressed by stands among the keys.
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: keys.title })
    await dialog.getByText(keys.page, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await page.keyboard.press('?')
    await dialog.getByText(keys.nextRow).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const single = dialog.getByRole('checkbox', { name: keys.single })
    await press(single)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    for (const key of ['g', 'a', '?', '/']) await page.keyboard.press(key)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('heading', { level: 1, name: places.supplier.orders }).waitFor()

    // They are switched on again where they are listed.
    await press(page.getByRole('button', { name: account }).filter({ visible: true }))
    await press(page.getByRole('button', { name: keys.title, exact: true }).filter({ visible: true }))
    await check(single)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visitsIn('en'))(
  'an operator goes by keys too, and where somebody types they are letters (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { keys, places } = texts[language]
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/operator')
    await page.getByRole('heading', { level: 1, name: places.operator.overview }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('k')
    await page.getByRole('heading', { level: 1, name: places.operator.buyers }).waitFor()
    const rows = await rowsOf(page)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    expect(await focusedRow(page)).toBe(rows[1])
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: keys.title })
    await dialog.getByText(places.operator.audit).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const search = page.locator('main input[type=search]').first()
    await search.focus()
    await page.keyboard.type('gaj?')
    expect(await search.inputValue()).toBe('gaj?')
    expect(problems).toEqual([])
    await context.close()
  },
)
