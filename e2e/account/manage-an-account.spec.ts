import { expect, test } from 'vitest'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import {
  local,
  openAccount,
  PASSWORD,
  registration,
  signIn,
  texts,
  glance,
  visitsIn,
  visitsWithPointer,
} from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { check, press, type } from '../support/user-actions.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const NEW_PASSWORD = 'Cortado-Tonic-9'
const area = { de: areaDe, en: areaEn }

openForAll()

test.each(glance('en'))(
  'a visitor becomes a buyer in three steps, a reload loses only the password (%s, %s)',
  async (language, device) => {
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const t = texts[language].account
    const { next, steps, restored } = registration[language]
    const email = `neu-${language}@cafe.example`
    await page.goto(local(language, '/register'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const proceed = () => press(main.getByRole('button', { name: next }))
    const fillAccount = async () => {
      await type(main.getByLabel(t.firstName), 'Mira')
      await type(main.getByLabel(t.lastName), 'Sommer')
      await type(main.getByRole('textbox', { name: t.email }), email)
      await type(main.getByLabel(t.phoneNumber), '+49 221 998877')
      await type(main.getByRole('textbox', { name: t.password }), PASSWORD)
    }
    expect(await findBarriers(page)).toEqual([])
    await proceed()
    await main
      .getByText(language === 'de' ? 'Obligatorisch' : 'Required')
      .first()
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    await fillAccount()
    await proceed()
    await main.getByRole('heading', { name: steps.company }).waitFor()
    await type(main.getByLabel(t.companyName), 'Café Morgen')
    expect(await findBarriers(page)).toEqual([])
    await page.reload()
    await main.getByText(restored).waitFor()
    expect(await main.getByLabel(t.firstName).inputValue()).toBe('Mira')
    expect(await main.getByRole('textbox', { name: t.password }).inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD)
    await type(main.getByRole('textbox', { name: t.password }), PASSWORD)
    await main.getByRole('textbox', { name: t.password }).press('Enter')
    await main.getByRole('heading', { name: steps.company }).waitFor()
    expect(await main.getByLabel(t.companyName).inputValue()).toBe('Café Morgen')
    await proceed()
    expect(await findBarriers(page)).toEqual([])
    await check(main.getByLabel(t.isBusinessConfirmed))
    await check(main.getByLabel(t.termsAccepted))
    await press(main.getByRole('button', { name: t.register }))
    await page.getByText(t.registered).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'a taken address leads back to the first step with everything typed (%s, %s)',
  async (language, device) => {
    const { page, context } = await visit(browser, shop.origin, device)
    const t = texts[language].account
    const email = `schon-da-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await page.goto(local(language, '/register'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const proceed = () => press(main.getByRole('button', { name: registration[language].next }))
    await type(main.getByLabel(t.firstName), 'Mira')
    await type(main.getByLabel(t.lastName), 'Sommer')
    await type(main.getByRole('textbox', { name: t.email }), email)
    await type(main.getByLabel(t.phoneNumber), '+49 221 998877')
    await type(main.getByRole('textbox', { name: t.password }), PASSWORD)
    await proceed()
    await type(main.getByLabel(t.companyName), 'Café Morgen')
    await proceed()
    await check(main.getByLabel(t.isBusinessConfirmed))
    await check(main.getByLabel(t.termsAccepted))
    await press(main.getByRole('button', { name: t.register }))
    const field = main.getByRole('textbox', { name: t.email })
    await field.and(page.locator('[aria-invalid]')).waitFor()
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await main.getByLabel(t.companyName).inputValue()).toBe('Café Morgen')
    await context.close()
  },
)

test.each(visitsWithPointer('en'))(
  'a forgotten password is set anew through the mail (%s, %s)',
  async (language, device) => {
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const t = texts[language].account
    const email = `vergessen-${language}-${device.name}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await page.goto(local(language, '/'))
    await press(
      page.getByRole('button', { name: texts[language].shell.signIn, exact: true }).filter({ visible: true }).first(),
    )
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: t.forgotPassword }))
    await press(dialog.getByRole('button', { name: t.backToSignIn }))
    await press(dialog.getByRole('button', { name: t.forgotPassword }))
    await type(dialog.getByRole('textbox', { name: t.email }), email)
    await press(dialog.getByRole('button', { name: t.sendLink }))
    await page.getByText(t.resetSent).waitFor()
    expect(await dialog.count()).toBe(0)
    await page.goto(await mailedLink(shop.origin, email, 'new-password'))
    await type(page.getByRole('textbox', { name: t.newPassword }), NEW_PASSWORD)
    await press(page.getByRole('button', { name: t.savePassword }))
    await page.getByText(t.passwordSaved).waitFor()
    await signIn(page, language, { email, password: NEW_PASSWORD })
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visitsIn('de'))('a buyer keeps the address book (%s, %s)', { tags: ['long'] }, async (language, device) => {
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const t = texts[language].account
  const email = `adressen-${language}-${device.name}@cafe.example`
  await openAccount(shop.origin, { email, language })
  await signIn(page, language, { email })
  await page.goto(local(language, '/account/addresses'))
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByText(t.noAddressesTitle).waitFor()
  for (const street of ['Venloer Straße', 'Aachener Straße']) {
    await press(main.getByRole('button', { name: t.addAddress }))
    await type(dialog.getByLabel(t.street, { exact: true }), street)
    await type(dialog.getByLabel(t.streetNumber), '241')
    await type(dialog.getByLabel(t.postalCode), '50823')
    await type(dialog.getByLabel(t.cityName), 'Köln')
    await press(dialog.getByRole('button', { name: t.save }))
    await dialog.waitFor({ state: 'detached' })
    await main.getByText(street).waitFor()
  }
  // Saving a selected one clears the others.
  const selected = main.getByRole('article').filter({ has: page.getByText(t.selected, { exact: true }) })
  await expect.poll(() => selected.allTextContents()).toEqual([expect.stringContaining('Aachener Straße')])
  await press(selected.getByRole('button', { name: t.edit }))
  await type(dialog.getByLabel(t.cityName), '')
  await press(dialog.getByRole('button', { name: t.save }))
  await dialog.getByText(language === 'de' ? 'Obligatorisch' : 'Required').waitFor()
  await type(dialog.getByLabel(t.cityName), 'Bonn')
  await press(dialog.getByRole('button', { name: t.save }))
  await main.getByText('50823 Bonn').waitFor()
  await press(selected.getByRole('button', { name: t.remove }))
  await press(dialog.getByRole('button', { name: t.remove }))
  await main.getByText('Bonn').waitFor({ state: 'detached' })
  // After the selected one the newest left is selected.
  await expect.poll(() => selected.allTextContents()).toEqual([expect.stringContaining('Venloer Straße')])
  expect(problems).toEqual([])
  await context.close()
})

test.each(glance('en'))(
  'a buyer changes company and password, takes the data along and leaves (%s, %s)',
  async (language, device) => {
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const words = texts[language].account
    const { info, password, privacy } = area[language]
    const email = `firma-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await signIn(page, language, { email })
    await page.goto(local(language, '/account'))
    const main = page.getByRole('main')
    await type(main.getByLabel(info.legalForm), 'GmbH')
    await type(main.getByLabel(info.socialUrls), 'instagram.com/cafe-morgen')
    await type(main.getByLabel(words.vatId), 'DE1')
    await press(main.getByRole('button', { name: info.save }))
    await main.locator('[aria-invalid]').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await type(main.getByLabel(words.vatId), '')
    await press(main.getByRole('button', { name: info.save }))
    await page.getByText(info.saved).waitFor()
    await expect.poll(() => main.getByLabel(info.socialUrls).inputValue()).toBe('https://instagram.com/cafe-morgen')

    const download = page.waitForEvent('download')
    await press(main.getByRole('button', { name: privacy.export }))
    expect((await download).suggestedFilename()).toMatch(/^tresen-\d{4}-\d\d-\d\d\.json$/)

    await page.goto(local(language, '/account/change-password'))
    await type(main.getByRole('textbox', { name: password.current }), PASSWORD)
    await type(main.getByRole('textbox', { name: password.next }), NEW_PASSWORD)
    expect(await findBarriers(page)).toEqual([])
    await press(main.getByRole('button', { name: password.save }))
    await page.getByText(password.saved).waitFor()

    await page.goto(local(language, '/account/info'))
    await press(main.getByRole('button', { name: privacy.erase }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: words.password }), NEW_PASSWORD)
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: privacy.eraseNow }))
    await page.getByText(privacy.erased).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
    // The browser reports the refused VAT id.
    expect(besides(problems, /^400 /)).toEqual([])
    await context.close()
  },
)
