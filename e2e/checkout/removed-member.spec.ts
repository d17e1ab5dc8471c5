import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { newId } from '../../api/platform/ids.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { checkout as checkoutDe } from '../../texts/de/checkout/screen.ts'
import { checkout as checkoutEn } from '../../texts/en/checkout/screen.ts'
import { ask, glance, PASSWORD, texts } from '../support/account.ts'
import { besides, visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

const words = { de: checkoutDe, en: checkoutEn }

openForAll()

test.each(glance('de'))(
  'who is removed in the middle of a checkout orders for nobody, also once signed in again (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = words[language]
    const { account } = texts[language]
    const goods = await goodsOf(shop, language, { count: 1 })
    const owner = await buyerWith(shop, language, goods)
    const other = await createBuyer(shop.db, { companyName: 'Gasthof Linde' })
    const member = await createMember(shop.db, { companyId: owner.id, roles: ['BUYER'] })
    await shop.db`
      update account set password_hash = ${await hash(PASSWORD)}, language = ${language} where id = ${member.id}`
    await shop.db`update session set membership_id = ${member.membershipId} where account_id = ${member.id}`
    const items = goods.map(({ skuId, boxes }) => ({ productSkuId: skuId, quantity: boxes }))
    await ask(shop.origin, '/cart', { body: { items }, token: member.token })

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, member.token, '/checkout?step=payment')
    await press(page.getByRole('radio').first())
    await page.goto(page.url().replace('payment', 'review'), { waitUntil: 'networkidle' })
    await check(page.getByRole('main').getByRole('checkbox'))
    await shop.db`
      insert into membership (id, account_id, company_id, roles, created_at)
      values (${newId()}, ${member.id}, ${other.id}, '{BUYER}', now())`
    await shop.db`delete from membership where id = ${member.membershipId}`
    await press(page.getByRole('button', { name: t.review.order }).locator('visible=true'))
    const dialog = page.getByRole('dialog')
    await dialog.getByText(account.sessionEnded).waitFor()
    await type(dialog.getByRole('textbox', { name: account.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: account.signIn, exact: true }))
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(t.empty.title).waitFor()
    const orders = await shop.db`select from orders where buyer_id in ${shop.db([owner.id, other.id])}`
    expect(orders.count).toBe(0)
    expect(besides(problems, /^401 /)).toEqual([])
    await context.close()
  },
)
