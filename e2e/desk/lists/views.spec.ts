import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { desk as de } from '../../../texts/de/desk/frame.ts'
import { desk as en } from '../../../texts/en/desk/frame.ts'
import { supplierOrders as ordersDe } from '../../../texts/de/orders/supplier.ts'
import { supplierOrders as ordersEn } from '../../../texts/en/orders/supplier.ts'
import { laptop } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { eachNth } from '../../../test/runner/long.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, choose, press, type } from '../../support/user-actions.ts'

openForAll()

const texts = { de, en }
const orders = { de: ordersDe, en: ordersEn }

const visits = [
  ['de', laptop],
  ['en', { ...laptop, width: 390, height: 844, toString: () => 'phone' }],
] as const

test.each(eachNth(2, visits))(
  'a view is saved and shared, changed, renamed, found by the palette, deleted and brought back (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { list, palette } = texts[language]
    const t = list.saved
    const [{ storeId }] = await shop.db<[{ storeId: string }]>`select store_id from sub_order limit 1`
    const { token, membershipId } = await createMember(shop.db, { storeId, roles: ['SALES'] })
    const stored = () => shop.db`
      select name, is_shared, state -> 'filters' as filters from desk_view where membership_id = ${membershipId}`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const name = `Morgen ${language}`

    await enter(page, language, token, '/supplier/orders?view=ALL')
    if (device === laptop) {
      await press(main.getByText(list.columns, { exact: true }))
      const { gross } = orders[language].columns
      await check(main.getByRole('group', { name: list.columns }).getByRole('checkbox', { name: gross }))
      await main.getByRole('columnheader', { name: gross }).waitFor()
      await page.reload()
      await main.getByRole('columnheader', { name: gross }).waitFor()
    }
    await choose(main.getByLabel(orders[language].dueFilter), 'TODAY')
    await press(main.getByRole('button', { name: t.save, exact: true }))
    await type(dialog.getByLabel(t.name), name)
    await check(dialog.getByLabel(t.share.supplier))
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.save, exact: true }))
    await page.waitForURL(/saved=/)
    await main.getByRole('link', { name: new RegExp(name) }).waitFor()
    expect(await stored()).toMatchObject([{ name, isShared: true, filters: { view: 'ALL', due: 'TODAY' } }])

    await press(main.getByRole('button', { name: new RegExp(`^${orders[language].dueFilter}: `) }))
    await press(main.getByRole('button', { name: t.saveChange, exact: true }))
    await main.getByRole('button', { name: t.saveChange, exact: true }).waitFor({ state: 'detached' })
    expect(await stored()).toMatchObject([{ filters: { view: 'ALL' } }])
    expect(await findBarriers(page)).toEqual([])

    await press(main.getByRole('button', { name: t.menu(name) }))
    await press(main.getByRole('button', { name: t.rename }))
    await type(dialog.getByLabel(t.name), `${name} 2`)
    await press(dialog.getByRole('button', { name: t.save, exact: true }))
    await dialog.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: palette.label }).waitFor()
    await page.keyboard.type(`${name} 2`)
    await page.getByRole('option', { name: `${name} 2` }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: palette.label }).waitFor({ state: 'detached' })

    await press(main.getByRole('button', { name: t.menu(`${name} 2`) }))
    await press(main.getByRole('button', { name: t.delete, exact: true }))
    await expect.poll(stored).toEqual([])
    await press(page.getByRole('button', { name: t.undo, exact: true }))
    await main.getByRole('link', { name: new RegExp(`${name} 2`) }).waitFor()
    expect(await stored()).toMatchObject([{ name: `${name} 2`, isShared: true }])
    expect(problems).toEqual([])
    await context.close()
  },
)
