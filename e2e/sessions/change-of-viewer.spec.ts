import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountArea } from '../../texts/en/account/area.ts'
import { home } from '../../texts/en/home.ts'
import { type Language, laptop, local, PASSWORD, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { besides, visit } from '../support/browser.ts'
import { press, type } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { newAccount, newSession, openOtherTab, seeAs, type Account } from './people.ts'

openForAll()

// Out of the visitor's first view, what was asked for an account may end with it.
const expected = [/^401 GET /, /^503 GET .*\/pictures\//]

async function open(language: Language) {
  const visited = await visit(browser, shop.origin, laptop)
  const tag = crypto.randomUUID().slice(0, 8)
  const [a, b] = await Promise.all([
    newAccount(shop.origin, `anna-${tag}`, language),
    newAccount(shop.origin, `bert-${tag}`, language),
  ])
  const sessionOf = (account: Account) => newSession(shop.origin, account)
  const [again, ofB] = await Promise.all([sessionOf(a.account), sessionOf(b.account)])
  return {
    ...visited,
    a: a.account,
    tokens: { a: a.token, again, b: ofB },
    other: await openOtherTab(visited.context),
    b: b.account,
  }
}

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent()
/** The page's own title; the home page greets an account by its name. */
const titleFor = (page: Page, title: string | null, account: Account | null) => {
  if (!/^\/(de)?$/.test(new URL(page.url()).pathname)) return title
  return expect.stringContaining(account ? account.companyName : home.heroAccent)
}
const priceOf = (page: Page, language: Language) =>
  page.getByRole('main').getByText(texts[language].catalogue.card.price, { exact: true })

/** Another session of the same account, another account, nobody, and the first one again, each in the second tab. */
async function changeViewers({ page, a, b, other, tokens }: Awaited<ReturnType<typeof open>>, language: Language) {
  const title = await titleOf(page)
  const { errorTitle, offlineTitle } = texts[language].shell
  const isOwnPage = page.url().includes('/account/') || page.url().endsWith('/cart')
  const isThere = async (account: Account | null) => {
    await seeAs(page, language, account)
    if (!isOwnPage) expect(await titleOf(page)).toEqual(titleFor(page, title, account))
    expect([errorTitle, offlineTitle]).not.toContain(await titleOf(page))
  }
  await other.signIn(tokens.again)
  await isThere(a)
  await other.signIn(tokens.b)
  await isThere(b)
  await other.signOut()
  await isThere(null)
  await expect.poll(() => priceOf(page, language).count()).toBe(0)
  await other.signIn(tokens.a)
  await isThere(a)
}

const addressed = [
  ['en', eachNth(3, ['/', '/search', '/stores', '/magazine', '/account/info', '/static/faqs'])],
  ['de', ['/stores/pappelei', '/cart']],
] as const
test.each(eachNth(2, addressed))(
  'pages stay whatever another tab does, opened by their address (%s)',
  async (language, kinds) => {
    const visited = await open(language)
    const { page, context, problems, a, other, tokens } = visited
    for (const path of kinds) {
      await other.signIn(tokens.a)
      await page.goto(local(language, path))
      await seeAs(page, language, a)
      await changeViewers(visited, language)
    }
    expect(besides(problems, ...expected)).toEqual([])
    await context.close()
  },
)

test.each([
  ['en', ['home', 'category', 'product']],
  ['de', ['stores', 'store', 'magazine', 'post', 'orders']],
] as const)(
  'pages stay whatever another tab does, reached by links (%s)',
  { tags: ['long'] },
  async (language, kinds) => {
    const visited = await open(language)
    const { page, context, problems, a, other, tokens } = visited
    const main = page.getByRole('main')
    const banner = page.getByRole('banner')
    const t = texts[language]
    const ways: Record<string, () => Promise<unknown>> = {
      home: () => press(banner.getByRole('link', { name: t.shell.siteName, exact: true })),
      category: () => press(page.locator(`a[href="${local(language, '/kaffee-tee')}"]`).first()),
      product: () => press(main.locator('a[href*="/products/"]').first()),
      stores: () => press(page.locator(`a[href="${local(language, '/stores')}"]:visible`).first()),
      store: () => press(main.locator('a[href*="/stores/"]').first()),
      magazine: () => press(page.locator(`a[href="${local(language, '/magazine')}"]:visible`).first()),
      post: () => press(main.locator('a[href*="/magazine/"]').first()),
      orders: () => press(banner.getByRole('link', { name: t.shell.orders, exact: true })),
    }
    await other.signIn(tokens.a)
    await page.goto(local(language, '/static/faqs'))
    await seeAs(page, language, a)
    for (const kind of kinds) {
      const before = await titleOf(page)
      await ways[kind]!()
      await expect.poll(() => titleOf(page)).not.toBe(before)
      await seeAs(page, language, a)
      await changeViewers(visited, language)
    }
    expect(besides(problems, ...expected)).toEqual([])
    await context.close()
  },
)

const dialogPages = [
  ['en', ['/', '/stores/pappelei']],
  ['de', ['/stores', '/magazine']],
] as const
test.each(eachNth(2, dialogPages))(
  'a visitor signs in by the dialog and stays where he is (%s)',
  async (language, kinds) => {
    const { page, context, problems, a, other } = await open(language)
    const t = texts[language]
    for (const path of kinds) {
      await other.signOut()
      await page.goto(local(language, path), { waitUntil: 'networkidle' })
      const title = await titleOf(page)
      await press(page.getByRole('banner').getByRole('button', { name: t.shell.signIn, exact: true }))
      const dialog = page.getByRole('dialog')
      await type(dialog.getByRole('textbox', { name: t.account.email }), a.email)
      await type(dialog.getByRole('textbox', { name: t.account.password }), PASSWORD)
      await press(dialog.getByRole('button', { name: t.account.signIn, exact: true }))
      await seeAs(page, language, a)
      expect(await titleOf(page)).toEqual(titleFor(page, title, a))
    }
    expect(besides(problems, ...expected)).toEqual([])
    await context.close()
  },
)

test('who is signed in is not asked to sign in, and skipping to the content works on an error page', async () => {
  const { page, context, other, tokens } = await open('en')
  const { shell } = texts.en
  await other.signIn(tokens.a)
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path)
    await page.getByRole('heading', { name: accountArea.alreadySignedIn.title }).waitFor()
  }
  await page.route('**/api/v1/stores?*', (route) => route.abort(), { times: 1 })
  await press(page.locator('a[href="/stores"]:visible').first())
  await page.getByRole('heading', { name: shell.offlineTitle }).waitFor()
  await page.getByRole('link', { name: shell.skipToContent }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('main').locator('a[href*="/stores/"]').first().waitFor()
  await context.close()
})
