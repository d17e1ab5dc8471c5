import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { today as texts } from '../../../texts/de/today/supplier.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press } from '../../support/user-actions.ts'

openForAll()

test(
  'what sells best is read without scrolling on a phone, names its number and leads to the product',
  { tags: ['long'] },
  async () => {
    const [store] = await shop.db<{ storeId: string }[]>`
    select s.store_id from sub_order s join order_line l using (buyer_id, order_id, store_id)
    where s.status <> 'REJECTED' and s.status <> 'CANCELLED' group by 1 order by max(s.status_at) desc limit 1`
    const owner = await createMember(shop.db, { storeId: store!.storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
    await enter(page, 'de', owner.token, '/supplier')
    const table = page.getByRole('region', { name: texts.best.table })
    const link = table.getByRole('link').first()
    await link.waitFor()
    const lasts = (await table.getByRole('columnheader', { name: texts.best.lasts }).boundingBox())!
    const place = (await table.boundingBox())!
    expect(lasts.x + lasts.width).toBeLessThanOrEqual(place.x + place.width)
    const number = await table.getByRole('rowheader').first().locator('small').first().textContent()
    expect(number).not.toBe('')
    await press(link)
    await page.waitForURL(/\/supplier\/products\/[^/]+$/)
    expect(problems).toEqual([])
    await context.close()
  },
)
