import { expect, test } from 'vitest'
import { createAddress } from '../../test/builders.ts'
import { ask, glance, local, texts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press } from '../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  'who has ordered before orders in three presses, and again for another address (%s, %s)',
  async (language, device) => {
    const t = texts[language]
    const goods = await goodsOf(shop, language, { count: 2 })
    const buyer = await buyerWith(shop, language, goods)
    const paid = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, purchaseOrderNumber: 'KST 4711' }
    await ask(shop.origin, '/checkout/pay', { body: { ...paid, cartVersion: 1 }, token: buyer.token })
    await createAddress(shop.db, buyer.id, { isSelected: false, companyName: 'Filiale Hafen' })
    const items = goods.map(({ skuId, boxes }) => ({ productSkuId: skuId, quantity: boxes }))
    await ask(shop.origin, '/cart', { body: { items }, token: buyer.token })

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/cart')
    await press(page.getByRole('link', { name: new RegExp(`^${t.cart.checkout}`) }).first())
    await page.getByRole('heading', { level: 1, name: t.checkout.steps.review }).waitFor()
    await page.getByText('KST 4711').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.getByRole('search').count()).toBe(0)
    await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
    await press(page.getByRole('button', { name: t.checkout.review.order }))
    await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()
    await page.getByRole('img', { name: t.orders.transfer.giroCode }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(page.getByRole('button', { name: t.orders.detail.reorderElsewhere }))
    await press(page.getByRole('dialog').getByRole('button', { name: /Adresse$|address$/ }))
    await page.waitForURL(`**${local(language, '/checkout')}?step=address`)
    await check(page.getByRole('radio', { name: /Filiale Hafen/ }))
    await press(page.getByRole('button', { name: t.checkout.next.payment }))
    await page.getByRole('heading', { level: 1, name: t.checkout.steps.review }).waitFor()
    await page.getByText('Filiale Hafen').waitFor()
    // On the way there nothing is ordered.
    const [row] = await shop.db`select count(*)::int as n from orders where buyer_id = ${buyer.id}`
    expect(row!.n).toBe(2)
    expect(problems).toEqual([])
    await context.close()
  },
)
