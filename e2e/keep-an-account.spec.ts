import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountArea as areaDe } from '../texts/de/account-area.ts'
import { accountArea as areaEn } from '../texts/en/account-area.ts'
import { local, openAccount, PASSWORD, registration, signIn, texts, visits } from './account.ts'
import { findBarriers } from './axe.ts'
import { openBrowser, visit } from './browser.ts'
import { openShop } from './shop.ts'

const NEW_PASSWORD = 'Cortado-Tonic-9'
const area = { de: areaDe, en: areaEn }

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test.each(visits)(
  'a visitor becomes a buyer in three steps, a reload loses only the password (%s)',
  async (language, size) => {
    const { page, context, problems } = await visit(browser, shop.origin, size)
    const t = texts[language].account
    const { next, steps, restored } = registration[language]
    const email = `neu-${language}@cafe.example`
    await page.goto(local(language, '/register'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const proceed = () => main.getByRole('button', { name: next }).click()
    const fillAccount = async () => {
      await main.getByLabel(t.firstName).fill('Mira')
      await main.getByLabel(t.lastName).fill('Sommer')
      await main.getByRole('textbox', { name: t.email }).fill(email)
      await main.getByLabel(t.phoneNumber).fill('+49 221 998877')
      await main.getByRole('textbox', { name: t.password }).fill(PASSWORD)
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
    await main.getByLabel(t.companyName).fill('Café Morgen')
    expect(await findBarriers(page)).toEqual([])
    await page.reload()
    await main.getByText(restored).waitFor()
    expect(await main.getByLabel(t.firstName).inputValue()).toBe('Mira')
    expect(await main.getByRole('textbox', { name: t.password }).inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD)
    await main.getByRole('textbox', { name: t.password }).fill(PASSWORD)
    await main.getByRole('textbox', { name: t.password }).press('Enter')
    await main.getByRole('heading', { name: steps.company }).waitFor()
    expect(await main.getByLabel(t.companyName).inputValue()).toBe('Café Morgen')
    await proceed()
    expect(await findBarriers(page)).toEqual([])
    await main.getByLabel(t.isBusinessConfirmed).check()
    await main.getByLabel(t.termsAccepted).check()
    await main.getByRole('button', { name: t.register }).click()
    await page.getByText(t.registered).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visits)('a taken address leads back to the first step with everything typed (%s)', async (language, size) => {
  const { page, context } = await visit(browser, shop.origin, size)
  const t = texts[language].account
  const email = `schon-da-${language}@cafe.example`
  await openAccount(shop.origin, { email, language })
  await page.goto(local(language, '/register'), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const proceed = () => main.getByRole('button', { name: registration[language].next }).click()
  await main.getByLabel(t.firstName).fill('Mira')
  await main.getByLabel(t.lastName).fill('Sommer')
  await main.getByRole('textbox', { name: t.email }).fill(email)
  await main.getByLabel(t.phoneNumber).fill('+49 221 998877')
  await main.getByRole('textbox', { name: t.password }).fill(PASSWORD)
  await proceed()
  await main.getByLabel(t.companyName).fill('Café Morgen')
  await proceed()
  await main.getByLabel(t.isBusinessConfirmed).check()
  await main.getByLabel(t.termsAccepted).check()
  await main.getByRole('button', { name: t.register }).click()
  const field = main.getByRole('textbox', { name: t.email })
  await field.and(page.locator('[aria-invalid]')).waitFor()
  expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await main.getByLabel(t.companyName).inputValue()).toBe('Café Morgen')
  await context.close()
})

test.each(visits)('a forgotten password is set anew through the mail (%s)', async (language, size) => {
  const { page, context, problems } = await visit(browser, shop.origin, size)
  const t = texts[language].account
  const email = `vergessen-${language}@cafe.example`
  await openAccount(shop.origin, { email, language })
  await page.goto(local(language, '/'))
  await page
    .getByRole('button', { name: texts[language].shell.signIn, exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: t.forgotPassword }).click()
  await dialog.getByRole('button', { name: t.backToSignIn }).click()
  await dialog.getByRole('button', { name: t.forgotPassword }).click()
  await dialog.getByRole('textbox', { name: t.email }).fill(email)
  await dialog.getByRole('button', { name: t.sendLink }).click()
  await page.getByText(t.resetSent).waitFor()
  expect(await dialog.count()).toBe(0)
  await page.goto(await resetLink(email))
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('textbox', { name: t.newPassword }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t.savePassword }).click()
  await page.getByText(t.passwordSaved).waitFor()
  await signIn(page, language, { email, password: NEW_PASSWORD })
  expect(problems).toEqual([])
  await context.close()
})

test.each(visits)('a buyer keeps the address book (%s)', async (language, size) => {
  const { page, context, problems } = await visit(browser, shop.origin, size)
  const t = texts[language].account
  const email = `adressen-${language}@cafe.example`
  await openAccount(shop.origin, { email, language })
  await signIn(page, language, { email })
  await page.goto(local(language, '/account/addresses'))
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByText(t.noAddressesTitle).waitFor()
  for (const [street, isFirst] of [
    ['Venloer Straße', true],
    ['Aachener Straße', false],
  ] as const) {
    await main.getByRole('button', { name: t.addAddress }).click()
    if (isFirst) expect(await findBarriers(page)).toEqual([])
    await dialog.getByLabel(t.street, { exact: true }).fill(street)
    await dialog.getByLabel(t.streetNumber).fill('241')
    await dialog.getByLabel(t.postalCode).fill('50823')
    await dialog.getByLabel(t.cityName).fill('Köln')
    await dialog.getByRole('button', { name: t.save }).click()
    await dialog.waitFor({ state: 'detached' })
    await main.getByText(street).waitFor()
  }
  // Saving a selected one clears the others.
  const selected = main.getByRole('article').filter({ has: page.getByText(t.selected, { exact: true }) })
  expect(await selected.allTextContents()).toEqual([expect.stringContaining('Aachener Straße')])
  await selected.getByRole('button', { name: t.edit }).click()
  await dialog.getByLabel(t.cityName).fill('')
  await dialog.getByRole('button', { name: t.save }).click()
  await dialog.getByText(language === 'de' ? 'Obligatorisch' : 'Required').waitFor()
  await dialog.getByLabel(t.cityName).fill('Bonn')
  await dialog.getByRole('button', { name: t.save }).click()
  await main.getByText('50823 Bonn').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await selected.getByRole('button', { name: t.remove }).click()
  await dialog.getByRole('button', { name: t.remove }).click()
  await main.getByText('Bonn').waitFor({ state: 'detached' })
  // After the selected one the newest left is selected.
  expect(await selected.allTextContents()).toEqual([expect.stringContaining('Venloer Straße')])
  expect(problems).toEqual([])
  await context.close()
})

test.each(visits)(
  'a buyer changes company and password, takes the data along and leaves (%s)',
  async (language, size) => {
    const { page, context, problems } = await visit(browser, shop.origin, size)
    const words = texts[language].account
    const { info, password, privacy } = area[language]
    const email = `firma-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await signIn(page, language, { email })
    await page.goto(local(language, '/account'))
    const main = page.getByRole('main')
    await main.getByLabel(info.legalForm).fill('GmbH')
    await main.getByLabel(info.socialUrls).fill('instagram.com/cafe-morgen')
    await main.getByLabel(words.vatId).fill('DE1')
    await main.getByRole('button', { name: info.save }).click()
    await main.locator('[aria-invalid]').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await main.getByLabel(words.vatId).fill('')
    await main.getByRole('button', { name: info.save }).click()
    await page.getByText(info.saved).waitFor()
    expect(await main.getByLabel(info.socialUrls).inputValue()).toBe('https://instagram.com/cafe-morgen')

    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: privacy.export }).click()
    expect((await download).suggestedFilename()).toMatch(/^tresen-\d{4}-\d\d-\d\d\.json$/)

    await page.goto(local(language, '/account/change-password'))
    await main.getByRole('textbox', { name: password.current }).fill(PASSWORD)
    await main.getByRole('textbox', { name: password.next }).fill(NEW_PASSWORD)
    expect(await findBarriers(page)).toEqual([])
    await main.getByRole('button', { name: password.save }).click()
    await page.getByText(password.saved).waitFor()

    await page.goto(local(language, '/account/info'))
    await main.getByRole('button', { name: privacy.erase }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.password }).fill(NEW_PASSWORD)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: privacy.eraseNow }).click()
    await page.getByText(privacy.erased).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
    // The browser reports the refused VAT id.
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await context.close()
  },
)

async function resetLink(email: string): Promise<string> {
  const ofMail = async () => {
    const list = await (await fetch(`${shop.origin}/dev/mail`)).text()
    for (const [, path] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const mail = (await (await fetch(shop.origin + path)).text()).replaceAll('&amp;', '&')
      const link = /https?:\/\/[^\s"<]+new-password\?token=[\w-]+/.exec(mail)
      if (link && mail.includes(email)) return link[0]
    }
    return null
  }
  await expect.poll(ofMail, { timeout: 20_000 }).not.toBeNull()
  return (await ofMail())!
}
