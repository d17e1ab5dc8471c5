import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createBuyer, createMember } from '../../test/builders.ts'
import { application, fillSetUp } from '../../test/onboarding/set-up.ts'
import { approvals } from '../../texts/en/approvals/operator.ts'
import { sell } from '../../texts/en/onboarding/sell.ts'
import { setUp } from '../../texts/en/onboarding/set-up.ts'
import { glance, showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

const name = 'Senfmanufaktur Nordheide'

/** Decides on the store that waits, and lets the decision take effect at once. */
async function decide(page: Page, decision: 'ask' | 'approve', message = '') {
  await press(page.getByRole('link', { name }))
  const field = page.getByRole('textbox', { name: approvals.message })
  await type(field, message)
  await press(page.getByRole('button', { name: approvals[decision], exact: true }))
  await page.getByRole('button', { name: approvals.undo }).waitFor()
  await shop.db`update approval set effect_at = now() where kind = 'STORE' and state = 'DECIDED'`
}

async function fillApplication(page: Page) {
  const { sells: _, termsAccepted: __, storeName: ___, ...fields } = application
  await type(page.getByRole('textbox', { name: sell.fields.storeName }), name)
  for (const [field, value] of Object.entries(fields))
    await type(page.getByRole('textbox', { name: sell.fields[field as keyof typeof fields] }).first(), value)
  await check(page.getByRole('group', { name: sell.goods }).getByRole('checkbox').first())
  await check(page.getByRole('checkbox', { name: sell.fields.termsAccepted }))
}

test.each(glance('en'))(
  'a company applies, takes it back, sends it again, answers a question and is in the shop',
  async (language, device) => {
    const person = await createBuyer(shop.db)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, person.token, '/sell')
    await press(page.getByRole('button', { name: sell.send }))
    await page.getByText(sell.sellsMissing).waitFor()
    await fillApplication(page)
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: sell.send }))
    await page
      .getByText(setUp.notYet('Papers, Second factor, Bank account, Delivery and minimum, Profile, First products'))
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    const [store] = await shop.db<{ id: string; slug: string }[]>`select id, slug from store where name = ${name}`

    await fillSetUp(shop, store!.id, person.id)
    await page.reload()
    await press(page.getByRole('button', { name: setUp.submit }))
    await page.getByText(setUp.submitted).waitFor()
    await press(page.getByRole('button', { name: setUp.withdraw }))
    await press(page.getByRole('dialog').getByRole('button', { name: setUp.withdraw }))
    await page.getByText(setUp.withdrawn).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: setUp.submit }))
    await page.getByText(setUp.submitted).waitFor()

    const operator = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, operator.token)
    const desk = await visit(browser, shop.origin, device)
    await enter(desk.page, language, operator.token, '/operator/approvals?view=STORE')
    await decide(desk.page, 'ask', 'Who owns the mill?')
    await expect
      .poll(() => shop.db`select state from store_application where store_id = ${store!.id}`)
      .toEqual([{ state: 'QUESTION' }])

    await page.reload()
    await page.getByText(setUp.question, { exact: true }).waitFor()
    await type(page.getByRole('textbox', { name: setUp.answer }), 'Rika Thiele alone')
    await press(page.getByRole('button', { name: setUp.send }))
    await page.getByText(setUp.submitted).waitFor()

    expect((await page.request.get(`/stores/${store!.slug}`)).status()).toBe(404)
    await desk.page.reload()
    await decide(desk.page, 'approve')
    await expect.poll(async () => (await page.request.get(`/stores/${store!.slug}`)).status()).toBe(200)
    await page.reload()
    await press(page.getByRole('link', { name: setUp.toStore }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect([...problems, ...desk.problems]).toEqual([])
    await desk.context.close()
    await context.close()
  },
)
