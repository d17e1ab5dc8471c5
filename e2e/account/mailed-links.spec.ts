import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { emailChange as changeDe } from '../../texts/de/account/email-change.ts'
import { emailChange as changeEn } from '../../texts/en/account/email-change.ts'
import { signInLink as linkDe } from '../../texts/de/account/sign-in-link.ts'
import { signInLink as linkEn } from '../../texts/en/account/sign-in-link.ts'
import { accountPaths } from '../../web/account-paths.ts'
import {
  ask,
  glance,
  local,
  openAccount,
  PASSWORD,
  signIn,
  texts,
  visitsIn,
  visitsWithPointer,
} from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const change = { de: changeDe, en: changeEn }
const link = { de: linkDe, en: linkEn }

openForAll()

/** An account whose address is confirmed. */
async function openConfirmed(email: string, language: 'de' | 'en') {
  await openAccount(shop.origin, { email, language })
  await shop.db`update account set email_confirmed_at = now() where email = ${email}`
}

test.each(visitsWithPointer('en'))(
  'the e-mail changes once both addresses have agreed (%s, %s)',
  async (language, device) => {
    const t = change[language]
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const [email, next] = [`alt-${language}@cafe.example`, `neu-${language}@cafe.example`]
    await openConfirmed(email, language)
    await signIn(page, language, { email })
    await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
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
  },
)

test.each(glance('de'))(
  'a change is stopped at the old address, and taken back in the account (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = change[language]
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const [email, next] = [`bleibt-${language}@cafe.example`, `fremd-${language}@cafe.example`]
    await openConfirmed(email, language)
    await signIn(page, language, { email })
    const main = page.getByRole('main')
    const part = main.getByRole('region', { name: t.title })
    const dialog = page.getByRole('dialog')
    const request = async () => {
      await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
      await press(part.getByRole('button', { name: t.change }))
      await type(dialog.getByRole('textbox', { name: t.email }), next)
      await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
      await press(dialog.getByRole('button', { name: t.request }))
      await part.getByText(t.isUnagreed).waitFor()
    }
    await request()
    await page.goto(await mailedLink(shop.origin, email, 'change-email'), { waitUntil: 'networkidle' })
    await press(main.getByRole('button', { name: t.link.notMe }))
    await main.getByText(t.link.stoppedText).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await request()
    await press(part.getByRole('button', { name: t.again }))
    await page.getByText(t.sentAgain).waitFor()
    await press(part.getByRole('button', { name: t.cancel }))
    await page.getByText(t.cancelled).waitFor()
    await expect.poll(() => part.getByText(t.isUnagreed).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visitsIn('de'))(
  'a mailed link signs in and leads back to where it was asked for (%s, %s)',
  async (language, device) => {
    const t = link[language]
    const words = texts[language].account
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const email = `link-${language}@cafe.example`
    await openConfirmed(email, language)
    const asking = local(language, '/stores')
    await page.goto(asking, { waitUntil: 'networkidle' })
    await press(
      page.getByRole('button', { name: texts[language].shell.signIn, exact: true }).filter({ visible: true }).first(),
    )
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: words.email }), email)
    await press(dialog.getByRole('button', { name: words.byLink }))
    const field = dialog.getByRole('textbox', { name: t.email })
    await expect.poll(() => field.inputValue()).toBe(email)
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.request }))
    await dialog.getByText(t.sent(email, 15)).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const mailed = await mailedLink(shop.origin, email, 'sign-in-link')
    const tab = await context.newPage()
    await tab.goto(mailed, { waitUntil: 'networkidle' })
    await tab.getByText(t.pressLead).waitFor()
    expect(await findBarriers(tab)).toEqual([])
    await press(tab.getByRole('main').getByRole('button', { name: t.press }))
    await tab.waitForURL((url) => url.pathname === asking)
    // The first tab follows, and its window closes.
    await expect.poll(() => dialog.count()).toBe(0)
    await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
    await page.getByRole('main').getByText(email).waitFor()

    const elsewhere = await visit(browser, shop.origin, device)
    await elsewhere.page.goto(mailed, { waitUntil: 'networkidle' })
    await press(elsewhere.page.getByRole('main').getByRole('button', { name: t.press }))
    await elsewhere.page.getByText(t.expiredText(15)).waitFor()
    expect(await findBarriers(elsewhere.page)).toEqual([])
    expect(besides(elsewhere.problems, /^422 /)).toEqual([])
    expect(problems).toEqual([])
    await elsewhere.context.close()
    await context.close()
  },
)

test.each(glance('en'))(
  'after a mailed link the code of the authenticator app is asked for (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = link[language]
    const words = texts[language].account
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const email = `link-code-${language}@cafe.example`
    const token = await openAccount(shop.origin, { email, language })
    const { secret } = await ask<{ secret: string }>(shop.origin, '/account/second-factor/totp', {
      body: { password: PASSWORD },
      token,
    })
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(
      shop.origin,
      '/account/second-factor/totp/confirmation',
      { body: { code: code() }, token },
    )
    await page.goto(local(language, '/login'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await press(main.getByRole('button', { name: words.byLink }))
    await type(main.getByRole('textbox', { name: t.email }), email)
    await press(main.getByRole('button', { name: t.request }))
    await main.getByText(t.sent(email, 15)).waitFor()
    await page.goto(await mailedLink(shop.origin, email, 'sign-in-link'), { waitUntil: 'networkidle' })
    await press(main.getByRole('button', { name: t.press }))
    await main.getByText(t.codeLead).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await type(main.getByRole('textbox', { name: words.secondStep.code }), recoveryCodes[0]!)
    await press(main.getByRole('button', { name: words.secondStep.submit }))
    await page.getByText(words.signedIn).waitFor()
    // The browser reports the half of the sign-in.
    expect(besides(problems, /^401 /)).toEqual([])
    await context.close()
  },
)
