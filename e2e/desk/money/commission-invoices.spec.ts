import { expect, test } from 'vitest'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { commissionScreen as de } from '../../../texts/de/commission-invoices/screen.ts'
import { commissionScreen as en } from '../../../texts/en/commission-invoices/screen.ts'
import { laptop } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press } from '../../support/user-actions.ts'

openForAll()

test(
  'a store saves its commission invoice on its page of payouts, an operator the same on the page of the store',
  { tags: ['long'] },
  async () => {
    const [invoice] = await shop.db<[{ number: string; storeId: string; slug: string }]>`
    select i.number, i.store_id, s.slug from commission_invoice i join store s on s.id = i.store_id
    order by i.month desc, i.number limit 1`
    const { number, storeId, slug } = invoice
    const supplier = await createBuyer(shop.db, { role: 'SUPPLIER', storeId })
    const store = await visit(browser, shop.origin, { width: 390, height: 844 })
    await enter(store.page, 'de', supplier.token, '/supplier/payouts')
    const own = store.page.waitForEvent('download')
    await press(store.page.getByRole('button', { name: de.downloadOf(number) }))
    expect((await own).suggestedFilename()).toBe(`${number}.pdf`)
    expect(await findBarriers(store.page)).toEqual([])

    const operator = await createMember(shop.db, { isOperator: true, roles: ['FINANCE'] })
    const desk = await visit(browser, shop.origin, laptop)
    await enter(desk.page, 'en', operator.token, `/operator/stores/${slug}`)
    const seen = desk.page.waitForEvent('download')
    await press(desk.page.getByRole('button', { name: en.downloadOf(number) }))
    expect((await seen).suggestedFilename()).toBe(`${number}.pdf`)
    expect([...store.problems, ...desk.problems]).toEqual([])
    await Promise.all([store.context.close(), desk.context.close()])
  },
)
