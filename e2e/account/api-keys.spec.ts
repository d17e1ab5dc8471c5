import { expect, test } from 'vitest'
import { apiKeys as de } from '../../texts/de/account/api-keys.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import { apiKeys as en } from '../../texts/en/account/api-keys.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { ask, glance, local, openAccount, PASSWORD, signIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

const words = { de: { ...de, stepUp: securityDe.stepUp }, en: { ...en, stepUp: securityEn.stepUp } }

openForAll()

test.each(glance('de'))('a key is made, calls, and is ended (%s, %s)', { tags: ['long'] }, async (language, device) => {
  const t = words[language]
  const email = `inhaber-keys@hotel.example`
  await openAccount(shop.origin, { email, language })
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await signIn(page, language, { email })
  await page.goto(local(language, accountPaths.apiKeys()), { waitUntil: 'networkidle' })
  await press(page.getByRole('main').getByRole('button', { name: t.make }))
  const dialog = page.getByRole('dialog', { name: t.makeTitle })
  await type(dialog.getByRole('textbox', { name: t.name }), 'Kasse')
  await check(dialog.getByRole('checkbox', { name: t.rights.buyer.orders.name }))
  await press(dialog.getByRole('button', { name: t.make }))
  const stepUp = page.getByRole('dialog', { name: t.stepUp.title })
  await type(stepUp.getByRole('textbox', { name: t.stepUp.password }), PASSWORD)
  await press(stepUp.getByRole('button', { name: t.stepUp.confirm }))
  const made = page.getByRole('dialog', { name: t.madeTitle })
  const key = await made.getByRole('code').innerText()
  expect(await findBarriers(page)).toEqual([])
  await press(made.getByRole('button', { name: t.stored }))
  expect(await ask(shop.origin, '/account/orders', { token: key })).toMatchObject({ totalItems: 0 })
  await press(page.getByRole('button', { name: t.endNamed('Kasse') }))
  await press(page.getByRole('dialog').getByRole('button', { name: t.end, exact: true }))
  await page.getByText(t.ended).waitFor()
  await expect(ask(shop.origin, '/account/orders', { token: key })).rejects.toThrow('API_KEY_INVALID')
  expect(besides(problems, /^403 POST .*api-keys/)).toEqual([])
  await context.close()
})
