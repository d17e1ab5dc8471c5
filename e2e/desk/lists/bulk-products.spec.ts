import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { judgedList as list } from '../../../texts/de/range/operator-list.ts'
import { showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { eachNth } from '../../../test/runner/long.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, press, type } from '../../support/user-actions.ts'

openForAll()

const devices = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

test.each(eachNth(2, devices))(
  'an operator pauses all of a view after counting what is possible ($width)',
  { tags: ['long'] },
  async (device) => {
    const { id: storeId, slug } = await createStore(shop.db)
    for (const supplierSku of ['B-1', 'B-2', 'B-3']) await createProduct(shop.db, storeId, { supplierSku })
    await shop.db`update product set status = 'BLOCKED' where store_id = ${storeId} and supplier_sku = 'B-3'`
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const dialog = page.getByRole('dialog')
    await enter(page, 'de', token, `/operator/products?store=${slug}`)
    await check(page.getByRole('row').getByRole('checkbox').nth(1))
    await press(page.getByRole('button', { name: list.bulk.all(3), exact: true }))
    await press(page.getByRole('button', { name: list.bulk.actions.PAUSE, exact: true }))
    await dialog.getByText(list.bulk.possible(2, 3, 1)).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.width)
    await type(dialog.getByLabel(desk.reason), 'Der Lieferant hat Betriebsferien')
    await press(dialog.getByRole('button', { name: list.bulk.actions.PAUSE, exact: true }))
    await dialog.getByText(desk.run.done(2, 3)).waitFor()
    const statuses = await shop.db`
    select supplier_sku, status from product where store_id = ${storeId} order by supplier_sku`
    expect(statuses.map(({ status }) => status)).toEqual(['PAUSED', 'PAUSED', 'BLOCKED'])
    const [audit] = await shop.db`
    select count(*)::int as rows from audit_entry where reason = 'Der Lieferant hat Betriebsferien'`
    expect(audit!.rows).toBeGreaterThanOrEqual(2)
    expect(problems).toEqual([])
    await context.close()
  },
)
