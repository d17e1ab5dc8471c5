import { expect, test } from 'vitest'
import { orderRules as rulesDe } from '../../texts/de/account/order-rules.ts'
import { checkout as checkoutDe } from '../../texts/de/checkout/screen.ts'
import { orderRules as rulesEn } from '../../texts/en/account/order-rules.ts'
import { checkout as checkoutEn } from '../../texts/en/checkout/screen.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

const words = {
  de: { t: rulesDe, review: checkoutDe.review, success: checkoutDe.success },
  en: { t: rulesEn, review: checkoutEn.review, success: checkoutEn.success },
}

openForAll()

test.each(glance('de'))(
  'an owner says what an order has to say; the checkout asks for it (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { t, review, success } = words[language]
    const buyer = await buyerWith(shop, language, await goodsOf(shop, language, { count: 1 }))
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, accountPaths.orderRules())
    const main = page.getByRole('main')
    await check(main.getByRole('checkbox', { name: t.requiresCostCentre }))
    await press(main.getByRole('button', { name: t.save }))
    await main.locator('[name=requiresCostCentre][aria-invalid=true]').waitFor()
    await type(main.getByRole('textbox', { name: t.code }), '4711')
    await type(main.getByRole('textbox', { name: t.name, exact: true }), 'Küche')
    await press(main.getByRole('button', { name: t.add }))
    await main.getByRole('button', { name: t.changeNamed('4711 · Küche') }).waitFor()
    await check(main.getByRole('checkbox', { name: t.requiresPurchaseOrder }))
    await type(main.getByRole('textbox', { name: t.purchaseOrderPattern }), 'EK-####')
    await main.getByText(t.patternExample('EK-1234')).waitFor()
    await press(main.getByRole('button', { name: t.save }))
    await page.getByText(t.saved).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(main.getByRole('button', { name: t.bindNamed('Jana Brandt') }))
    expect(await findBarriers(page)).toEqual([])

    await enter(page, language, buyer.token, '/checkout?step=payment')
    await press(page.getByRole('radio').first())
    await page.goto(page.url().replace('payment', 'review'), { waitUntil: 'networkidle' })
    await check(page.getByRole('main').getByRole('checkbox'))
    await type(page.getByRole('textbox', { name: review.purchaseOrderNumber }), 'EK-1')
    await press(page.getByRole('button', { name: review.order }).locator('visible=true'))
    await page.getByText(review.referencesMissing.PURCHASE_ORDER_INVALID('EK-1234')).waitFor()
    await page.getByText(review.referencesMissing.COST_CENTRE_MISSING).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await type(page.getByRole('textbox', { name: review.purchaseOrderNumber }), 'EK-1234')
    await page.getByRole('combobox', { name: review.costCentre }).selectOption({ label: '4711 · Küche' })
    await press(page.getByRole('button', { name: review.order }).locator('visible=true'))
    await page.getByRole('heading', { name: success.title }).waitFor()
    await press(page.getByRole('link', { name: success.toOrder }))
    await page.getByText('4711 · Küche').waitFor()
    expect(besides(problems, /^400 PUT .*order-rules/)).toEqual([])
    await context.close()
  },
)
