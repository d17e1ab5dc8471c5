import { expect, test } from 'vitest'
import { accountReplies as repliesDe } from '../../texts/de/account/replies.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import * as teamDe from '../../texts/de/account/team.ts'
import * as rightsDe from '../../texts/de/rights.ts'
import { accountReplies as repliesEn } from '../../texts/en/account/replies.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import * as teamEn from '../../texts/en/account/team.ts'
import * as rightsEn from '../../texts/en/rights.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { paths } from '../../web/paths.ts'
import { ask, local, openAccount, PASSWORD, signIn, texts, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { goodsOf } from '../support/filled-cart.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const words = {
  de: { ...teamDe, roles: rightsDe.roles.buyer, stepUp: securityDe.stepUp, wrongPassword: repliesDe.wrongPassword },
  en: { ...teamEn, roles: rightsEn.roles.buyer, stepUp: securityEn.stepUp, wrongPassword: repliesEn.wrongPassword },
}

openForAll()

test.each(visitsIn('de'))('somebody is invited, joins, orders and is removed (%s, %s)', async (language, device) => {
  const { team: t, joining, roles, stepUp, wrongPassword } = words[language]
  const { account } = texts[language]
  const email = `inhaber-${language}-${device.name}@hotel.example`
  const invited = `einkauf-${language}-${device.name}@hotel.example`
  await openAccount(shop.origin, { email, language, companyName: 'Hotel Lagune' })
  await shop.db`update account set email_confirmed_at = now() where email = ${email}`
  await shop.db`update company set trusted_at = now() where id = (select id from account where email = ${email})`

  const owner = await visit(browser, shop.origin, device)
  await signIn(owner.page, language, { email })
  await owner.page.goto(local(language, accountPaths.team()), { waitUntil: 'networkidle' })
  const main = owner.page.getByRole('main')
  await main.getByText(t.you, { exact: true }).waitFor()
  await type(main.getByRole('textbox', { name: t.email }), invited)
  await press(main.getByRole('button', { name: t.send }))
  await main.getByRole('button', { name: t.againNamed(invited) }).waitFor()
  expect(await findBarriers(owner.page)).toEqual([])

  const link = await mailedLink(shop.origin, invited, 'join')
  const member = await visit(browser, shop.origin, device)
  await member.page.goto(link, { waitUntil: 'networkidle' })
  const form = member.page.getByRole('main')
  await form.getByText(joining.lead('Hotel Lagune', roles.BUYER)).waitFor()
  expect(await findBarriers(member.page)).toEqual([])
  await type(form.getByRole('textbox', { name: account.firstName }), 'Ida')
  await type(form.getByRole('textbox', { name: account.lastName }), 'Brook')
  await type(form.getByRole('textbox', { name: account.phoneNumber }), '+49 30 998877')
  await type(form.getByRole('textbox', { name: joining.password }), PASSWORD)
  await press(form.getByRole('checkbox', { name: joining.terms }))
  await press(form.getByRole('button', { name: joining.join }))
  await member.page.getByText(joining.joined('Hotel Lagune')).waitFor()

  const token = (await member.page.evaluate(() => localStorage.getItem('Authorization')))!
  const orderNumber = await order(token, language)
  await member.page.goto(local(language, paths.orders()), { waitUntil: 'networkidle' })
  await member.page.getByRole('link', { name: texts[language].orders.open(orderNumber), exact: true }).waitFor()
  await owner.page.reload({ waitUntil: 'networkidle' })
  await press(main.getByRole('button', { name: t.removeNamed('Ida Brook') }))
  await press(owner.page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }))
  const check = owner.page.getByRole('dialog', { name: stepUp.title })
  await check.getByText(stepUp.lead.TEAM).waitFor()
  expect(await findBarriers(owner.page)).toEqual([])
  await type(check.getByRole('textbox', { name: stepUp.password }), 'Wrong-123')
  await press(check.getByRole('button', { name: stepUp.confirm }))
  await check.getByText(wrongPassword).waitFor()
  await type(check.getByRole('textbox', { name: stepUp.password }), PASSWORD)
  await press(check.getByRole('button', { name: stepUp.confirm }))
  await owner.page.getByText(t.removed).waitFor()
  await expect(ask(shop.origin, '/cart', { token })).rejects.toThrow('401')
  const expected = [/^403 DELETE .*team\/members/, /^400 POST .*step-up/]
  expect([...besides(owner.problems, ...expected), ...member.problems]).toEqual([])
  await owner.context.close()
  await member.context.close()
})

async function order(token: string, language: 'de' | 'en'): Promise<string> {
  const [goods] = await goodsOf(shop, language, { count: 1 })
  const address = {
    firstName: 'Ida',
    lastName: 'Brook',
    email: 'ida@hotel.example',
    phoneNumber: '+49 30 998877',
    countryId: 1,
    companyName: 'Hotel Lagune',
    street: 'Kai',
    streetNumber: '1',
    cityName: 'Berlin',
    postalCode: '10997',
  }
  await ask(shop.origin, '/account/addresses', { body: address, token })
  const items = [{ productSkuId: goods!.skuId, quantity: goods!.boxes }]
  const { version } = await ask<{ version: number }>(shop.origin, '/cart', { body: { items }, token })
  const body = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: version }
  return (await ask<{ orderNumber: string }>(shop.origin, '/checkout/pay', { body, token })).orderNumber
}
