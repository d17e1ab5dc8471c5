import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { security as securityDe } from '../../texts/de/account/security.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { local, openAccount, PASSWORD, signIn, texts, visitsIn, visitsWithPointer } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const security = { de: securityDe, en: securityEn }

openForAll()

test.each(visitsIn('de'))('sessions elsewhere are seen and ended (%s, %s)', async (language, device) => {
  const t = security[language].sessions
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const email = `sitzungen-${language}-${device.name}@cafe.example`
  const elsewhere = await openAccount(shop.origin, { email, language })
  const elsewhereToo = await openAccount(shop.origin, { email: `zwei-${email}`, language })
  await shop.db`update session set account_id = (select id from account where email = ${email})
    where account_id = (select id from account where email = ${`zwei-${email}`})`
  await signIn(page, language, { email })
  await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByText(t.current).waitFor()
  const rows = main.getByRole('region', { name: t.title }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  expect(await findBarriers(page)).toEqual([])
  await press(rows.nth(1).getByRole('button'))
  await page.getByText(t.ended).waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  await press(main.getByRole('button', { name: t.endOthers }))
  const dialog = page.getByRole('dialog')
  expect(await findBarriers(page)).toEqual([])
  await press(dialog.getByRole('button', { name: t.endOthers }))
  await main.getByText(t.none).waitFor()
  for (const token of [elsewhere, elsewhereToo]) expect(await isAlive(token)).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

async function isAlive(token: string): Promise<boolean> {
  const reply = await fetch(`${shop.origin}/api/v1/auth`, { headers: { authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { user: object | null }).user !== null
}

test.each(visitsWithPointer('en'))(
  'an authenticator app is set up, asked for, and replaced by a recovery code (%s, %s)',
  async (language, device) => {
    const t = security[language].secondFactor
    const words = texts[language].account
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const email = `faktor-${language}-${device.name}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await signIn(page, language, { email })
    await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await press(main.getByRole('button', { name: t.setUp }))
    await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: t.next }))
    await dialog.getByRole('img', { name: t.qrCode }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await type(dialog.getByRole('textbox', { name: t.code }), '000000')
    await press(dialog.getByRole('button', { name: t.switchOn }))
    await dialog.locator('[aria-invalid=true]').waitFor()
    await type(dialog.getByRole('textbox', { name: t.code }), code())
    await press(dialog.getByRole('button', { name: t.switchOn }))
    const codes = dialog.getByRole('list', { name: t.codesTitle }).getByRole('listitem')
    await expect.poll(() => codes.count()).toBe(10)
    expect(await findBarriers(page)).toEqual([])
    const [first, second, third] = await codes.allTextContents()
    await press(dialog.getByRole('button', { name: t.stored }))
    await main.getByText(t.codesLeft(10)).waitFor()

    for (const recoveryCode of [first!, second!]) {
      await page.evaluate(() => localStorage.removeItem('Authorization'))
      await page.goto(local(language, '/login'), { waitUntil: 'networkidle' })
      await type(main.getByRole('textbox', { name: words.email }), email)
      await type(main.getByRole('textbox', { name: words.password }), PASSWORD)
      await press(main.getByRole('button', { name: words.signIn, exact: true }))
      const field = main.getByRole('textbox', { name: words.secondStep.code })
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
      expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
      expect(await findBarriers(page)).toEqual([])
      await type(field, recoveryCode)
      await press(main.getByRole('button', { name: words.secondStep.submit }))
      await page.getByText(words.signedIn).waitFor()
    }

    await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
    await main.getByText(t.codesLeft(8)).waitFor()
    await press(main.getByRole('button', { name: t.remove }))
    await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
    await type(dialog.getByRole('textbox', { name: t.code }), third!)
    await press(dialog.getByRole('button', { name: t.remove }))
    await page.getByText(t.removed).waitFor()
    await main.getByText(t.isOff).waitFor()
    // The browser reports the wrong code and both halves of a sign-in.
    expect(besides(problems, /^40[01] /)).toEqual([])
    await context.close()
  },
)
