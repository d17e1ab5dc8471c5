import { expect, test } from 'vitest'
import { emailChange as changeDe } from '../../texts/de/account/email-change.ts'
import { emailChange as changeEn } from '../../texts/en/account/email-change.ts'
import { paths } from '../../web/paths.ts'
import { local, openAccount, PASSWORD, signIn, visits } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const change = { de: changeDe, en: changeEn }

/** German on a phone, English by keyboard. */
const ends = [visits[0]!, visits.at(-1)!]

openForAll()

/** An account whose address is confirmed. */
async function openConfirmed(email: string, language: 'de' | 'en') {
  await openAccount(shop.origin, { email, language })
  await shop.db`update account set email_confirmed_at = now() where email = ${email}`
}

test.each(ends)('the e-mail changes once both addresses have agreed (%s, %s)', async (language, device) => {
  const t = change[language]
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const [email, next] = [`alt-${language}@cafe.example`, `neu-${language}@cafe.example`]
  await openConfirmed(email, language)
  await signIn(page, language, { email })
  await page.goto(local(language, paths.security()), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const part = main.getByRole('region', { name: t.title })
  const dialog = page.getByRole('dialog')
  await part.getByText(email).waitFor()
  await press(part.getByRole('button', { name: t.change }))
  expect(await findBarriers(page)).toEqual([])
  await type(dialog.getByRole('textbox', { name: t.email }), next)
  await type(dialog.getByRole('textbox', { name: t.password }), 'Falsch-123')
  await press(dialog.getByRole('button', { name: t.request }))
  await dialog.locator('[aria-invalid=true]').waitFor()
  expect(await dialog.getByRole('textbox', { name: t.email }).inputValue()).toBe(next)
  await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
  await press(dialog.getByRole('button', { name: t.request }))
  await part.getByText(t.isUnagreed).waitFor()
  expect(await findBarriers(page)).toEqual([])

  const elsewhere = await visit(browser, shop.origin, device)
  const other = elsewhere.page.getByRole('main')
  await elsewhere.page.goto(await mailedLink(shop.origin, email, 'change-email'), { waitUntil: 'networkidle' })
  await other.getByText(t.link.agreeLead(next)).waitFor()
  expect(await findBarriers(elsewhere.page)).toEqual([])
  await press(other.getByRole('button', { name: t.link.agree }))
  await other.getByText(t.link.waitingForNew).waitFor()
  await other.getByRole('button', { name: t.link.notMe }).waitFor()
  expect(await findBarriers(elsewhere.page)).toEqual([])

  await page.reload({ waitUntil: 'networkidle' })
  await part.getByText(t.isAgreed).waitFor()
  await page.goto(await mailedLink(shop.origin, next, 'change-email'), { waitUntil: 'networkidle' })
  await press(main.getByRole('button', { name: t.link.confirm }))
  await main.getByText(t.link.changedText(next)).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press(main.getByRole('link', { name: t.link.toSecurity }))
  await part.getByText(next, { exact: true }).waitFor()

  await elsewhere.page.reload({ waitUntil: 'networkidle' })
  await other.getByText(t.link.expiredText).waitFor()
  // The browser reports the wrong password and the link that is used up.
  expect(besides(problems, /^400 /)).toEqual([])
  expect(besides(elsewhere.problems, /^422 /)).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

test.each(ends)(
  'a change is stopped at the old address, and taken back in the account (%s, %s)',
  async (language, device) => {
    const t = change[language]
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const [email, next] = [`bleibt-${language}@cafe.example`, `fremd-${language}@cafe.example`]
    await openConfirmed(email, language)
    await signIn(page, language, { email })
    const main = page.getByRole('main')
    const part = main.getByRole('region', { name: t.title })
    const dialog = page.getByRole('dialog')
    const ask = async () => {
      await page.goto(local(language, paths.security()), { waitUntil: 'networkidle' })
      await press(part.getByRole('button', { name: t.change }))
      await type(dialog.getByRole('textbox', { name: t.email }), next)
      await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
      await press(dialog.getByRole('button', { name: t.request }))
      await part.getByText(t.isUnagreed).waitFor()
    }
    await ask()
    await page.goto(await mailedLink(shop.origin, email, 'change-email'), { waitUntil: 'networkidle' })
    await press(main.getByRole('button', { name: t.link.notMe }))
    await main.getByText(t.link.stoppedText).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await ask()
    await press(part.getByRole('button', { name: t.again }))
    await page.getByText(t.sentAgain).waitFor()
    await press(part.getByRole('button', { name: t.cancel }))
    await page.getByText(t.cancelled).waitFor()
    await expect.poll(() => part.getByText(t.isUnagreed).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)
