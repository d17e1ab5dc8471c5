import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountReplies as de } from '../../texts/de/account/replies.ts'
import { accountReplies as en } from '../../texts/en/account/replies.ts'
import { PASSWORD, registration, texts, type Language } from './account.ts'
import { check, choose, press, type } from './user-actions.ts'

type NewBusiness = { company: string; email: string }

/** Fills in the registration from the open dialog of signing in to the new account. */
export async function registerFromDialog(page: Page, language: Language, { company, email }: NewBusiness) {
  const t = texts[language]
  await press(page.getByRole('dialog').getByRole('link', { name: t.account.createAccount }))
  await page.getByRole('heading', { level: 1, name: t.account.registerTitle }).waitFor()
  const { next, steps } = registration[language]
  await type(page.getByLabel(t.account.firstName), 'Mira')
  await type(page.getByLabel(t.account.lastName), 'Sommer')
  await type(page.getByLabel(t.account.phoneNumber), '+49 221 998877')
  await type(page.getByRole('textbox', { name: t.account.email }), email)
  await press(page.getByRole('button', { name: next }))
  // What is missing is said under the fields, and nothing typed is lost.
  expect(await page.getByLabel(t.account.firstName).inputValue()).toBe('Mira')
  // A frequent password is refused as soon as its field is left, not by the server two steps later.
  await type(page.getByRole('textbox', { name: t.account.password }), 'Passwort1')
  await page.getByRole('textbox', { name: t.account.password }).press('Tab')
  await page.getByText({ de, en }[language].frequentPassword).waitFor()
  await type(page.getByRole('textbox', { name: t.account.password }), PASSWORD)
  await press(page.getByRole('button', { name: next }))
  await page.getByRole('heading', { name: steps.company }).waitFor()
  await type(page.getByLabel(t.account.companyName), company)
  await choose(page.getByLabel(t.account.businessType), 'CAFE')
  await press(page.getByRole('button', { name: next }))
  await check(page.getByLabel(t.account.isBusinessConfirmed))
  await check(page.getByLabel(t.account.termsAccepted))
  await press(page.getByRole('main').getByRole('button', { name: t.account.register }))
  await page.getByText(t.account.registered).waitFor()
  // The way home begins with the message; who searches before it ends would be led away from what was found.
  await page.waitForURL((url) => !url.pathname.endsWith('/register'))
  // The address changes a moment before the page does, and with the page what stands in the search.
  await page.getByRole('heading', { level: 1, name: t.account.registerTitle }).waitFor({ state: 'detached' })
}
