import type { BrowserContext, Page } from 'playwright-core'
import { ask, openAccount, PASSWORD, texts, type Language } from '../support/account.ts'

const KEY = 'Authorization'

/** An account, and what the header calls it. */
export type Account = { email: string; companyName: string }

export async function newAccount(origin: string, name: string, language: Language) {
  const account: Account = { email: `${name}@cafe.example`, companyName: `Café ${name}` }
  return { account, token: await openAccount(origin, { ...account, language }) }
}

/** Another session of the account. */
export async function newSession(origin: string, { email }: Account): Promise<string> {
  const body = { email, password: PASSWORD }
  return (await ask<{ authToken: string }>(origin, '/auth/sign-in', { body })).authToken
}

/** A second tab, as far as the first one can tell: a document of the shop that shares its storage. */
export async function openOtherTab(context: BrowserContext) {
  const tab = await context.newPage()
  await tab.goto('/favicon.svg')
  return {
    signIn: (token: string) => tab.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, token]),
    signOut: () => tab.evaluate((key) => localStorage.removeItem(key), KEY),
  }
}

/** The page of a wide screen is there for this account, or for a visitor: nothing of it is on its way any more. */
export async function seeAs(page: Page, language: Language, account: Account | null): Promise<void> {
  const banner = page.getByRole('banner')
  if (account) await banner.getByText(account.companyName, { exact: true }).waitFor({ state: 'attached' })
  else await banner.getByRole('button', { name: texts[language].shell.signIn, exact: true }).waitFor()
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy=true]') && document.querySelector('main h1'),
  )
}
