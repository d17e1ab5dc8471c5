import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import * as teamDe from '../../texts/de/account/team.ts'
import { buyerHome as homeDe } from '../../texts/de/buyer-home.ts'
import { checkout as checkoutDe } from '../../texts/de/checkout/screen.ts'
import { orderRequests as requestsDe } from '../../texts/de/order-requests/screen.ts'
import * as teamEn from '../../texts/en/account/team.ts'
import { buyerHome as homeEn } from '../../texts/en/buyer-home.ts'
import { checkout as checkoutEn } from '../../texts/en/checkout/screen.ts'
import { orderRequests as requestsEn } from '../../texts/en/order-requests/screen.ts'
import { ask, glance, local } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const words = {
  de: { t: requestsDe, review: checkoutDe.review, team: teamDe.team, home: homeDe },
  en: { t: requestsEn, review: checkoutEn.review, team: teamEn.team, home: homeEn },
}

openForAll()

test.each(glance('de'))(
  'an owner sets a limit; what a member orders above it is sent, changed, approved (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { t, review, home } = words[language]
    const [goods] = await goodsOf(shop, language, { count: 1 })
    const buyer = await buyerWith(shop, language, [goods!])
    const member = await createMember(shop.db, { companyId: buyer.id, roles: ['BUYER'] })
    await shop.db`update account set first_name = 'Ole', last_name = 'Peters' where id = ${member.id}`
    const { carts } = await ask<{ carts: { items: { productSkuId: string; quantity: number }[] }[] }>(
      shop.origin,
      '/cart',
      { token: buyer.token },
    )
    const [{ productSkuId, quantity }] = carts[0]!.items as [{ productSkuId: string; quantity: number }]
    const body = { productSkuId, quantity: quantity * 2 }
    await ask(shop.origin, '/cart', { token: member.token, body })

    const owner = await visit(browser, shop.origin, device)
    await enter(owner.page, language, buyer.token, '/account/team')
    await press(owner.page.getByRole('button', { name: t.limit.changeNamed('Ole Peters') }))
    const dialog = owner.page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t.limit.period }).selectOption('MONTH')
    await type(dialog.getByRole('textbox', { name: t.limit.amount }), 'viel')
    await press(dialog.getByRole('button', { name: t.limit.save }))
    await dialog.getByText(t.limit.amountWrong).waitFor()
    expect(await findBarriers(owner.page)).toEqual([])
    await dialog.getByRole('textbox', { name: t.limit.amount }).fill('1,50')
    await press(dialog.getByRole('button', { name: t.limit.save }))
    await owner.page.getByText(t.limit.saved).waitFor()

    const asking = await visit(browser, shop.origin, device)
    await enter(asking.page, language, member.token, '/checkout?step=payment')
    await press(asking.page.getByRole('radio').first())
    await asking.page.goto(asking.page.url().replace('payment', 'review'), { waitUntil: 'networkidle' })
    await asking.page.getByText(review.approval.title).waitFor()
    expect(await findBarriers(asking.page)).toEqual([])
    await type(asking.page.getByRole('textbox', { name: review.approval.message }), 'Für die Messe')
    await press(asking.page.getByRole('button', { name: review.approval.send }).locator('visible=true'))
    await asking.page.getByRole('heading', { name: t.pageTitle('Ole Peters') }).waitFor()
    await asking.page.getByRole('definition').filter({ hasText: 'Für die Messe' }).waitFor()
    expect(await findBarriers(asking.page)).toEqual([])

    await enter(owner.page, language, buyer.token, '/account/order-requests')
    await owner.page.getByRole('link', { name: /Ole Peters/ }).waitFor()
    expect(await findBarriers(owner.page)).toEqual([])
    await owner.page.goto(local(language, '/'))
    await press(owner.page.getByRole('list', { name: home.duties }).getByRole('link', { name: home.approvals(1) }))
    const stepper = owner.page.getByRole('group', { name: t.quantityOf(goods!.name) })
    await stepper.getByRole('combobox').selectOption(String(quantity))
    await owner.page.getByText(/(bei der Anfrage|when it was requested)$/).waitFor()
    await press(owner.page.getByRole('button', { name: t.approve }))
    await owner.page.getByText(t.termsMissing).waitFor()
    await press(owner.page.getByRole('checkbox', { name: t.terms }))
    expect(await findBarriers(owner.page)).toEqual([])
    await press(owner.page.getByRole('button', { name: t.approve }))
    await owner.page.getByText(t.statuses.APPROVED, { exact: true }).waitFor()
    await asking.page.reload({ waitUntil: 'networkidle' })
    await press(asking.page.getByRole('link', { name: /T\d+$/ }))
    await asking.page.getByText('Ole Peters').first().waitFor()
    expect([...owner.problems, ...asking.problems]).toEqual([])
    await owner.context.close()
    await asking.context.close()
  },
)
