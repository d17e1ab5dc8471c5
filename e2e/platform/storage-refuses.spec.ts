import { expect, test } from 'vitest'
import { local, openAccount, PASSWORD, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { visit } from '../support/browser.ts'
import { press, type } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

openForAll()

const kinds = ['/', '/kaffee-tee', '/static/contact-us', '/register']

// Runs in the browser before any other script.
const refusals = {
  'blocks it': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'has no room': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

const visits = [
  ['de', 'blocks it', 820],
  ['en', 'has no room', 1440],
] as const
test.each(eachNth(2, visits))(
  'a browser whose storage refuses shows every page and signs in (%s, %s)',
  { tags: ['long'] },
  async (language, refusal, width) => {
    const { page, context, problems } = await visit(browser, shop.origin, { width, height: 844, input: 'pointer' })
    await page.addInitScript(refusals[refusal])
    const { account, shell, catalogue } = texts[language]
    for (const path of kinds) {
      await page.goto(local(language, path), { waitUntil: 'networkidle' })
      await page.getByRole('main').getByRole('heading').first().waitFor()
    }
    // Only a living page answers.
    await page.goto(local(language, '/search'), { waitUntil: 'networkidle' })
    await press(page.getByRole('button', { name: catalogue.listing.list, exact: true }))
    await page.locator(`[aria-pressed=true][aria-label="${catalogue.listing.list}"]`).waitFor()

    const email = `ohne-speicher-${language}@cafe.example`
    await openAccount(shop.origin, { email, language })
    await press(page.getByRole('banner').getByRole('button', { name: shell.signIn, exact: true }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: account.email }), email)
    await type(dialog.getByRole('textbox', { name: account.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: account.signIn, exact: true }))
    await page.locator('html[data-viewer=buyer]').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    // A page of the account, in the same document.
    await press(page.getByRole('banner').getByRole('link', { name: shell.cart }))
    await page.getByRole('heading', { name: texts[language].cart.emptyTitle }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
