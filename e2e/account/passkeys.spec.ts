import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { glance, local, openAccount, PASSWORD, signIn, texts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const area = { de: areaDe, en: areaEn }
const security = { de: securityDe, en: securityEn }

openForAll()

test.each(glance('de'))('a passkey is added, named, signs in and is removed (%s, %s)', async (language, device) => {
  const t = security[language].passkeys
  const words = texts[language].account
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await addAuthenticator(page)
  const email = `passkey-${language}@cafe.example`
  await openAccount(shop.origin, { email, language })
  await signIn(page, language, { email })
  await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await press(main.getByRole('button', { name: t.add }))
  await type(dialog.getByRole('textbox', { name: t.password }), PASSWORD)
  await type(dialog.getByRole('textbox', { name: t.name }), 'Tresen-Laptop')
  expect(await findBarriers(page)).toEqual([])
  await press(dialog.getByRole('button', { name: t.add }))
  await page.getByText(t.added).waitFor()
  await main.getByText('Tresen-Laptop').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press(main.getByRole('button', { name: t.renameNamed('Tresen-Laptop') }))
  await type(dialog.getByRole('textbox', { name: t.name }), 'Tablet')
  await press(dialog.getByRole('button', { name: t.save }))
  await main.getByText('Tablet', { exact: true }).waitFor()

  await page.evaluate(() => localStorage.removeItem('Authorization'))
  await page.goto(local(language, '/login'), { waitUntil: 'networkidle' })
  expect(await findBarriers(page)).toEqual([])
  await press(main.getByRole('button', { name: words.passkey.signIn }))
  await page.getByText(words.signedIn).waitFor()

  await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
  await press(main.getByRole('button', { name: t.removeNamed('Tablet') }))
  await press(dialog.getByRole('button', { name: t.remove }))
  await page.getByText(t.removed).waitFor()
  await expect.poll(() => main.getByText('Tablet', { exact: true }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test.each(glance('en'))(
  'who has a passkey shows it before the account is deleted (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = security[language]
    const { account } = texts[language]
    const { privacy } = area[language]
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await addAuthenticator(page)
    const email = `geht-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await signIn(page, language, { email })
    await page.goto(local(language, accountPaths.security()), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await press(main.getByRole('button', { name: t.passkeys.add }))
    await type(dialog.getByRole('textbox', { name: t.passkeys.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: t.passkeys.add }))
    await page.getByText(t.passkeys.added).waitFor()

    await page.goto(local(language, '/account/info'), { waitUntil: 'networkidle' })
    await press(main.getByRole('button', { name: privacy.erase }))
    const erasing = page.getByRole('dialog', { name: privacy.eraseAsk })
    await type(erasing.getByRole('textbox', { name: account.password }), PASSWORD)
    await press(erasing.getByRole('button', { name: privacy.eraseNow }))
    const check = page.getByRole('dialog', { name: t.stepUp.title })
    // Who gives up finds what was typed where it was.
    await check.getByText(t.stepUp.lead.ERASURE).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => erasing.getByRole('textbox', { name: account.password }).inputValue()).toBe(PASSWORD)
    await press(erasing.getByRole('button', { name: privacy.eraseNow }))
    await press(check.getByRole('button', { name: t.stepUp.passkey }))
    await page.getByText(privacy.erased).waitFor()
    expect(besides(problems, /^403 POST .*erasure/)).toEqual([])
    await context.close()
  },
)

/** A device that holds passkeys and whose owner agrees at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
