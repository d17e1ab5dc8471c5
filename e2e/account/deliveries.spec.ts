import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { deliveries as deliveriesDe } from '../../texts/de/orders/deliveries.ts'
import { deliveries as deliveriesEn } from '../../texts/en/orders/deliveries.ts'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { ask, glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

const area = { de: areaDe, en: areaEn }

openForAll()

test.each(glance('de'))(
  'a receiver confirms what has arrived and sees no price (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = { de: deliveriesDe, en: deliveriesEn }[language]
    const goods = await goodsOf(shop, language, { count: 1 })
    const buyer = await buyerWith(shop, language, goods)
    const { version } = await ask<{ version: number }>(shop.origin, '/cart', { token: buyer.token })
    const body = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: version }
    const placed = await ask<{ orderNumber: string }>(shop.origin, '/checkout/pay', { body, token: buyer.token })
    const subOrderNumber = `${placed.orderNumber}-1`
    const set = (status: string) =>
      shop.db`update sub_order set status = ${status} where sub_order_number = ${subOrderNumber}`
    const { token } = await createMember(shop.db, { companyId: buyer.id, roles: ['RECEIVER'] })

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/account/deliveries')
    await page.getByRole('heading', { name: t.emptyTitle.EXPECTED }).waitFor()
    await set('SHIPPED')
    await page.reload()
    const card = page.getByRole('listitem').filter({ has: page.getByText(subOrderNumber) })
    await card.getByText(goods[0]!.name).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain('€')
    const tabs = page.getByRole('navigation', { name: area[language].navigation }).getByRole('link')
    expect(await tabs.allInnerTexts()).not.toContain(area[language].pages.orders)
    const header = page.locator('header, .tab-bar').locator('visible=true')
    expect(await header.locator('a[href$="/account/orders"], a[href$="/cart"]').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await press(card.getByRole('button', { name: t.confirmNamed(subOrderNumber) }))
    const dialog = page.getByRole('dialog')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.confirm, exact: true }))
    await page.getByText(t.confirmed(subOrderNumber)).waitFor()
    await page.getByRole('heading', { name: t.emptyTitle.EXPECTED }).waitFor()
    await press(page.getByRole('link', { name: t.states.ARRIVED, exact: true }))
    await card.getByText(goods[0]!.name).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
