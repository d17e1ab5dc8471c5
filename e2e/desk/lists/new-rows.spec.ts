import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press } from '../../support/user-actions.ts'

openForAll()

test(
  'an order that comes in waits above the list and moves no row until it is asked for',
  { tags: ['long'] },
  async () => {
    const [store] = await shop.db<{ storeId: string }[]>`
    select store_id from sub_order where status <> 'PENDING_PAYMENT' group by 1 having count(*) > 3 order by 1 limit 1`
    const { token } = await createMember(shop.db, { storeId: store!.storeId, roles: ['SALES'] })
    const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
    await page.clock.install()
    await enter(page, 'de', token, '/supplier/orders?view=ALL')
    const numbers = page.locator('.desk-open')
    await numbers.first().waitFor()
    const topmost = () => numbers.first().textContent()
    const before = await numbers.allTextContents()
    // The cell has what it is about below its number.
    const [number] = /T\d+-\d/.exec(before[0]!)!
    const [order] = await shop.db<{ status: string }[]>`select status from sub_order where sub_order_number = ${number}`
    const setStatus = (status: string) =>
      shop.db`update sub_order set status = ${status} where sub_order_number = ${number}`
    await setStatus('PENDING_PAYMENT')
    await page.reload()
    await expect.poll(topmost).toBe(before[1])

    await setStatus(order!.status)
    await page.clock.fastForward(61_000)
    const show = page.getByRole('button', { name: desk.list.showNew.orders(1) })
    await show.waitFor()
    expect(await topmost()).toBe(before[1])
    expect(await findBarriers(page)).toEqual([])
    await press(show)
    await expect.poll(topmost).toBe(before[0])
    await show.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  },
)
